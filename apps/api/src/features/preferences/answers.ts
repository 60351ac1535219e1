import { dailyDurationIds, mindfulnessGoals, practices, timesOfDay } from "@fernwell/domain/calm/meditation";
import { diets } from "@fernwell/domain/food/diets";
import { healthTags } from "@fernwell/domain/food/health-tags";
import { mealTypes } from "@fernwell/domain/food/meal";
import { leastMealsPerDay, mostMealsPerDay, storedMainMealTimes } from "@fernwell/domain/food/meal-timing";
import { fitnessGoals, fitnessLevels, workoutTypes } from "@fernwell/domain/movement/exercise";
import {
  type ExerciseAnswers,
  type MealAnswers,
  type MeditationAnswers,
  mainGoals,
  noExerciseAnswers,
  noMealAnswers,
  noMeditationAnswers,
} from "@fernwell/domain/recommend/answers";
import { z } from "zod";

const textSchema = z.string().max(2_000);

const mealAnswersSchema: z.ZodType<MealAnswers> = z.object({
  allergies: textSchema,
  dislikes: textSchema,
  diets: z.array(z.enum(diets)),
  mainGoals: z.array(z.enum(mainGoals)),
  healthTags: z.array(z.enum(healthTags)),
  mealTypes: z.array(z.enum(mealTypes)),
  // Rows from before these were kept have neither.
  mealsPerDay: z.int().min(leastMealsPerDay).max(mostMealsPerDay).nullable().default(null),
  mainMealTime: z.enum(storedMainMealTimes).nullable().default(null),
});

const exerciseAnswersSchema: z.ZodType<ExerciseAnswers> = z.object({
  limitations: textSchema,
  hasEquipment: z.boolean(),
  workoutTypes: z.array(z.enum(workoutTypes)),
  goal: z.enum(fitnessGoals).nullable(),
  level: z.enum(fitnessLevels).nullable(),
  daysPerWeek: z.int().min(1).max(7).nullable(),
});

const meditationAnswersSchema: z.ZodType<MeditationAnswers> = z.object({
  hasMeditatedBefore: z.boolean().nullable(),
  goals: z.array(z.enum(mindfulnessGoals)),
  practices: z.array(z.enum(practices)),
  dailyDuration: z.enum(dailyDurationIds).nullable(),
  timeOfDay: z.enum(timesOfDay).nullable(),
});

/** Answers that cannot be read are an error: to take them for none would be to forget an allergy. */
export function readMealAnswers(stored: unknown): MealAnswers {
  return stored === null ? noMealAnswers : mealAnswersSchema.parse(stored);
}

export function readExerciseAnswers(stored: unknown): ExerciseAnswers {
  return stored === null ? noExerciseAnswers : exerciseAnswersSchema.parse(stored);
}

export function readMeditationAnswers(stored: unknown): MeditationAnswers {
  return stored === null ? noMeditationAnswers : meditationAnswersSchema.parse(stored);
}
