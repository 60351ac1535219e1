import type { Ingredient, IngredientGroup, IngredientId } from "../food/ingredient.ts";
import type { Meal, MealId } from "../food/meal.ts";
import { type Amount, measure, weigh } from "./quantity.ts";
import { add, divide, fromDecimal, multiply, type Rational, ratio, zero } from "./rational.ts";
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
  /** The weight of all amounts. */
  readonly grams: Rational;
  readonly shares: readonly MealShare[];
}

/** Returns one row per ingredient that is bought, sorted by name. The order of the meals makes no difference. */
export function mergeGroceries(
  meals: readonly PlannedMeal[],
  getIngredient: (id: IngredientId) => Ingredient,
): GroceryRow[] {
  const parts = meals.toSorted(byMealId).flatMap((meal) => toParts(meal, getIngredient));
  const partsById = Map.groupBy(parts, ({ ingredientId }) => ingredientId);
  const rows = Array.from(partsById, ([id, parts]) => toRow(getIngredient(id), parts));
  return rows.toSorted(byName);
}

interface Part {
  readonly mealId: MealId;
  readonly ingredientId: IngredientId;
  readonly amount: Amount;
  readonly grams: Rational;
}

function toParts({ meal, servings }: PlannedMeal, getIngredient: (id: IngredientId) => Ingredient): Part[] {
  const factor = divide(fromDecimal(servings), fromDecimal(meal.servings));
  return scaleServings(meal, servings).flatMap(({ ingredientId, amount, grams, scales }) => {
    const ingredient = getIngredient(ingredientId);
    const written = multiply(fromDecimal(grams), scales ? factor : ratio(1n, 1n));
    const part = { mealId: meal.id, ingredientId, amount, grams: weighLine(amount, ingredient) ?? written };
    return toBought(part, ingredient, getIngredient);
  });
}

/** The juice of a lemon is bought as a lemon, and water is not bought. */
function toBought(
  part: Part,
  { soldAs }: Ingredient,
  getIngredient: (id: IngredientId) => Ingredient,
): Part[] {
  if (soldAs.kind === "tap") return [];
  if (soldAs.kind !== "another") return [part];
  const whole = getIngredient(soldAs.ingredientId);
  const amount: Amount = {
    quantity: divide(part.grams, fromDecimal(soldAs.gramsPerPiece)),
    measurement: "piece",
  };
  return [{ ...part, ingredientId: whole.id, amount, grams: weighLine(amount, whole) ?? part.grams }];
}

/** Null if the weight of the measure is unknown. */
function weighLine(amount: Amount, ingredient: Ingredient): Rational | null {
  const weighed = weigh(measure(amount, ingredient), ingredient);
  return weighed.dimension === "mass" ? weighed.grams : null;
}

function toRow(ingredient: Ingredient, parts: readonly Part[]): GroceryRow {
  const amounts = parts.map(({ amount }) => amount);
  const measurement = chooseMeasurement(ingredient);
  const partsByMeal = Map.groupBy(parts, ({ mealId }) => mealId);
  return {
    ingredientId: ingredient.id,
    name: ingredient.name,
    group: ingredient.ingredientGroup,
    amounts: sumAmounts(amounts, measurement, ingredient),
    grams: parts.map(({ grams }) => grams).reduce(add, zero),
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

/** A row lists its meals in an order that does not depend on the plan's. */
function byMealId(one: PlannedMeal, other: PlannedMeal): number {
  if (one.meal.id === other.meal.id) return 0;
  return one.meal.id < other.meal.id ? -1 : 1;
}

function byName(one: GroceryRow, other: GroceryRow): number {
  return one.name.localeCompare(other.name, "en");
}
