import type { GroceryRow } from "@fernwell/contract/plans";
import { classifyIngredient, groupRows } from "@fernwell/domain/grocery/ingredient-groups";

/** What is left to buy, as plain text for the clipboard. What is always at home is left out. */
export function writeGroceryText(
  rows: readonly GroceryRow[],
  extras: readonly string[],
  ticks: readonly string[],
  group: typeof groupRows = groupRows,
): string {
  const lines = [
    ...rows
      .filter(({ name, is_staple }) => !is_staple && !ticks.includes(name))
      .map((row) => ({ group: row.group, text: `- ${row.name}, ${row.more ?? row.shop_amount}` })),
    ...extras
      .filter((extra) => !ticks.includes(extra))
      .map((extra) => ({ group: classifyIngredient(extra), text: `- ${extra}` })),
  ];
  return group(lines)
    .map(({ label, rows: inGroup }) => [label, ...inGroup.map(({ text }) => text)].join("\n"))
    .join("\n\n");
}

/** Meals by name; names have commas of their own. */
export function listMeals({ meals }: Pick<GroceryRow, "meals">): string {
  return `For ${meals.join(" · ")}`;
}

/** What the meals need, or null where the whole amount to buy says it: as much, or as many pieces. */
export function describeNeed(
  row: Pick<GroceryRow, "amounts" | "shop_amount">,
  amount: string,
): string | null {
  const need = formatNeed(row);
  const isWhole = amount === row.shop_amount;
  const isCounted = isWhole && row.amounts.every(({ measurement }) => /^pieces?$/.test(measurement));
  return isCounted || amount === need || amount.startsWith(`${need} (`) ? null : `${need} needed`;
}

/** What the meals need of a row, in kitchen measures. */
export function formatNeed({ amounts }: Pick<GroceryRow, "amounts">): string {
  return amounts.map(({ quantity, measurement }) => `${quantity} ${measurement}`).join(" + ");
}
