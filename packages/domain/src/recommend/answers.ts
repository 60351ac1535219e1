import type { DailyDuration, MindfulnessGoal, Practice, TimeOfDay } from "../calm/meditation.ts";
import type { HealthTag } from "../food/health-tags.ts";
import type { MealType } from "../food/meal.ts";
import type { FitnessGoal, FitnessLevel, WorkoutType } from "../movement/exercise.ts";
import type { FoodAnswers, MovementAnswers } from "../safety/constraints.ts";

export const mainGoals = [
  "lose-weight",
  "eat-healthier",
  "cook-tasty-meals",
  "not-think-about-cooking",
  "save-time",
] as const;
export type MainGoal = (typeof mainGoals)[number];

/** What a person answered about meals, in the product's own words. */
export interface MealAnswers extends FoodAnswers {
  readonly mainGoals: readonly MainGoal[];
  readonly healthTags: readonly HealthTag[];
  readonly mealTypes: readonly MealType[];
}

export interface ExerciseAnswers extends MovementAnswers {
  readonly workoutTypes: readonly WorkoutType[];
  readonly goal: FitnessGoal | null;
  readonly level: FitnessLevel | null;
  readonly daysPerWeek: number | null;
}

export interface MeditationAnswers {
  readonly hasMeditatedBefore: boolean | null;
  readonly goals: readonly MindfulnessGoal[];
  readonly practices: readonly Practice[];
  readonly dailyDuration: DailyDuration | null;
  readonly timeOfDay: TimeOfDay | null;
}

/** Whoever has answered nothing is offered a good general selection, and only movement that needs nothing. */
export const noMealAnswers: MealAnswers = {
  allergies: "",
  dislikes: "",
  diets: [],
  mainGoals: [],
  healthTags: [],
  mealTypes: [],
};

export const noExerciseAnswers: ExerciseAnswers = {
  limitations: "",
  hasEquipment: false,
  workoutTypes: [],
  goal: null,
  level: null,
  daysPerWeek: null,
};

export const noMeditationAnswers: MeditationAnswers = {
  hasMeditatedBefore: null,
  goals: [],
  practices: [],
  dailyDuration: null,
  timeOfDay: null,
};
