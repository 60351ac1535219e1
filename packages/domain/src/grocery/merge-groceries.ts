import type { Ingredient, IngredientGroup, IngredientId } from "../food/ingredient.ts";
import type { Meal, MealId } from "../food/meal.ts";
import type { Amount } from "./quantity.ts";
import { scaleServings } from "./scale-servings.ts";
import { chooseMeasurement, sumAmounts } from "./sum-amounts.ts";

/** A meal and the number of people it is cooked for. */
export interface PlannedMeal {
  readonly meal: Pick<Meal, "id" | "servings" | "ingredients">;
  readonly servings: number;
}

/** How much of a row one meal needs, in the row's measurements. */
export interface MealShare {
  readonly mealId: MealId;
  readonly amounts: readonly Amount[];
}

export interface GroceryRow {
  readonly ingredientId: IngredientId;
  readonly name: string;
  readonly group: IngredientGroup;
  /** More than one only where the measurements cannot be converted into each other. */
  readonly amounts: readonly Amount[];
  readonly shares: readonly MealShare[];
}

/** Returns one row per ingredient, sorted by name. The order of the meals makes no difference. */
export function mergeGroceries(
  meals: readonly PlannedMeal[],
  getIngredient: (id: IngredientId) => Ingredient,
): GroceryRow[] {
  const partsById = Map.groupBy(
    meals.toSorted(byMealId).flatMap(toParts),
    ({ ingredientId }) => ingredientId,
  );
  const rows = Array.from(partsById, ([id, parts]) => toRow(getIngredient(id), parts));
  return rows.toSorted(byName);
}

interface Part {
  readonly mealId: MealId;
  readonly ingredientId: IngredientId;
  readonly amount: Amount;
}

function toParts({ meal, servings }: PlannedMeal): Part[] {
  return scaleServings(meal, servings).map(({ ingredientId, amount }) => ({
    mealId: meal.id,
    ingredientId,
    amount,
  }));
}

function toRow(ingredient: Ingredient, parts: readonly Part[]): GroceryRow {
  const amounts = parts.map(({ amount }) => amount);
  const measurement = chooseMeasurement(amounts, ingredient);
  const partsByMeal = Map.groupBy(parts, ({ mealId }) => mealId);
  return {
    ingredientId: ingredient.id,
    name: ingredient.name,
    group: ingredient.ingredientGroup,
    amounts: sumAmounts(amounts, measurement, ingredient),
    shares: Array.from(partsByMeal, ([mealId, own]) => ({
      mealId,
      amounts: sumAmounts(
        own.map(({ amount }) => amount),
        measurement,
        ingredient,
      ),
    })),
  };
}

/** The first meal decides a row's measurement, so the order must not depend on the plan. */
function byMealId(one: PlannedMeal, other: PlannedMeal): number {
  if (one.meal.id === other.meal.id) return 0;
  return one.meal.id < other.meal.id ? -1 : 1;
}

function byName(one: GroceryRow, other: GroceryRow): number {
  return one.name.localeCompare(other.name, "en");
}
