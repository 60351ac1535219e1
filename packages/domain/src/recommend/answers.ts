import type { DailyDuration, MindfulnessGoal, Practice, TimeOfDay } from "../calm/meditation.ts";
import type { MealType } from "../food/meal.ts";
import type { MainMealTime } from "../food/meal-timing.ts";
import type { FitnessGoal, FitnessLevel, WorkoutType } from "../movement/exercise.ts";
import type { FoodAnswers, MovementAnswers } from "../safety/constraints.ts";

/** What a person can want of their meals, with the text of the option. */
export const mainGoalNames = {
  "lose-weight": "Lose Weight",
  "eat-healthier": "Eat Healthier",
  "cook-tasty-meals": "Cook Tasty Meals",
  "not-think-about-cooking": "Do Not Have To Think About What To Cook",
  "save-time": "Time Saving",
} as const;
export type MainGoal = keyof typeof mainGoalNames;
export const mainGoals = Object.keys(mainGoalNames) as MainGoal[];

/** The option for a person without a diet. Chosen beside a diet, it means nothing. */
export const noPreference = "no-preference";

/** What a person answered about meals, as the rules need it. */
export interface MealAnswers extends FoodAnswers {
  readonly mainGoals: readonly MainGoal[];
  readonly mealTypes: readonly MealType[];
  readonly mealsPerDay: number | null;
  readonly mainMealTime: MainMealTime | null;
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

/** The answers of each questionnaire, by the kind of item it is about. */
export interface AnswersByKind {
  readonly meal: MealAnswers;
  readonly exercise: ExerciseAnswers;
  readonly meditation: MeditationAnswers;
}

/** Without answers a person gets a good general selection, and only exercises that need no equipment. */
export const noMealAnswers: MealAnswers = {
  allergies: "",
  dislikes: "",
  diets: [],
  mainGoals: [],
  healthTags: [],
  mealTypes: [],
  mealsPerDay: null,
  mainMealTime: null,
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

export const noAnswers: AnswersByKind = {
  meal: noMealAnswers,
  exercise: noExerciseAnswers,
  meditation: noMeditationAnswers,
};
