import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import type { Measurement } from "../food/ingredient.ts";
import type { Amount } from "./quantity.ts";
import { fromDecimal, ratio } from "./rational.ts";
import { chooseMeasurement, sumAmounts } from "./sum-amounts.ts";

const oliveOil = anIngredient({ densityGramsPerMl: 0.91, portions: { cup: 216, tbsp: 13.5, tsp: 4.5 } });
const carrot = anIngredient({ portions: { cup: 128, piece: 61 } });
const unknown = anIngredient();

const amount = (quantity: number, measurement: Measurement): Amount => ({
  quantity: fromDecimal(quantity),
  measurement,
});

describe("the sum of amounts", () => {
  it("[PLAN-59] adds equal measurements without known weights", () => {
    expect(sumAmounts([amount(1, "clove"), amount(0.5, "clove")], "g", unknown)).toEqual([
      amount(1.5, "clove"),
    ]);
  });

  it("[PLAN-59] converts spoons, cups and millilitres with a density", () => {
    const amounts = [amount(1, "cup"), amount(2, "tbsp"), amount(1, "tsp"), amount(15, "ml")];
    expect(sumAmounts(amounts, "ml", oliveOil)).toEqual([amount(300, "ml")]);
    expect(sumAmounts(amounts, "tbsp", oliveOil)).toEqual([amount(20, "tbsp")]);
  });

  it("[PLAN-59] converts by density and by the weight of a piece", () => {
    expect(sumAmounts([amount(100, "ml"), amount(9, "g")], "g", oliveOil)).toEqual([amount(100, "g")]);
    expect(sumAmounts([amount(2, "piece"), amount(30.5, "g")], "piece", carrot)).toEqual([
      amount(2.5, "piece"),
    ]);
    expect(sumAmounts([amount(1, "cup"), amount(1, "piece")], "cup", carrot)).toEqual([
      { quantity: ratio(189n, 128n), measurement: "cup" },
    ]);
  });

  it("[PLAN-59] keeps amounts separate when they cannot be converted", () => {
    const amounts = [amount(1, "bunch"), amount(200, "ml"), amount(61, "g"), amount(1, "piece")];
    expect(sumAmounts(amounts, "g", carrot)).toEqual([
      amount(122, "g"),
      amount(200, "ml"),
      amount(1, "bunch"),
    ]);
  });

  it("[PLAN-59] does not convert a cup to millilitres without a density", () => {
    expect(sumAmounts([amount(1, "cup"), amount(250, "ml")], "g", unknown)).toEqual([
      amount(250, "ml"),
      amount(1, "cup"),
    ]);
  });
});

describe("the chosen measurement", () => {
  it("is the first one if every amount has a known weight", () => {
    expect(chooseMeasurement([amount(1, "cup"), amount(1, "piece"), amount(5, "g")], carrot)).toBe("cup");
    expect(chooseMeasurement([amount(1, "tbsp"), amount(5, "g")], oliveOil)).toBe("tbsp");
  });

  it("is grams if one has not", () => {
    expect(chooseMeasurement([amount(1, "cup"), amount(1, "piece"), amount(1, "bunch")], carrot)).toBe("g");
    expect(chooseMeasurement([amount(1, "bunch"), amount(1, "cup"), amount(1, "piece")], carrot)).toBe("g");
  });

  it("is that of the weighed amounts if they share it", () => {
    expect(chooseMeasurement([amount(1, "bunch"), amount(1, "cup"), amount(2, "cup")], carrot)).toBe("cup");
  });

  it("is grams where no amount has a known weight", () => {
    expect(chooseMeasurement([amount(1, "bunch")], carrot)).toBe("g");
  });
});
