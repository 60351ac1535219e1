import type { GroceryRow } from "@fernwell/contract/plans";

const groupNames: Readonly<Record<GroceryRow["group"], string>> = {
  dairy: "Dairy",
  protein: "Protein",
  "fruits-and-vegetables": "Fruits And Vegetables",
  bakery: "Bakery",
  "herbs-and-spices": "Herbs And Spices",
  "sugar-and-sweeteners": "Sugar And Sweeteners",
  "nuts-and-seeds": "Nuts And Seeds",
  grains: "Grains",
  other: "Other",
};

export interface GroceryGroup {
  readonly name: string;
  readonly rows: readonly GroceryRow[];
}

/** By name, with Other last, and only those that hold something. */
export function groupGroceries(rows: readonly GroceryRow[]): GroceryGroup[] {
  const groups = new Map<GroceryRow["group"], GroceryRow[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups]
    .map(([group, inGroup]) => ({ name: groupNames[group], rows: inGroup, isRest: group === "other" }))
    .sort((one, next) => Number(one.isRest) - Number(next.isRest) || one.name.localeCompare(next.name))
    .map(({ name, rows: inGroup }) => ({ name, rows: inGroup }));
}

/** The list as plain text, to be pasted elsewhere; what is ticked is in the basket already. */
export function groceryText(
  rows: readonly GroceryRow[],
  extras: readonly string[],
  ticks: readonly string[],
): string {
  const open = rows.filter(({ name }) => !ticks.includes(name));
  const groups = groupGroceries(open).map(({ name, rows: inGroup }) => [
    name,
    ...inGroup.map((row) => `- ${row.name}, ${amountsInWords(row)}`),
  ]);
  const others = extras.length === 0 ? [] : [["Extra Ingredients", ...extras.map((extra) => `- ${extra}`)]];
  return [...groups, ...others].map((lines) => lines.join("\n")).join("\n\n");
}

function amountsInWords({ amounts }: Pick<GroceryRow, "amounts">): string {
  return amounts.map(({ quantity, measurement }) => `${quantity} ${measurement}`).join(" + ");
}
