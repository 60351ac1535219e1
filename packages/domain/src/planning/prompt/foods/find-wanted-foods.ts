import type { FoodGroup, Ingredient, IngredientId } from "../../../food/ingredient.ts";
import { splitWords } from "../../../safety/words.ts";
import type { FoundFood, Pantry } from "./find-foods.ts";

/** Names of allergen classes that are also foods people want. */
const wantableClasses = new Set([
  "seafood",
  "sea food",
  "shellfish",
  "shell fish",
  "nut",
  "tree nut",
  "dairy",
]);

/** A wish for berries does not mean allspice, nor one for fish fish sauce. */
const seasonings: readonly FoodGroup[] = [
  "herb",
  "spice",
  "condiment",
  "oil",
  "sweetener",
  "baking",
  "beverage",
  "water",
];

/** A wish for these means the milk and cream made from them. */
const wantedAsProducts = new Set(["coconut"]);

/**
 * Finds the ingredients that a wanted food means. A refusal includes everything made with a food, but a wish means the
 * food itself: not mayonnaise for "eggs", seeds for "pumpkin", noodles for "rice" or green beans for "beans".
 */
export function findWanted(
  { text, ingredientIds, allergens }: FoundFood,
  { ingredients }: Pantry,
): IngredientId[] {
  if (ingredientIds.length === 0) {
    if (!wantableClasses.has(text)) return [];
    const isOfClass = ({ allergens: statuses }: Ingredient) =>
      allergens.some((allergen) => statuses[allergen] === "contains");
    return toIds(dropSeasonings(ingredients.filter(isOfClass)));
  }
  const isMeant = ({ id, foodGroup }: Ingredient) =>
    ingredientIds.includes(id) && (text !== "bean" || foodGroup === "legume");
  const named = dropSeasonings(ingredients.filter(isMeant));
  return toIds(wantedAsProducts.has(text) ? named : keepFoodItself(named, text));
}

function toIds(ingredients: readonly Ingredient[]): IngredientId[] {
  return ingredients.map(({ id }) => id);
}

function dropSeasonings(ingredients: readonly Ingredient[]): readonly Ingredient[] {
  const main = ingredients.filter(({ foodGroup }) => !seasonings.includes(foodGroup));
  return main.length > 0 ? main : ingredients;
}

/** Products named after a food. */
const products = new Set(
  splitWords(
    "sprout seed noodle flour juice milk oil sauce stock leaf butter cream powder cake vinegar water paste puree bran",
  ),
);

/** Brown rice is rice, but rice noodles are noodles, and a mixture of several foods is none of them. */
function keepFoodItself(ingredients: readonly Ingredient[], text: string): readonly Ingredient[] {
  const lastWord = text.split(" ").at(-1);
  const itself = ingredients.filter(({ name, madeFrom }) => {
    const kind = splitWords(name).at(-1) ?? "";
    const isMixed = madeFrom.length > 1 && madeFrom.some((part) => ingredients.some(({ id }) => id === part));
    return !isMixed && (kind === lastWord || !products.has(kind));
  });
  return itself.length > 0 ? itself : ingredients;
}

/** Words for many foods at once that no vocabulary knows, with the names that they cover. */
const collective: readonly (readonly [written: RegExp, foods: RegExp])[] = [
  [/^mince$/, /\bmince\b/i],
  [
    /^greens$/,
    /\b(?:spinach|kale|silverbeet|chard|cavolo|bok choy|pak choi|lettuce|rocket|watercress|cabbage|broccoli|greens|callaloo|collard|leaves)\b/i,
  ],
];

/** Finds all foods of a collective word: "mince for tea", "lots of greens". */
export function findCollective(written: string, { ingredients }: Pantry): IngredientId[] {
  const foods = collective.find(([pattern]) => pattern.test(written))?.[1];
  return foods === undefined ? [] : toIds(ingredients.filter(({ name }) => foods.test(name)));
}
