import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import type { Measurement, PackUnit, SoldInPacks } from "../food/ingredient.ts";
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

describe("the measurement chosen for an ingredient", () => {
  const packs = (unit: PackUnit, counts: SoldInPacks["counts"] = null): SoldInPacks => ({
    kind: "packs",
    unit,
    sizes: [{ grams: 100, says: null, label: null }],
    counts,
  });

  it.each([
    [
      "what it is sold in, if the weight of one is known",
      { soldAs: packs("piece"), portions: { piece: 61, tsp: 2 } },
      "piece",
    ],
    [
      "what people count",
      { soldAs: packs("jar", { measure: "piece", one: "olive", many: "olives" }), portions: { piece: 4 } },
      "piece",
    ],
    [
      "millilitres with a density",
      { soldAs: packs("bottle"), densityGramsPerMl: 0.91, portions: { tsp: 4 } },
      "ml",
    ],
    ["teaspoons if their weight is known", { soldAs: packs("jar"), portions: { tsp: 2 } }, "tsp"],
    ["grams otherwise", { soldAs: packs("bag"), portions: { cup: 185 } }, "g"],
  ] as const)("[WEEK-63] is %s", (_, facts, measurement) => {
    expect(chooseMeasurement(anIngredient(facts))).toBe(measurement);
  });
});
