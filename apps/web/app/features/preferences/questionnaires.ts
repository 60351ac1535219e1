import { exerciseQuestions } from "@fernwell/contract/exercise-questions";
import { mealQuestions } from "@fernwell/contract/meal-questions";
import { meditationQuestions } from "@fernwell/contract/meditation-questions";
import * as contract from "@fernwell/contract/preferences";
import type { Questions } from "@fernwell/contract/question-kinds";
import { bodySchema, type DraftOf, draftSchema } from "@fernwell/contract/question-schemas";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { z } from "zod";
import { call } from "#app/lib/api-client.ts";
import { exerciseDraftKey, mealDraftKey, meditationDraftKey } from "#app/lib/drafts.ts";
import type { StoredKey } from "#app/lib/storage.ts";

/** The questions about one kind. Their steps share a draft, and the last one saves it whole. */
export interface Questionnaire<Draft> {
  readonly kind: ItemKind;
  readonly draftKey: StoredKey<Draft>;
  readonly draftSchema: z.ZodType<Draft>;
  readonly fetchAnswers: (signal: AbortSignal) => Promise<Draft>;
  readonly saveAnswers: (draft: Draft) => Promise<unknown>;
}

export const mealQuestionnaire: Questionnaire<DraftOf<typeof mealQuestions>> = {
  kind: "meal",
  draftKey: mealDraftKey,
  draftSchema: draftSchema(mealQuestions),
  fetchAnswers: async (signal) =>
    draftFromWire(mealQuestions, await call(contract.getMealPreferences, {}, { signal })),
  saveAnswers: async (draft) =>
    call(contract.saveMealPreferences, { body: completeBody(mealQuestions, draft) }),
};

export const exerciseQuestionnaire: Questionnaire<DraftOf<typeof exerciseQuestions>> = {
  kind: "exercise",
  draftKey: exerciseDraftKey,
  draftSchema: draftSchema(exerciseQuestions),
  fetchAnswers: async (signal) =>
    draftFromWire(exerciseQuestions, await call(contract.getExercisePreferences, {}, { signal })),
  saveAnswers: async (draft) =>
    call(contract.saveExercisePreferences, { body: completeBody(exerciseQuestions, draft) }),
};

export const meditationQuestionnaire: Questionnaire<DraftOf<typeof meditationQuestions>> = {
  kind: "meditation",
  draftKey: meditationDraftKey,
  draftSchema: draftSchema(meditationQuestions),
  fetchAnswers: async (signal) =>
    draftFromWire(meditationQuestions, await call(contract.getMeditationPreferences, {}, { signal })),
  saveAnswers: async (draft) =>
    call(contract.saveMeditationPreferences, { body: completeBody(meditationQuestions, draft) }),
};

/** The server's answers as a draft; an empty draft where the questionnaire has not been answered. */
export function draftFromWire<Asked extends Questions>(questions: Asked, wire: object): DraftOf<Asked> {
  const fields = Object.entries(wire).filter(([, value]) => value !== null);
  const isAnswered = fields.some(([, value]) => !isEmpty(value));
  return draftSchema(questions).parse(isAnswered ? Object.fromEntries(fields) : {});
}

function isEmpty(value: unknown): boolean {
  return value === "" || (Array.isArray(value) && value.length === 0);
}

/** The body that saves a draft. */
export function completeBody<Asked extends Questions>(questions: Asked, draft: DraftOf<Asked>) {
  const { data, error } = bodySchema(questions).safeParse(draft);
  if (error) throw new IncompleteAnswers(error.issues[0]?.message);
  return data;
}

/** An earlier step was not answered. The message asks for what is missing. */
export class IncompleteAnswers extends Error {
  override readonly name = "IncompleteAnswers";
}
