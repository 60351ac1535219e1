import type { CatalogueExercise } from "@fernwell/catalogue/catalogue";
import type { Meditation, MindfulnessGoal, Practice } from "@fernwell/domain/calm/meditation";
import { type Allergen, allergens } from "@fernwell/domain/food/allergens";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Diet } from "@fernwell/domain/food/diets";
import type { HealthTag } from "@fernwell/domain/food/health-tags";
import type { MealType } from "@fernwell/domain/food/meal";
import { type FitnessLevel, needsEquipment, type WorkoutType } from "@fernwell/domain/movement/exercise";
import { cautionFor, type Limitation, limitations } from "@fernwell/domain/movement/limitations";

/** A property that many items share and that people are matched by. */
export type Facet =
  | `diet:${Diet}`
  | `health:${HealthTag}`
  | `meal-type:${MealType}`
  | `free-of:${Allergen}`
  | `workout:${WorkoutType}`
  | `level:${FitnessLevel}`
  | `suits:${Limitation}`
  | "no-equipment"
  | `goal:${MindfulnessGoal}`
  | `practice:${Practice}`;

export function mealFacets(meal: DerivedMeal): Facet[] {
  return [
    ...meal.diets.map((diet): Facet => `diet:${diet}`),
    ...meal.healthTags.map((tag): Facet => `health:${tag}`),
    ...meal.mealTypes.map((mealType): Facet => `meal-type:${mealType}`),
    ...allergens
      .filter((allergen) => meal.allergens[allergen] === "notAnIngredient")
      .map((allergen): Facet => `free-of:${allergen}`),
  ];
}

export function exerciseFacets(exercise: CatalogueExercise): Facet[] {
  return [
    ...exercise.workoutTypes.map((type): Facet => `workout:${type}`),
    `level:${exercise.level}`,
    ...limitations
      .filter((limitation) => cautionFor(limitation, exercise).advice !== "avoid")
      .map((limitation): Facet => `suits:${limitation}`),
    ...(needsEquipment(exercise) ? [] : (["no-equipment"] as const)),
  ];
}

export function meditationFacets(meditation: Meditation): Facet[] {
  return [...meditation.goals.map((goal): Facet => `goal:${goal}`), `practice:${meditation.practice}`];
}
