import type { FoodGroup, Ingredient, IngredientId } from "../food/ingredient.ts";
import type { Meal } from "../food/meal.ts";

const neverMain: readonly FoodGroup[] = [
  "water",
  "beverage",
  "oil",
  "herb",
  "spice",
  "condiment",
  "sweetener",
  "baking",
];

/** The heaviest ingredient, leaving out drinks, oils, seasonings and the like. */
export function findMainIngredient(
  { ingredients }: Pick<Meal, "ingredients">,
  findIngredient: (id: IngredientId) => Ingredient | undefined,
): IngredientId | null {
  const heaviest = ingredients
    .filter(({ ingredientId }) => {
      const group = findIngredient(ingredientId)?.foodGroup;
      return group !== undefined && !neverMain.includes(group);
    })
    .toSorted((one, other) => other.grams - one.grams)[0];
  return heaviest?.ingredientId ?? null;
}
