import {
  type DailyDuration,
  dailyDurationIds,
  dailyDurations,
  type Meditation,
  type MindfulnessGoal,
  type Practice,
  type TimeOfDay,
} from "../calm/meditation.ts";
import { type Allergen, allergens } from "../food/allergens.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import type { Diet } from "../food/diets.ts";
import type { HealthTag } from "../food/health-tags.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { MealType } from "../food/meal.ts";
import {
  type Exercise,
  type FitnessGoal,
  type FitnessLevel,
  needsEquipment,
  type WorkoutType,
} from "../movement/exercise.ts";
import { isGentle } from "../movement/gentle.ts";
import { isHard } from "../movement/hard.ts";
import { cautionFor, type Limitation, limitations } from "../movement/limitations.ts";
import { isInIt, isUnsafe } from "../safety/gate.ts";

/** Properties that many items share, that people are kept from or matched by. */
export type MealFacet =
  | `unsafe:${Allergen}`
  | `in-it:${Allergen}`
  | `has:${IngredientId}`
  | `diet:${Diet}`
  | `health:${HealthTag}`
  | `meal-type:${MealType}`
  | "quick"
  | "short"
  | "few-ingredients"
  | "feast";

export type ExerciseFacet =
  | `avoid:${Limitation}`
  | `fine:${Limitation}`
  | `workout:${WorkoutType}`
  | `goal:${FitnessGoal}`
  | `level:${FitnessLevel}`
  | "hard"
  | "gentle"
  | "equipment"
  | "brief";

export type MeditationFacet =
  | `practice:${Practice}`
  | `goal:${MindfulnessGoal}`
  | `time:${TimeOfDay}`
  | `lasts:${DailyDuration}`
  | "newcomer";

const quickMinutes = 20;
const shortMinutes = 35;
const fewIngredients = 7;

export function mealFacets(meal: DerivedMeal): MealFacet[] {
  return [
    ...allergens
      .filter((allergen) => isUnsafe(meal.allergens[allergen]))
      .map((allergen) => `unsafe:${allergen}` as const),
    ...allergens
      .filter((allergen) => isInIt(meal.allergens[allergen]))
      .map((allergen) => `in-it:${allergen}` as const),
    ...meal.ingredients.map(({ ingredientId }) => `has:${ingredientId}` as const),
    ...meal.diets.map((diet) => `diet:${diet}` as const),
    ...meal.healthTags.map((tag) => `health:${tag}` as const),
    ...meal.mealTypes.map((mealType) => `meal-type:${mealType}` as const),
    ...(meal.minutes <= quickMinutes ? (["quick"] as const) : []),
    ...(meal.minutes <= shortMinutes ? (["short"] as const) : []),
    ...(meal.ingredients.length <= fewIngredients ? (["few-ingredients"] as const) : []),
    ...(meal.cost === "festive" || meal.ingredients.length >= 12 ? (["feast"] as const) : []),
  ];
}

const briefMinutes = 10;

export function exerciseFacets(exercise: Exercise): ExerciseFacet[] {
  const advised = limitations.map((limitation) => ({ limitation, ...cautionFor(limitation, exercise) }));
  return [
    ...advised
      .filter(({ advice }) => advice === "avoid")
      .map(({ limitation }) => `avoid:${limitation}` as const),
    ...advised
      .filter(({ advice }) => advice === "fine")
      .map(({ limitation }) => `fine:${limitation}` as const),
    ...exercise.workoutTypes.map((type) => `workout:${type}` as const),
    ...exercise.goals.map((goal) => `goal:${goal}` as const),
    `level:${exercise.level}`,
    ...(isHard(exercise) ? (["hard"] as const) : []),
    ...(isGentle(exercise) ? (["gentle"] as const) : []),
    ...(needsEquipment(exercise) ? (["equipment"] as const) : []),
    ...(exercise.minutes <= briefMinutes ? (["brief"] as const) : []),
  ];
}

export function meditationFacets(meditation: Meditation): MeditationFacet[] {
  return [
    `practice:${meditation.practice}`,
    ...meditation.goals.map((goal) => `goal:${goal}` as const),
    ...meditation.timesOfDay.map((time) => `time:${time}` as const),
    `lasts:${durationOf(meditation.minutes)}`,
    ...(meditation.experience === "newcomer" ? (["newcomer"] as const) : []),
  ];
}

/** The shortest daily duration that has room for it. */
function durationOf(minutes: number): DailyDuration {
  return (
    dailyDurationIds.find((duration) => minutes <= dailyDurations[duration].most) ?? "more-than-20-minutes"
  );
}
