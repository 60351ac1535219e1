import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { type Ingredient, type IngredientId, type Measurement, measurements } from "../food/ingredient.ts";
import type { MealId } from "../food/meal.ts";
import { toKitchenAmount } from "./kitchen-rounding.ts";
import { type GroceryRow, mergeGroceries, type PlannedMeal } from "./merge-groceries.ts";
import type { Amount } from "./quantity.ts";
import { add, fromDecimal, multiply, type Rational, toNumber, zero } from "./rational.ts";

const foods: readonly Ingredient[] = [
  anIngredient({ id: "oil", densityGramsPerMl: 0.91, portions: { cup: 216, tbsp: 13.5, tsp: 4.5 } }),
  anIngredient({ id: "milk", densityGramsPerMl: 1.03 }),
  anIngredient({ id: "butter", portions: { cup: 227, tbsp: 14.2, tsp: 4.7 } }),
  anIngredient({ id: "garlic", portions: { clove: 3, tsp: 2.8, head: 36 } }),
  anIngredient({ id: "egg", portions: { piece: 50 }, foodGroup: "egg" }),
  anIngredient({ id: "mystery" }),
  anIngredient({ id: "namesake", name: "mystery" }),
];
const byId = new Map(foods.map((food) => [food.id, food]));
const getIngredient = (id: IngredientId) => byId.get(id) ?? anIngredient();

const anyLine = fc.record({
  ingredientId: fc.constantFrom(...foods.map(({ id }) => id)),
  quantity: fc.oneof(
    fc.constantFrom(0.25, 0.33, 0.5, 0.67, 1, 1.5, 2, 3),
    fc.integer({ min: 1, max: 90_000 }).map((hundredths) => hundredths / 100),
  ),
  measurement: fc.constantFrom<Measurement>(...measurements),
  grams: fc.constant(1),
  note: fc.constant(null),
  scales: fc.boolean(),
});

const anyMeal = fc.record({
  meal: fc.record({
    id: fc.integer({ min: 0, max: 99 }).map((number) => `meal-${number}` as MealId),
    servings: fc.integer({ min: 1, max: 12 }),
    ingredients: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  }),
  servings: fc.integer({ min: 1, max: 24 }),
});

const anyMeals = fc.uniqueArray(anyMeal, { maxLength: 6, selector: ({ meal }) => meal.id });
const someMeals = fc.uniqueArray(anyMeal, { minLength: 1, maxLength: 6, selector: ({ meal }) => meal.id });

function mergeMeals(meals: readonly PlannedMeal[]): GroceryRow[] {
  return mergeGroceries(meals, getIngredient);
}

function quantityIn(amounts: readonly Amount[], measurement: Measurement): Rational {
  return amounts
    .filter((amount) => amount.measurement === measurement)
    .map(({ quantity }) => quantity)
    .reduce(add, zero);
}

/** The weight of one measure, computed independently of the code under test. */
function gramsOfOne(
  { densityGramsPerMl, portions }: Ingredient,
  measurement: Measurement,
): number | undefined {
  const millilitresPerMeasure: Partial<Record<Measurement, number>> = { ml: 1, cup: 250, tbsp: 15, tsp: 5 };
  const millilitres = millilitresPerMeasure[measurement];
  if (measurement === "g") return 1;
  if (millilitres !== undefined && densityGramsPerMl !== null) return millilitres * densityGramsPerMl;
  return measurement === "ml" ? undefined : portions[measurement];
}

/** Sums each ingredient: grams where the weight of a measure is known, otherwise the number of measures. */
function sumContent(
  parts: readonly {
    readonly id: IngredientId;
    readonly quantity: number;
    readonly measurement: Measurement;
  }[],
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { id, quantity, measurement } of parts) {
    const grams = gramsOfOne(getIngredient(id), measurement);
    const key = `${id} in ${grams === undefined ? measurement : "g"}`;
    sums[key] = (sums[key] ?? 0) + quantity * (grams ?? 1);
  }
  return sums;
}

const asParts = (id: IngredientId, amounts: readonly Amount[]) =>
  amounts.map(({ quantity, measurement }) => ({ id, quantity: toNumber(quantity), measurement }));

function expectClose(one: Record<string, number>, other: Record<string, number>): void {
  expect(Object.keys(one).toSorted()).toEqual(Object.keys(other).toSorted());
  for (const [key, sum] of Object.entries(one)) expect(sum / (other[key] ?? 0)).toBeCloseTo(1, 9);
}

describe("a grocery list", () => {
  it("[PLAN-59] contains exactly what the meals need", () => {
    /** A quantity within 0.01 of a fraction is read as that fraction, so only unambiguous ones are tested here. */
    const isPlain = (quantity: number) => Number.isInteger(quantity * 4);
    fc.assert(
      fc.property(someMeals, (all) => {
        const meals = all.map(({ meal, servings }) => ({
          servings,
          meal: {
            ...meal,
            ingredients: meal.ingredients.filter(({ quantity }) => isPlain(quantity)),
          },
        }));
        const needed = meals.flatMap(({ meal, servings }) =>
          meal.ingredients.map(({ ingredientId: id, quantity, measurement, scales }) => ({
            id,
            quantity: scales ? (quantity * servings) / meal.servings : quantity,
            measurement,
          })),
        );
        const listed = mergeMeals(meals).flatMap((row) => asParts(row.ingredientId, row.amounts));
        expectClose(sumContent(listed), sumContent(needed));
      }),
    );
  });

  it("[PLAN-59] has each ingredient once, and each measurement once in a row", () => {
    fc.assert(
      fc.property(anyMeals, (meals) => {
        const rows = mergeMeals(meals);
        expect(new Set(rows.map(({ ingredientId }) => ingredientId)).size).toBe(rows.length);
        for (const { amounts } of rows) {
          expect(new Set(amounts.map(({ measurement }) => measurement)).size).toBe(amounts.length);
        }
      }),
    );
  });

  it("[PLAN-59] equals the sum of the shares it lists for each meal", () => {
    fc.assert(
      fc.property(anyMeals, (meals) => {
        for (const { amounts, shares } of mergeMeals(meals)) {
          const parts = shares.flatMap((share) => share.amounts);
          for (const measurement of measurements) {
            expect(quantityIn(parts, measurement)).toEqual(quantityIn(amounts, measurement));
          }
        }
      }),
    );
  });

  it("does not depend on the order of the meals", () => {
    const inTwoOrders = anyMeals.chain((meals) =>
      fc.tuple(
        fc.constant(meals),
        fc.shuffledSubarray(meals, { minLength: meals.length, maxLength: meals.length }),
      ),
    );
    fc.assert(
      fc.property(inTwoOrders, ([meals, shuffled]) => {
        expect(mergeMeals(shuffled)).toEqual(mergeMeals(meals));
      }),
    );
  });

  it("[REC-19] scales with the servings of its meals", () => {
    fc.assert(
      fc.property(anyMeals, fc.integer({ min: 1, max: 12 }), (meals, times) => {
        const scaling = meals.map(({ meal, servings }) => ({
          servings,
          meal: { ...meal, ingredients: meal.ingredients.map((line) => ({ ...line, scales: true })) },
        }));
        const scaledFirst = mergeMeals(
          scaling.map(({ meal, servings }) => ({ meal, servings: servings * times })),
        );
        const grow = (amounts: readonly Amount[]) =>
          amounts.map((amount) => ({ ...amount, quantity: multiply(amount.quantity, fromDecimal(times)) }));
        const mergedFirst = mergeMeals(scaling).map((row) => ({
          ...row,
          amounts: grow(row.amounts),
          grams: multiply(row.grams, fromDecimal(times)),
          shares: row.shares.map((share) => ({ ...share, amounts: grow(share.amounts) })),
        }));
        expect(scaledFirst).toEqual(mergedFirst);
      }),
    );
  });

  it("[REC-19] keeps amounts that do not scale", () => {
    fc.assert(
      fc.property(anyMeals, fc.integer({ min: 1, max: 12 }), (meals, times) => {
        const fixed = meals.map(({ meal, servings }) => ({
          servings,
          meal: { ...meal, ingredients: meal.ingredients.map((line) => ({ ...line, scales: false })) },
        }));
        const forMore = fixed.map(({ meal, servings }) => ({ meal, servings: servings * times }));
        expect(mergeMeals(forMore)).toEqual(mergeMeals(fixed));
      }),
    );
  });

  it("returns to the earlier list when the added meal is removed", () => {
    fc.assert(
      fc.property(someMeals, (meals) => {
        const [added, ...earlier] = meals;
        const before = mergeMeals(earlier);
        const during = mergeMeals(meals);
        expect(mergeMeals(meals.filter((meal) => meal !== added))).toEqual(before);

        const left = during.flatMap(({ ingredientId, shares }) =>
          shares
            .filter(({ mealId }) => mealId !== added?.meal.id)
            .flatMap(({ amounts }) => asParts(ingredientId, amounts)),
        );
        const listedBefore = before.flatMap((row) => asParts(row.ingredientId, row.amounts));
        expectClose(sumContent(left), sumContent(listedBefore));
      }),
    );
  });

  it("keeps its exact amounts after rounding for display", () => {
    fc.assert(
      fc.property(anyMeals, (meals) => {
        const rows = mergeMeals(meals);
        const show = (row: GroceryRow) =>
          row.amounts.map((amount) => toKitchenAmount(amount, getIngredient(row.ingredientId).foodGroup));
        const shown = deepFreeze(rows).map(show);
        expect(rows).toEqual(mergeMeals(meals));
        expect(rows.map(show)).toEqual(shown);
      }),
    );
  });

  it("does not change the meals", () => {
    fc.assert(
      fc.property(anyMeals, (meals) => {
        expect(() => mergeMeals(deepFreeze(meals))).not.toThrow();
      }),
    );
  });
});

function deepFreeze<Value extends readonly PlannedMeal[] | readonly GroceryRow[]>(value: Value): Value {
  const freeze = (inner: unknown): void => {
    if (typeof inner !== "object" || inner === null) return;
    Object.freeze(inner);
    Object.values(inner).forEach(freeze);
  };
  freeze(value);
  return value;
}
