import { type IngredientGroup, ingredientGroups } from "../food/ingredient.ts";
import { wordsIn } from "../safety/words.ts";
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

/** The rows under their headings, alphabetically with Other last; a heading without rows is left out. */
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

function byLabelWithOtherLast(one: GroceryGroup<unknown>, other: GroceryGroup<unknown>): number {
  const isLast = ({ group }: GroceryGroup<unknown>) => Number(group === "other");
  return isLast(one) - isLast(other) || one.label.localeCompare(other.label, "en");
}

/** The group of what somebody wrote, by the longest keyword in it: peanut butter is no butter. */
export function groupOfText(text: string): IngredientGroup {
  const words = between(wordsIn(text));
  return keywords.find(({ phrase }) => words.includes(phrase))?.group ?? "other";
}

/** The longest first; of two equally long ones the one that the table names first. */
const keywords = ingredientKeywords
  .flatMap(([group, list]) =>
    list.split(",").map((keyword) => ({ group, phrase: between(wordsIn(keyword)) })),
  )
  .toSorted((one, other) => other.phrase.length - one.phrase.length);

/** Spaces at both ends, so that only whole words are found in it. */
function between(words: readonly string[]): string {
  return ` ${words.join(" ")} `;
}
