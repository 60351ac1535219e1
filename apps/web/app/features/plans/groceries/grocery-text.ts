import type { GroceryRow } from "@fernwell/contract/plans";
import { classifyIngredient, groupRows } from "@fernwell/domain/grocery/ingredient-groups";

/** The unticked rows and the extras as plain text for the clipboard. */
export function writeGroceryText(
  rows: readonly GroceryRow[],
  extras: readonly string[],
  ticks: readonly string[],
): string {
  const lines = [
    ...rows
      .filter(({ name }) => !ticks.includes(name))
      .map((row) => ({ group: row.group, text: `- ${row.name}, ${formatAmounts(row)}` })),
    ...extras.map((extra) => ({ group: classifyIngredient(extra), text: `- ${extra}` })),
  ];
  return groupRows(lines)
    .map(({ label, rows: inGroup }) => [label, ...inGroup.map(({ text }) => text)].join("\n"))
    .join("\n\n");
}

function formatAmounts({ amounts }: Pick<GroceryRow, "amounts">): string {
  return amounts.map(({ quantity, measurement }) => `${quantity} ${measurement}`).join(" + ");
}
