import { type IngredientGroup, ingredientGroups } from "../food/ingredient.ts";
import { splitWords } from "../safety/words.ts";
import { ingredientKeywords } from "./ingredient-keywords.ts";

export const ingredientGroupLabels: Readonly<Record<IngredientGroup, string>> = {
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

export interface GroceryGroup<Row> {
  readonly group: IngredientGroup;
  readonly label: string;
  readonly rows: readonly Row[];
}

/** Headings are alphabetical with Other last. A heading without rows is left out. */
export function groupRows<Row extends { readonly group: IngredientGroup }>(
  rows: readonly Row[],
): GroceryGroup<Row>[] {
  return ingredientGroups
    .map((group) => ({
      group,
      label: ingredientGroupLabels[group],
      rows: rows.filter((row) => row.group === group),
    }))
    .filter(({ rows }) => rows.length > 0)
    .toSorted(byLabelWithOtherLast);
}

/** The order in which a shopper meets them, from the entrance to the till. */
const shopOrder: readonly IngredientGroup[] = [
  "fruits-and-vegetables",
  "bakery",
  "protein",
  "dairy",
  "grains",
  "nuts-and-seeds",
  "herbs-and-spices",
  "sugar-and-sweeteners",
  "other",
];

/** Like `groupRows`, in the order of a shop. */
export function groupInShopOrder<Row extends { readonly group: IngredientGroup }>(
  rows: readonly Row[],
): GroceryGroup<Row>[] {
  return groupRows(rows).toSorted(
    (one, other) => shopOrder.indexOf(one.group) - shopOrder.indexOf(other.group),
  );
}

function byLabelWithOtherLast(one: GroceryGroup<unknown>, other: GroceryGroup<unknown>): number {
  const isLast = ({ group }: GroceryGroup<unknown>) => Number(group === "other");
  return isLast(one) - isLast(other) || one.label.localeCompare(other.label, "en");
}

/** Finds the group of a typed line by the longest keyword in it, so that peanut butter is not taken for butter. */
export function classifyIngredient(text: string): IngredientGroup {
  const words = padWithSpaces(splitWords(text));
  return keywords.find(({ phrase }) => words.includes(phrase))?.group ?? "other";
}

/** Longest first; keywords of equal length keep the order of the table. */
const keywords = ingredientKeywords
  .flatMap(([group, list]) =>
    list.split(",").map((keyword) => ({ group, phrase: padWithSpaces(splitWords(keyword)) })),
  )
  .toSorted((one, other) => other.phrase.length - one.phrase.length);

/** The spaces at both ends make `includes` match whole words only. */
function padWithSpaces(words: readonly string[]): string {
  return ` ${words.join(" ")} `;
}
