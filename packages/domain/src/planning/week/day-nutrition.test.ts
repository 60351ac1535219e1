import { expect, it } from "vitest";
import { mapNutrients } from "../../food/nutrients.ts";
import { sumNutrition } from "./day-nutrition.ts";

const meal = (known: number, coverage: number) => ({ nutrition: mapNutrients(() => ({ known, coverage })) });

it("[DAY-71] a day's energy runs from what is known to what it is if the rest is alike", () => {
  const { energyKcal, knownShare } = sumNutrition([meal(300, 1), meal(450, 0.9)]);
  expect(energyKcal).toEqual({ low: 750, high: 800 });
  expect(knownShare).toBeCloseTo(750 / 800);
});

it("[DAY-71] a day of which nothing is known has no range and no known share", () => {
  expect(sumNutrition([meal(0, 0)])).toMatchObject({ energyKcal: { low: 0, high: 0 }, knownShare: 0 });
  expect(sumNutrition([])).toMatchObject({ energyKcal: { low: 0, high: 0 }, knownShare: 0 });
});
