import { expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import type { Measurement, SoldAs } from "../food/ingredient.ts";
import { toKitchenAmount } from "./kitchen-rounding.ts";
import { fromDecimal } from "./rational.ts";
import { stepMeasure } from "./step-measure.ts";

const soldIn = (says: string): SoldAs => ({
  kind: "packs",
  unit: "jar",
  sizes: [{ grams: 35, says, label: null }],
  counts: null,
});
const pepper = anIngredient({
  portions: { tsp: 2.3, tbsp: 6.9, pinch: 0.3 },
  foodGroup: "spice",
  soldAs: soldIn("35 g"),
});
const oil = anIngredient({
  portions: { tsp: 4.5, tbsp: 13.5 },
  densityGramsPerMl: 0.91,
  foodGroup: "oil",
  soldAs: soldIn("500 ml"),
});
const honey = anIngredient({ portions: { tsp: 7.1 }, densityGramsPerMl: 1.43, soldAs: soldIn("340 g") });
const tea = anIngredient({
  densityGramsPerMl: 1,
  foodGroup: "beverage",
  soldAs: soldIn("20 tea bags"),
});
const carrot = anIngredient({ portions: { piece: 61 } });

it.each([
  [1, "pinch", pepper, "1 pinch"],
  [10, "pinch", pepper, "1 ⅓ tsp"],
  [14, "tsp", pepper, "4 ⅔ tbsp"],
  [30, "tsp", pepper, "70 g"],
  [5, "ml", oil, "1 tsp"],
  [45, "ml", oil, "3 tbsp"],
  [150, "ml", oil, "150 ml"],
  [300, "ml", honey, "430 g"],
  [500, "ml", tea, "500 ml"],
  [2, "piece", carrot, "2 pieces"],
  [120, "g", carrot, "120 g"],
] as const)(
  "[WEEK-63] %d %s is told in the measure that suits it: %o %s",
  (quantity, measurement, ingredient, text) => {
    const amount = { quantity: fromDecimal(quantity), measurement: measurement satisfies Measurement };
    expect(toKitchenAmount(stepMeasure(amount, ingredient), ingredient.foodGroup).text).toBe(text);
  },
);
