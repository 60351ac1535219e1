import type { FoodGroup, Ingredient, IngredientId } from "../food/ingredient.ts";
import { wordsIn } from "../safety/words.ts";
import type { FoundFood, Pantry } from "./foods-in-prompt.ts";

/** Words for a class of foods that somebody may want to eat. */
const classesToWish = new Set(["seafood", "sea food", "shellfish", "shell fish", "nut", "tree nut", "dairy"]);

/** Nobody who wants berries wants allspice, or fish sauce for fish. */
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

/** What people want of these is the milk and cream made from them. */
const wantedAsProducts = new Set(["coconut"]);

/**
 * What a wished-for food asks for. A refusal takes along all that is made with a food; a wish means the food itself:
 * "eggs" do not end in mayonnaise, "pumpkin" not in its seeds, "rice" not in noodles and "beans" not in green ones.
 */
export function wishedBy(
  { text, ingredientIds, allergens }: FoundFood,
  { ingredients }: Pantry,
): IngredientId[] {
  if (ingredientIds.length === 0) {
    if (!classesToWish.has(text)) return [];
    const isOfClass = ({ allergens: statuses }: Ingredient) =>
      allergens.some((allergen) => statuses[allergen] === "contains");
    return ids(withoutSeasonings(ingredients.filter(isOfClass)));
  }
  const isMeant = ({ id, foodGroup }: Ingredient) =>
    ingredientIds.includes(id) && (text !== "bean" || foodGroup === "legume");
  const named = withoutSeasonings(ingredients.filter(isMeant));
  return ids(wantedAsProducts.has(text) ? named : theFoodItself(named, text));
}

function ids(ingredients: readonly Ingredient[]): IngredientId[] {
  return ingredients.map(({ id }) => id);
}

function withoutSeasonings(ingredients: readonly Ingredient[]): readonly Ingredient[] {
  const main = ingredients.filter(({ foodGroup }) => !seasonings.includes(foodGroup));
  return main.length > 0 ? main : ingredients;
}

/** What is called after a food without being one. */
const products = new Set(
  wordsIn(
    "sprout seed noodle flour juice milk oil sauce stock leaf butter cream powder cake vinegar water paste puree bran",
  ),
);

/** Brown rice is a rice, rice noodles are noodles; what is mixed from several foods is none of them. */
function theFoodItself(ingredients: readonly Ingredient[], text: string): readonly Ingredient[] {
  const lastWord = text.split(" ").at(-1);
  const itself = ingredients.filter(({ name, madeFrom }) => {
    const kind = wordsIn(name).at(-1) ?? "";
    const isMixed = madeFrom.length > 1 && madeFrom.some((part) => ingredients.some(({ id }) => id === part));
    return !isMixed && (kind === lastWord || !products.has(kind));
  });
  return itself.length > 0 ? itself : ingredients;
}

/** Words for a way of cutting that the vocabulary knows only as a part of a name. */
const cuts = new Set(["mince"]);

/** The foods that are cut in the way a word says: "mince for tea". */
export function cutsCalled(word: string, { ingredients }: Pantry): IngredientId[] {
  if (!cuts.has(word)) return [];
  return ids(ingredients.filter(({ name }) => wordsIn(name).includes(word)));
}
