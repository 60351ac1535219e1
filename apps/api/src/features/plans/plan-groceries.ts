import type { GroceryRow } from "@fernwell/contract/plans";
import type { Ingredient } from "@fernwell/domain/food/ingredient";
import { toKitchenAmount } from "@fernwell/domain/grocery/kitchen-rounding";
import { mergeGroceries } from "@fernwell/domain/grocery/merge-groceries";
import type { Snapshot } from "../catalogue/catalogue.types.ts";

/** Merges the ingredients of a plan's meals. Each meal is cooked for the number of people its recipe serves. */
export function listGroceries(
  mealIds: readonly string[],
  { shelves, ingredients }: Pick<Snapshot, "shelves" | "ingredients">,
): GroceryRow[] {
  const planned = mealIds.flatMap((id) => shelves.meal.find(id) ?? []);
  const mealNames = new Map(planned.map(({ id, name }) => [id, name]));
  const getIngredient = (id: Ingredient["id"]) => {
    const ingredient = ingredients.get(id);
    if (!ingredient) throw new Error(`the catalogue has no ingredient ${id}`);
    return ingredient;
  };

  return mergeGroceries(
    planned.map((meal) => ({ meal, servings: meal.servings })),
    getIngredient,
  ).map(({ ingredientId, name, group, amounts, shares }) => ({
    name,
    group,
    amounts: amounts.map((amount) => {
      const { quantity, measurement } = toKitchenAmount(amount, getIngredient(ingredientId).foodGroup);
      return { quantity, measurement };
    }),
    meals: shares.map(({ mealId }) => mealNames.get(mealId) ?? mealId),
  }));
}
