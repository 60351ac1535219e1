import {
  type DailyDuration,
  dailyDurationIds,
  dailyDurations,
  type Meditation,
  type MindfulnessGoal,
  type Practice,
  type TimeOfDay,
} from "../calm/meditation.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import type { Diet } from "../food/diets.ts";
import type { HealthTag } from "../food/health-tags.ts";
import type { MealType } from "../food/meal.ts";
import type { Exercise, FitnessGoal, FitnessLevel, WorkoutType } from "../movement/exercise.ts";
import { isGentle } from "../movement/gentle.ts";
import { getCaution, type Limitation, limitations } from "../movement/limitations.ts";

/** Properties that many items share and that wishes are about. */
export type MealFacet =
  | `diet:${Diet}`
  | `health:${HealthTag}`
  | `meal-type:${MealType}`
  | "quick"
  | "short"
  | "few-ingredients"
  | "feast";

export type ExerciseFacet =
  | `fine:${Limitation}`
  | `workout:${WorkoutType}`
  | `goal:${FitnessGoal}`
  | `level:${FitnessLevel}`
  | "gentle"
  | "brief";

export type MeditationFacet =
  | `practice:${Practice}`
  | `goal:${MindfulnessGoal}`
  | `time:${TimeOfDay}`
  | `lasts:${DailyDuration}`
  | "newcomer";

export interface FacetByKind {
  readonly meal: MealFacet;
  readonly exercise: ExerciseFacet;
  readonly meditation: MeditationFacet;
}

const quickMinutes = 20;
const shortMinutes = 35;
const fewIngredients = 7;

export function listMealFacets(meal: DerivedMeal): MealFacet[] {
  return [
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

export function listExerciseFacets(exercise: Exercise): ExerciseFacet[] {
  return [
    ...limitations
      .filter((limitation) => getCaution(limitation, exercise).advice === "fine")
      .map((limitation) => `fine:${limitation}` as const),
    ...exercise.workoutTypes.map((type) => `workout:${type}` as const),
    ...exercise.goals.map((goal) => `goal:${goal}` as const),
    `level:${exercise.level}`,
    ...(isGentle(exercise) ? (["gentle"] as const) : []),
    ...(exercise.minutes <= briefMinutes ? (["brief"] as const) : []),
  ];
}

export function listMeditationFacets(meditation: Meditation): MeditationFacet[] {
  return [
    `practice:${meditation.practice}`,
    ...meditation.goals.map((goal) => `goal:${goal}` as const),
    ...meditation.timesOfDay.map((time) => `time:${time}` as const),
    `lasts:${findDailyDuration(meditation.minutes)}`,
    ...(meditation.experience === "newcomer" ? (["newcomer"] as const) : []),
  ];
}

/** The shortest daily duration that it fits into. */
function findDailyDuration(minutes: number): DailyDuration {
  return (
    dailyDurationIds.find((duration) => minutes <= dailyDurations[duration].maxMinutes) ??
    "more-than-20-minutes"
  );
}
