import { answerTextSchema } from "@fernwell/contract/preferences";
import { z } from "zod";
import type { WorkoutDraft } from "#app/lib/drafts.ts";
import { isTold, oneAnswer, type Questions, someAnswers, untold } from "./questions.ts";

export interface WorkoutAnswers {
  readonly preferred_workouts: string[];
  readonly has_equipment_access: boolean | null;
  readonly has_physical_limitations: boolean | null;
  readonly physical_limitations_details: string;
}

export const workoutQuestions: Questions<WorkoutDraft, WorkoutAnswers> = {
  fromDraft: (draft) => ({
    preferred_workouts: draft.preferred_workouts ?? [],
    has_equipment_access: draft.has_equipment_access ?? null,
    has_physical_limitations: draft.has_physical_limitations ?? null,
    physical_limitations_details: draft.physical_limitations_details ?? "",
  }),
  toDraft: (answers) => ({
    preferred_workouts: answers.preferred_workouts,
    has_equipment_access: answers.has_equipment_access ?? undefined,
    has_physical_limitations: answers.has_physical_limitations ?? undefined,
    physical_limitations_details: answers.physical_limitations_details.trim(),
  }),
  schema: (messages) =>
    z
      .object({
        preferred_workouts: someAnswers(messages.workouts),
        has_equipment_access: oneAnswer(z.boolean(), messages.hasEquipment),
        has_physical_limitations: oneAnswer(z.boolean(), messages.hasLimitations),
        physical_limitations_details: answerTextSchema,
      })
      .refine(
        (answers) => isTold(answers.has_physical_limitations, answers.physical_limitations_details),
        untold("physical_limitations_details", messages.limitations),
      ),
};

export interface FitnessAnswers {
  readonly fitness_level: string | null;
  readonly exercise_days_per_week: number | null;
  readonly primary_fitness_goal: string | null;
}

export const fitnessQuestions: Questions<WorkoutDraft, FitnessAnswers> = {
  fromDraft: (draft) => ({
    fitness_level: draft.fitness_level ?? null,
    exercise_days_per_week: draft.exercise_days_per_week ?? null,
    primary_fitness_goal: draft.primary_fitness_goal ?? null,
  }),
  toDraft: (answers) => ({
    fitness_level: answers.fitness_level ?? undefined,
    exercise_days_per_week: answers.exercise_days_per_week ?? undefined,
    primary_fitness_goal: answers.primary_fitness_goal ?? undefined,
  }),
  schema: (messages) =>
    z.object({
      fitness_level: oneAnswer(z.string(), messages.level),
      exercise_days_per_week: oneAnswer(z.number(), messages.daysPerWeek),
      primary_fitness_goal: oneAnswer(z.string(), messages.fitnessGoal),
    }),
};
