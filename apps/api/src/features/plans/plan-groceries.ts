import type { GroceryRow } from "@fernwell/contract/plans";
import type { Ingredient } from "@fernwell/domain/food/ingredient";
import { toKitchenAmount } from "@fernwell/domain/grocery/kitchen-rounding";
import { mergeGroceries } from "@fernwell/domain/grocery/merge-groceries";
import type { Snapshot } from "../catalogue/catalogue.types.ts";

/** What the meals of a plan need, each cooked for as many as its recipe serves. */
export function groceriesOf(
  mealIds: readonly string[],
  { meals, ingredients }: Pick<Snapshot, "meals" | "ingredients">,
): GroceryRow[] {
  const planned = mealIds.flatMap((id) => {
    const found = meals.find(id);
    return found === null ? [] : [found.item];
  });
  const nameOf = new Map(planned.map(({ id, name }) => [id, name]));
  const ingredientOf = (id: Ingredient["id"]) => {
    const ingredient = ingredients.get(id);
    if (!ingredient) throw new Error(`the catalogue has no ingredient ${id}`);
    return ingredient;
  };

  return mergeGroceries(
    planned.map((meal) => ({ meal, servings: meal.servings })),
    [],
    ingredientOf,
  ).flatMap((row) => {
    if (row.kind === "extra") return [];
    const { foodGroup } = ingredientOf(row.ingredientId);
    return [
      {
        name: row.name,
        group: row.group,
        amounts: row.amounts.map((amount) => {
          const { quantity, measurement } = toKitchenAmount(amount, foodGroup);
          return { quantity, measurement };
        }),
        meals: row.shares.map(({ mealId }) => nameOf.get(mealId) ?? mealId),
      },
    ];
  });
}
