import type { Ingredient, IngredientGroup, IngredientId } from "../food/ingredient.ts";
import type { Meal, MealId } from "../food/meal.ts";
import { groupOfText } from "./ingredient-groups.ts";
import type { Amount } from "./quantity.ts";
import { scaleServings } from "./scale-servings.ts";
import { sharedMeasurement, sumAmounts } from "./sum-amounts.ts";

/** A meal and the number of people it is cooked for. */
export interface PlannedMeal {
  readonly meal: Pick<Meal, "id" | "servings" | "ingredients">;
  readonly servings: number;
}

/** How much of a row one meal needs, in the row's own measurements. */
export interface MealShare {
  readonly mealId: MealId;
  readonly amounts: readonly Amount[];
}

export interface IngredientRow {
  readonly kind: "ingredient";
  readonly ingredientId: IngredientId;
  readonly name: string;
  readonly group: IngredientGroup;
  /** Several only where nothing is known that turns one into the other. */
  readonly amounts: readonly Amount[];
  readonly shares: readonly MealShare[];
}

/** What the person wrote, kept to the letter. */
export interface ExtraRow {
  readonly kind: "extra";
  readonly text: string;
  readonly group: IngredientGroup;
}

export type GroceryRow = IngredientRow | ExtraRow;

/** One row per ingredient by name, whatever the order of the meals; then the extras as they were written. */
export function mergeGroceries(
  meals: readonly PlannedMeal[],
  extras: readonly string[],
  ingredientOf: (id: IngredientId) => Ingredient,
): GroceryRow[] {
  const partsById = Map.groupBy(
    meals.toSorted(byMealId).flatMap(partsOf),
    ({ ingredientId }) => ingredientId,
  );
  const rows = Array.from(partsById, ([id, parts]) => toRow(ingredientOf(id), parts));
  return [...rows.toSorted(byName), ...extras.map(toExtraRow)];
}

interface Part {
  readonly mealId: MealId;
  readonly ingredientId: IngredientId;
  readonly amount: Amount;
}

function partsOf({ meal, servings }: PlannedMeal): Part[] {
  return scaleServings(meal, servings).map(({ ingredientId, amount }) => ({
    mealId: meal.id,
    ingredientId,
    amount,
  }));
}

function toRow(ingredient: Ingredient, parts: readonly Part[]): IngredientRow {
  const amounts = parts.map(({ amount }) => amount);
  const measurement = sharedMeasurement(amounts, ingredient);
  const partsByMeal = Map.groupBy(parts, ({ mealId }) => mealId);
  return {
    kind: "ingredient",
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

function toExtraRow(text: string): ExtraRow {
  return { kind: "extra", text, group: groupOfText(text) };
}

/** The first meal chooses a row's measurement, so which one is first must not hang on the order of a plan. */
function byMealId(one: PlannedMeal, other: PlannedMeal): number {
  if (one.meal.id === other.meal.id) return 0;
  return one.meal.id < other.meal.id ? -1 : 1;
}

function byName(one: IngredientRow, other: IngredientRow): number {
  return one.name.localeCompare(other.name, "en");
}
