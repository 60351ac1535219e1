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
import type { IngredientId } from "../food/ingredient.ts";
import type { Dish, MealType } from "../food/meal.ts";
import { hasSeason } from "../food/seasons.ts";
import type { Exercise, FitnessGoal, FitnessLevel, WorkoutType } from "../movement/exercise.ts";
import { isGentle } from "../movement/gentle.ts";
import { isHard } from "../movement/hard.ts";
import { getCaution, type Limitation, limitations } from "../movement/limitations.ts";

/** Properties that many items share and that wishes are about. */
export type MealFacet =
  | `diet:${Diet}`
  | `health:${HealthTag}`
  | `meal-type:${MealType}`
  | `cuisine:${string}`
  | `dish:${Dish}`
  | `course:${MealType}`
  | `fresh:${string}`
  | "quick"
  | "short"
  | "soon"
  | "few-ingredients"
  | "feast"
  | "wholesome"
  | "everyday";

export type ExerciseFacet =
  | `fine:${Limitation}`
  | `workout:${WorkoutType}`
  | `goal:${FitnessGoal}`
  | `level:${FitnessLevel}`
  | "gentle"
  | "not-hard"
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
/** The most that a person who wants to save time is offered first. */
const soonMinutes = 40;
const fewIngredients = 7;
const manyIngredients = 12;

export function listMealFacets(meal: DerivedMeal): MealFacet[] {
  return [
    ...meal.diets.map((diet) => `diet:${diet}` as const),
    ...meal.healthTags.map((tag) => `health:${tag}` as const),
    ...meal.mealTypes.map((mealType) => `meal-type:${mealType}` as const),
    `cuisine:${meal.cuisine}`,
    `dish:${meal.dish}`,
    ...(meal.minutes <= quickMinutes ? (["quick"] as const) : []),
    ...(meal.minutes <= shortMinutes ? (["short"] as const) : []),
    ...(meal.minutes <= soonMinutes ? (["soon"] as const) : []),
    ...(meal.ingredients.length <= fewIngredients ? (["few-ingredients"] as const) : []),
    ...(meal.cost === "festive" || meal.ingredients.length >= manyIngredients ? (["feast"] as const) : []),
    ...(isWholesome(meal) ? (["wholesome"] as const) : []),
    ...(isEveryday(meal) ? (["everyday"] as const) : []),
    ...listCourses(meal).map((type) => `course:${type}` as const),
    ...listFreshIngredients(meal).map((id) => `fresh:${id}` as const),
  ];
}

function isWholesome({ healthTags }: DerivedMeal): boolean {
  return healthTags.includes("heart-friendly") || healthTags.includes("high-fibre");
}

/** A dish for an ordinary day: worth cooking, and done within the hour. */
function isEveryday({ cost, minutes, isDrink, ingredients }: DerivedMeal): boolean {
  return cost !== "festive" && minutes >= 10 && minutes <= 50 && !isDrink && ingredients.length >= 5;
}

/** What a meal is in the mix of a page: a drink is nothing else, and a snack only what is no meal. */
function listCourses({ mealTypes: types }: DerivedMeal): readonly MealType[] {
  if (types.includes("drink")) return ["drink"];
  const meals = types.filter((type) => type !== "snack");
  return meals.length > 0 ? meals : types;
}

/** Less of it than this is seasoning. */
const minFreshGrams = 40;

function listFreshIngredients({ ingredients, servings }: DerivedMeal): IngredientId[] {
  return ingredients
    .filter(({ ingredientId, grams }) => hasSeason(ingredientId) && grams / servings >= minFreshGrams)
    .map(({ ingredientId }) => ingredientId);
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
    ...(isHard(exercise) ? [] : (["not-hard"] as const)),
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
