import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import {
  type Amount,
  type Count,
  express,
  type Mass,
  measure,
  readWrittenAmount,
  sumCounts,
  sumMasses,
  sumVolumes,
  type Volume,
  weigh,
} from "./quantity.ts";
import { fromDecimal, ratio } from "./rational.ts";

const oliveOil = anIngredient({ densityGramsPerMl: 0.91, portions: { cup: 216, tbsp: 13.5, tsp: 4.5 } });
const butter = anIngredient({ portions: { cup: 227, tbsp: 14.2 } });
const unknown = anIngredient();

const amount = (quantity: number, measurement: Amount["measurement"]): Amount => ({
  quantity: fromDecimal(quantity),
  measurement,
});
const mass = (grams: number): Mass => ({ dimension: "mass", grams: fromDecimal(grams) });
const volume = (millilitres: number): Volume => ({
  dimension: "volume",
  millilitres: fromDecimal(millilitres),
});
const cloves = (count: number): Count<"clove"> => ({
  dimension: "count",
  measure: "clove",
  count: fromDecimal(count),
});

describe("a written amount", () => {
  it("is a kitchen fraction in spoons and exact in grams and millilitres", () => {
    expect(readWrittenAmount({ quantity: 0.33, measurement: "cup" }).quantity).toEqual(ratio(1n, 3n));
    expect(readWrittenAmount({ quantity: 0.33, measurement: "g" }).quantity).toEqual(ratio(33n, 100n));
    expect(readWrittenAmount({ quantity: 100.33, measurement: "ml" }).quantity).toEqual(ratio(10033n, 100n));
  });
});

describe("the quantity of an amount", () => {
  it.each([
    [1, "cup", 250],
    [2, "tbsp", 30],
    [3, "tsp", 15],
  ] as const)("is a volume for %d %s with a density", (quantity, measurement, millilitres) => {
    expect(measure(amount(quantity, measurement), oliveOil)).toEqual(volume(millilitres));
  });

  it("is a mass for a cup without a density but with a known weight", () => {
    expect(measure(amount(2, "cup"), butter)).toEqual(mass(454));
  });

  it("uses the ingredient's facts without rounding", () => {
    const measured = anIngredient({ densityGramsPerMl: 1.01, portions: { pinch: 0.34 } });
    expect(weigh(volume(100), measured)).toEqual(mass(101));
    expect(measure(amount(100, "pinch"), measured)).toEqual(mass(34));
  });

  it("stays a count when the weight of one is unknown", () => {
    expect(measure(amount(2, "clove"), unknown)).toEqual(cloves(2));
    expect(measure(amount(2, "tsp"), butter)).toEqual({
      dimension: "count",
      measure: "tsp",
      count: fromDecimal(2),
    });
  });

  it("is mass for grams and volume for millilitres", () => {
    expect(measure(amount(5, "g"), unknown)).toEqual(mass(5));
    expect(measure(amount(5, "ml"), unknown)).toEqual(volume(5));
  });

  it("converts volume to mass only with a known density", () => {
    expect(weigh(volume(100), oliveOil)).toEqual(mass(91));
    expect(weigh(volume(100), unknown)).toEqual(volume(100));
    expect(weigh(cloves(1), oliveOil)).toEqual(cloves(1));
  });
});

describe("a mass", () => {
  it("converts exactly to a measure of known weight", () => {
    expect(express(mass(454), "cup", butter)).toEqual(amount(2, "cup"));
    expect(express(mass(91), "tbsp", oliveOil)).toEqual({ quantity: ratio(20n, 3n), measurement: "tbsp" });
  });

  it("stays in grams when the measure has no known weight", () => {
    expect(express(mass(454), "tsp", butter)).toEqual(amount(454, "g"));
    expect(express(mass(454), "ml", butter)).toEqual(amount(454, "g"));
  });
});

describe("a sum", () => {
  it("is of one dimension", () => {
    expect(sumMasses([mass(0.1), mass(0.2)])).toEqual(mass(0.3));
    expect(sumVolumes([volume(0.1), volume(0.2)])).toEqual(volume(0.3));
    expect(sumCounts("clove", [cloves(1), cloves(2)])).toEqual(cloves(3));
  });

  it("of different measures does not compile", () => {
    const unlike = () => [
      // @ts-expect-error a volume is no mass
      sumMasses([mass(1), volume(1)]),
      // @ts-expect-error a mass is no volume
      sumVolumes([volume(1), mass(1)]),
      // @ts-expect-error cloves are no slices
      sumCounts("slice", [cloves(1)]),
      // @ts-expect-error a number is no exact amount
      sumMasses([{ dimension: "mass", grams: 1 }]),
    ];
    expect(unlike).toBeTypeOf("function");
  });
});
