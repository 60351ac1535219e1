import { answerTextSchema } from "@fernwell/contract/preferences";
import { mainMealTimes } from "@fernwell/domain/food/meal-timing";
import { z } from "zod";
import type { MealDraft } from "#app/lib/drafts.ts";
import { isTold, oneAnswer, type Questions, someAnswers, untold } from "./questions.ts";

export interface DietAnswers {
  readonly dietary_preferences: string[];
  readonly main_goal: string[];
  readonly health_tags: string[];
}

export const dietQuestions: Questions<MealDraft, DietAnswers> = {
  fromDraft: (draft) => ({
    dietary_preferences: draft.dietary_preferences ?? [],
    main_goal: draft.main_goal ?? [],
    health_tags: draft.health_tags ?? [],
  }),
  toDraft: (answers) => answers,
  schema: (messages) =>
    z.object({
      dietary_preferences: someAnswers(messages.diets),
      main_goal: someAnswers(messages.mainGoals),
      health_tags: z.array(z.string()),
    }),
};

export interface AllergyAnswers {
  readonly has_food_allergies: boolean | null;
  readonly food_allergies: string;
  readonly has_disliked_ingredients: boolean | null;
  readonly disliked_ingredients: string;
}

/** A text is asked for and shown as a text, and kept as a list that holds it or nothing. */
export const allergyQuestions: Questions<MealDraft, AllergyAnswers> = {
  fromDraft: (draft) => ({
    has_food_allergies: draft.has_food_allergies ?? null,
    food_allergies: draft.food_allergies?.[0] ?? "",
    has_disliked_ingredients: draft.has_disliked_ingredients ?? null,
    disliked_ingredients: draft.disliked_ingredients?.[0] ?? "",
  }),
  toDraft: (answers) => ({
    has_food_allergies: answers.has_food_allergies ?? undefined,
    food_allergies: textsOf(answers.food_allergies),
    has_disliked_ingredients: answers.has_disliked_ingredients ?? undefined,
    disliked_ingredients: textsOf(answers.disliked_ingredients),
  }),
  schema: (messages) =>
    z
      .object({
        has_food_allergies: oneAnswer(z.boolean(), messages.hasAllergies),
        food_allergies: answerTextSchema,
        has_disliked_ingredients: oneAnswer(z.boolean(), messages.hasDislikes),
        disliked_ingredients: answerTextSchema,
      })
      .refine(
        (answers) => isTold(answers.has_food_allergies, answers.food_allergies),
        untold("food_allergies", messages.allergies),
      )
      .refine(
        (answers) => isTold(answers.has_disliked_ingredients, answers.disliked_ingredients),
        untold("disliked_ingredients", messages.dislikes),
      ),
};

export interface MealTimingAnswers {
  readonly preferred_meal_types: string[];
  readonly meals_per_day: number | null;
  readonly main_meal_time: string | null;
}

export const mealTimingQuestions: Questions<MealDraft, MealTimingAnswers> = {
  fromDraft: (draft) => ({
    preferred_meal_types: draft.preferred_meal_types ?? [],
    meals_per_day: draft.meals_per_day ?? null,
    // What the server keeps for a time that was never chosen is not one of those offered.
    main_meal_time: mainMealTimes.find((time) => time === draft.main_meal_time) ?? null,
  }),
  toDraft: (answers) => ({
    preferred_meal_types: answers.preferred_meal_types,
    meals_per_day: answers.meals_per_day ?? undefined,
    main_meal_time: answers.main_meal_time ?? undefined,
  }),
  schema: (messages) =>
    z.object({
      preferred_meal_types: someAnswers(messages.mealTypes),
      meals_per_day: oneAnswer(z.number(), messages.mealsPerDay),
      main_meal_time: oneAnswer(z.string(), messages.mainMealTime),
    }),
};

function textsOf(text: string): string[] {
  const trimmed = text.trim();
  return trimmed === "" ? [] : [trimmed];
}
