import type { Diet } from "./diets.ts";
import type { HealthTag } from "./health-tags.ts";
import type { Meal } from "./meal.ts";
import type { MealFacts } from "./meal-facts.ts";

/** A meal with everything that follows from its ingredients. */
export interface DerivedMeal extends Meal, Omit<MealFacts, "shares"> {
  readonly diets: readonly Diet[];
  readonly healthTags: readonly HealthTag[];
}
