import type { DerivedMeal } from "../../food/derived-meal.ts";
import type { Nutrient } from "../../food/nutrients.ts";

/** What is known of a nutrient, and what it would be if the rest were like the known part. */
export interface AmountRange {
  readonly low: number;
  readonly high: number;
}

export interface DayNutrition {
  readonly energyKcal: AmountRange;
  readonly proteinGrams: AmountRange;
  readonly carbohydrateGrams: AmountRange;
  readonly fatGrams: AmountRange;
  /** How much of the energy is known, from 0 to 1. */
  readonly knownShare: number;
}

type EatenMeal = Pick<DerivedMeal, "nutrition">;

/** For a person who eats one serving of each. */
export function sumNutrition(meals: readonly EatenMeal[]): DayNutrition {
  const energyKcal = sum(meals, "energyKcal");
  return {
    energyKcal,
    proteinGrams: sum(meals, "proteinGrams"),
    carbohydrateGrams: sum(meals, "carbohydrateGrams"),
    fatGrams: sum(meals, "fatGrams"),
    knownShare: energyKcal.high === 0 ? 0 : energyKcal.low / energyKcal.high,
  };
}

function sum(meals: readonly EatenMeal[], nutrient: Nutrient): AmountRange {
  const figures = meals.map(({ nutrition }) => nutrition[nutrient]);
  return {
    low: figures.reduce((total, { known }) => total + known, 0),
    high: figures.reduce((total, { known, coverage }) => total + (coverage > 0 ? known / coverage : 0), 0),
  };
}
