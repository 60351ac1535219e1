import type { FoodGroup, Ingredient, IngredientId } from "../food/ingredient.ts";
import type { Meal } from "../food/meal.ts";

const never: readonly FoodGroup[] = [
  "water",
  "beverage",
  "oil",
  "herb",
  "spice",
  "condiment",
  "sweetener",
  "baking",
];

/** What a dish is chiefly made of. */
export function mainIngredientOf(
  { ingredients }: Pick<Meal, "ingredients">,
  ingredientOf: (id: IngredientId) => Ingredient | undefined,
): IngredientId | null {
  const heaviest = ingredients
    .filter(({ ingredientId }) => {
      const group = ingredientOf(ingredientId)?.foodGroup;
      return group !== undefined && !never.includes(group);
    })
    .toSorted((one, other) => other.grams - one.grams)[0];
  return heaviest?.ingredientId ?? null;
}
