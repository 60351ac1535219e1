import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IngredientId } from "../food/ingredient.ts";
import type { IngredientLine } from "../food/meal.ts";
import { readWrittenAmount } from "./quantity.ts";
import { divide, fromDecimal, multiply, ratio } from "./rational.ts";
import { scaleMinutes, scaleServings } from "./scale-servings.ts";

const line = (overrides: Partial<IngredientLine>): IngredientLine => ({
  ingredientId: "flour" as IngredientId,
  quantity: 100,
  measurement: "g",
  grams: 100,
  note: null,
  scales: true,
  ...overrides,
});

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 80_000 }).map((hundredths) => hundredths / 100),
    measurement: fc.constantFrom("g", "ml", "cup", "tsp", "piece", "clove"),
    scales: fc.boolean(),
  })
  .map(line);
const anyServings = fc.integer({ min: 1, max: 24 });

describe("the lines of a meal for another number of servings", () => {
  it("[REC-19] grow in proportion", () => {
    const meal = {
      servings: 2,
      ingredients: [line({ quantity: 150 }), line({ quantity: 0.33, measurement: "cup", note: "sifted" })],
    };
    const [flour, sifted] = meal.ingredients;
    expect(scaleServings(meal, 6)).toEqual([
      { ...flour, amount: { quantity: fromDecimal(450), measurement: "g" } },
      { ...sifted, amount: { quantity: fromDecimal(1), measurement: "cup" } },
    ]);
  });

  it("[REC-19] stay exact where decimals would not", () => {
    const [scaled] = scaleServings({ servings: 3, ingredients: [line({ quantity: 1 })] }, 4);
    expect(scaled?.amount.quantity).toEqual(ratio(4n, 3n));
  });

  it("keep their amount when they do not scale", () => {
    fc.assert(
      fc.property(anyLine, anyServings, anyServings, (one, own, servings) => {
        const fixed = { ...one, scales: false };
        const [scaled] = scaleServings({ servings: own, ingredients: [fixed] }, servings);
        expect(scaled?.amount).toEqual(readWrittenAmount(fixed));
      }),
    );
  });

  it("are unchanged for the meal's own servings", () => {
    fc.assert(
      fc.property(fc.array(anyLine), anyServings, (ingredients, servings) => {
        const amounts = scaleServings({ servings, ingredients }, servings).map(({ amount }) => amount);
        expect(amounts).toEqual(ingredients.map(readWrittenAmount));
      }),
    );
  });

  it("[REC-19] stay the same per serving", () => {
    fc.assert(
      fc.property(anyLine, anyServings, anyServings, (one, own, servings) => {
        const ingredients = [{ ...one, scales: true }];
        const [scaled] = scaleServings({ servings: own, ingredients }, servings);
        const { quantity } = readWrittenAmount(one);
        const perServing = divide(quantity, fromDecimal(own));
        expect(scaled?.amount.quantity).toEqual(multiply(perServing, fromDecimal(servings)));
      }),
    );
  });
});

describe("the time of a meal for another number of servings", () => {
  it("[REC-20][OPEN-78] grows in proportion, in whole minutes", () => {
    expect(scaleMinutes({ servings: 4, minutes: 25 }, 6)).toBe(38);
    expect(scaleMinutes({ servings: 4, minutes: 25 }, 4)).toBe(25);
  });
});
