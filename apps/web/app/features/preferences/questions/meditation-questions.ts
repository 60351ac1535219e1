import { z } from "zod";
import type { MeditationDraft } from "#app/lib/drafts.ts";
import { oneAnswer, type Questions, someAnswers } from "./questions.ts";

export interface MindfulnessAnswers {
  readonly has_meditated_before: boolean | null;
  readonly mindfulness_goals: string[];
}

export const mindfulnessQuestions: Questions<MeditationDraft, MindfulnessAnswers> = {
  fromDraft: (draft) => ({
    has_meditated_before: draft.has_meditated_before ?? null,
    mindfulness_goals: draft.mindfulness_goals ?? [],
  }),
  toDraft: (answers) => ({
    has_meditated_before: answers.has_meditated_before ?? undefined,
    mindfulness_goals: answers.mindfulness_goals,
  }),
  schema: (messages) =>
    z.object({
      has_meditated_before: oneAnswer(z.boolean(), messages.hasMeditated),
      mindfulness_goals: someAnswers(messages.mindfulnessGoals),
    }),
};

export interface PracticeAnswers {
  readonly preferred_practices: string[];
  readonly daily_duration: string | null;
  readonly preferred_time_of_day: string | null;
}

export const practiceQuestions: Questions<MeditationDraft, PracticeAnswers> = {
  fromDraft: (draft) => ({
    preferred_practices: draft.preferred_practices ?? [],
    daily_duration: draft.daily_duration ?? null,
    preferred_time_of_day: draft.preferred_time_of_day ?? null,
  }),
  toDraft: (answers) => ({
    preferred_practices: answers.preferred_practices,
    daily_duration: answers.daily_duration ?? undefined,
    preferred_time_of_day: answers.preferred_time_of_day ?? undefined,
  }),
  schema: (messages) =>
    z.object({
      preferred_practices: someAnswers(messages.practices),
      daily_duration: oneAnswer(z.string(), messages.duration),
      preferred_time_of_day: oneAnswer(z.string(), messages.timeOfDay),
    }),
};
