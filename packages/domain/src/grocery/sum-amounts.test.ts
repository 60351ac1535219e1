import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import type { Measurement } from "../food/ingredient.ts";
import type { Amount } from "./quantity.ts";
import { exactly, ratio } from "./rational.ts";
import { sharedMeasurement, sumAmounts } from "./sum-amounts.ts";

const oliveOil = anIngredient({ densityGramsPerMl: 0.91, portions: { cup: 216, tbsp: 13.5, tsp: 4.5 } });
const carrot = anIngredient({ portions: { cup: 128, piece: 61 } });
const unknown = anIngredient();

const amount = (quantity: number, measurement: Measurement): Amount => ({
  quantity: exactly(quantity),
  measurement,
});

describe("the sum of amounts", () => {
  it("[PLAN-59] adds like measurements of which nothing is known", () => {
    expect(sumAmounts([amount(1, "clove"), amount(0.5, "clove")], "g", unknown)).toEqual([
      amount(1.5, "clove"),
    ]);
  });

  it("[PLAN-59] converts spoons, cups and millilitres of what has a density", () => {
    const amounts = [amount(1, "cup"), amount(2, "tbsp"), amount(1, "tsp"), amount(15, "ml")];
    expect(sumAmounts(amounts, "ml", oliveOil)).toEqual([amount(300, "ml")]);
    expect(sumAmounts(amounts, "tbsp", oliveOil)).toEqual([amount(20, "tbsp")]);
  });

  it("[PLAN-59] converts across by density and by the weight of a piece", () => {
    expect(sumAmounts([amount(100, "ml"), amount(9, "g")], "g", oliveOil)).toEqual([amount(100, "g")]);
    expect(sumAmounts([amount(2, "piece"), amount(30.5, "g")], "piece", carrot)).toEqual([
      amount(2.5, "piece"),
    ]);
    expect(sumAmounts([amount(1, "cup"), amount(1, "piece")], "cup", carrot)).toEqual([
      { quantity: ratio(189n, 128n), measurement: "cup" },
    ]);
  });

  it("[PLAN-59] sets side by side what no fact connects", () => {
    const amounts = [amount(1, "bunch"), amount(200, "ml"), amount(61, "g"), amount(1, "piece")];
    expect(sumAmounts(amounts, "g", carrot)).toEqual([
      amount(122, "g"),
      amount(200, "ml"),
      amount(1, "bunch"),
    ]);
  });

  it("[PLAN-59] does not take a cup for millilitres where there is no density", () => {
    expect(sumAmounts([amount(1, "cup"), amount(250, "ml")], "g", unknown)).toEqual([
      amount(250, "ml"),
      amount(1, "cup"),
    ]);
  });
});

describe("the shared measurement", () => {
  it("is the first one's where every amount can be told in it", () => {
    expect(sharedMeasurement([amount(1, "cup"), amount(1, "piece"), amount(5, "g")], carrot)).toBe("cup");
    expect(sharedMeasurement([amount(1, "tbsp"), amount(5, "g")], oliveOil)).toBe("tbsp");
  });

  it("is grams where one cannot", () => {
    expect(sharedMeasurement([amount(1, "cup"), amount(1, "piece"), amount(1, "bunch")], carrot)).toBe("g");
    expect(sharedMeasurement([amount(1, "bunch"), amount(1, "cup"), amount(1, "piece")], carrot)).toBe("g");
  });

  it("is that of the weighed ones where they are written alike", () => {
    expect(sharedMeasurement([amount(1, "bunch"), amount(1, "cup"), amount(2, "cup")], carrot)).toBe("cup");
  });
});
