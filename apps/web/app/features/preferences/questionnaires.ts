import * as contract from "@fernwell/contract/preferences";
import { unsetMainMealTime, unsetMealsPerDay } from "@fernwell/domain/food/meal-timing";
import type { z } from "zod";
import { call } from "#app/lib/api-client.ts";
import {
  type MealDraft,
  type MeditationDraft,
  mealDraftKey,
  mealDraftSchema,
  meditationDraftKey,
  meditationDraftSchema,
  type WorkoutDraft,
  workoutDraftKey,
  workoutDraftSchema,
} from "#app/lib/drafts.ts";
import type { StoredKey } from "#app/lib/storage.ts";
import { answersFromWire } from "./answers-from-wire.ts";
import type { Part } from "./steps.ts";

/** The steps about one part of life share a draft, and a call that saves it whole. */
export interface Questionnaire<Draft> {
  readonly part: Part;
  readonly draftKey: StoredKey<Draft>;
  readonly draftSchema: z.ZodType<Draft>;
  readonly fetchAnswers: (signal: AbortSignal) => Promise<Draft>;
  readonly saveAnswers: (draft: Draft) => Promise<unknown>;
}

export const mealQuestionnaire: Questionnaire<MealDraft> = {
  part: "meals",
  draftKey: mealDraftKey,
  draftSchema: mealDraftSchema,
  fetchAnswers: async (signal) =>
    answersFromWire(mealDraftSchema, await call(contract.getMealPreferences, {}, { signal })),
  saveAnswers: async (draft) => call(contract.saveMealPreferences, { body: mealBody(draft) }),
};

export const exerciseQuestionnaire: Questionnaire<WorkoutDraft> = {
  part: "exercise",
  draftKey: workoutDraftKey,
  draftSchema: workoutDraftSchema,
  fetchAnswers: async (signal) =>
    answersFromWire(workoutDraftSchema, await call(contract.getExercisePreferences, {}, { signal })),
  saveAnswers: async (draft) =>
    call(contract.saveExercisePreferences, { body: complete(contract.saveExercisePreferences.body, draft) }),
};

export const meditationQuestionnaire: Questionnaire<MeditationDraft> = {
  part: "meditation",
  draftKey: meditationDraftKey,
  draftSchema: meditationDraftSchema,
  fetchAnswers: async (signal) =>
    answersFromWire(meditationDraftSchema, await call(contract.getMeditationPreferences, {}, { signal })),
  saveAnswers: async (draft) =>
    call(contract.saveMeditationPreferences, {
      body: complete(contract.saveMeditationPreferences.body, draft),
    }),
};

/** The forms ask for number and time; what stands in for them keeps the rest from being lost. */
export function mealBody(draft: MealDraft) {
  return complete(contract.saveMealPreferences.body, {
    ...draft,
    meals_per_day: draft.meals_per_day ?? unsetMealsPerDay,
    main_meal_time: draft.main_meal_time ?? unsetMainMealTime,
  });
}

/** A step before the closing one was passed over; the message asks for what it lacks. */
export class IncompleteAnswers extends Error {
  override readonly name = "IncompleteAnswers";
}

function complete<Body extends z.ZodType>(body: Body, draft: object): z.output<Body> {
  const { data, error } = body.safeParse(draft);
  if (error) throw new IncompleteAnswers(error.issues[0]?.message);
  return data;
}
