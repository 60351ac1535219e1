import type { GroceryRow } from "@fernwell/contract/plans";
import type { Ingredient, IngredientId } from "@fernwell/domain/food/ingredient";
import { mergeGroceries } from "@fernwell/domain/grocery/merge-groceries";
import { buy, isSold } from "@fernwell/domain/grocery/purchase";
import { describeLeftover, describeMore, describePurchase } from "@fernwell/domain/grocery/purchase-words";
import { stepMeasure } from "@fernwell/domain/grocery/step-measure";
import { findMissing, type Need, type Ticks } from "@fernwell/domain/grocery/ticks";
import { groceryWords } from "@fernwell/domain/measures/grocery-words";
import type { MeasureSystem } from "@fernwell/domain/measures/measures";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import type { IsStaple } from "../staples/staples.service.ts";

/** A meal of a plan, and for how many it is cooked. Null is as many as its recipe serves. */
export interface PlannedMeal {
  readonly mealId: string;
  readonly servings: number | null;
}

/** What a person has at home and has bought, and how they measure. */
export interface Household {
  readonly measures: MeasureSystem;
  readonly isStaple: IsStaple;
  readonly ticks: Ticks;
}

type Catalogue = Pick<Snapshot, "shelves" | "ingredients">;

/** Merges the ingredients of a plan's meals. */
export function listGroceries(
  entries: readonly PlannedMeal[],
  catalogue: Catalogue,
  { isStaple, ticks, measures }: Household,
): GroceryRow[] {
  const words = groceryWords[measures];
  return mergeMeals(entries, catalogue).map(({ ingredient, row, need, meals }) => {
    const purchase = buy(need.grams, need.sold);
    const missing = findMissing(need, ticks);
    const amounts = row.amounts.map((amount) => stepMeasure(amount, ingredient));
    return {
      name: row.name,
      group: row.group,
      amounts: amounts.map((amount) => {
        const { quantity, measurement } = words.need(amount, ingredient.foodGroup);
        return { quantity, measurement };
      }),
      meals,
      shop_amount: describePurchase(purchase, ingredient, words),
      leftover: describeLeftover(purchase, ingredient, amounts),
      more: missing && describeMore(missing, words),
      is_staple: isStaple(ingredient),
      ingredient_id: ingredient.id,
    };
  });
}

/** How much of each row is needed, to compare with what was bought. */
export function listNeeds(entries: readonly PlannedMeal[], catalogue: Catalogue): Need[] {
  return mergeMeals(entries, catalogue).map(({ need }) => need);
}

/** The names of what half a pack or more is left of after some meals, without what is always at home. */
export function listLeftovers(
  entries: readonly PlannedMeal[],
  catalogue: Catalogue,
  isStaple: IsStaple,
): Map<IngredientId, string> {
  return new Map(
    mergeMeals(entries, catalogue).flatMap(({ ingredient, need, row }): [IngredientId, string][] =>
      isStaple(ingredient) || describeLeftover(buy(need.grams, need.sold), ingredient) === null
        ? []
        : [[ingredient.id, row.name]],
    ),
  );
}

function mergeMeals(entries: readonly PlannedMeal[], { shelves, ingredients }: Catalogue) {
  const planned = entries.flatMap(({ mealId, servings }) => {
    const meal = shelves.meal.find(mealId);
    return meal ? [{ meal, servings: servings ?? meal.servings }] : [];
  });
  const mealNames = new Map(planned.map(({ meal: { id, name } }) => [id, name]));
  const getIngredient = (id: Ingredient["id"]) => {
    const ingredient = ingredients.get(id);
    if (!ingredient) throw new Error(`the catalogue has no ingredient ${id}`);
    return ingredient;
  };

  return mergeGroceries(planned, getIngredient).map((row) => {
    const ingredient = getIngredient(row.ingredientId);
    const { soldAs: sold } = ingredient;
    if (!isSold(sold)) throw new Error(`${row.ingredientId} is on a list and cannot be bought`);
    return {
      ingredient,
      row,
      need: { name: row.name, grams: row.grams, sold },
      meals: row.shares.map(({ mealId }) => mealNames.get(mealId) ?? mealId),
    };
  });
}
