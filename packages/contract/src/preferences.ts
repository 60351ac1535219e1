import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { exerciseQuestions } from "./exercise-questions.ts";
import { mealQuestions } from "./meal-questions.ts";
import { meditationQuestions } from "./meditation-questions.ts";
import { bodySchema, outputSchema } from "./question-schemas.ts";

const saved = z.object({ status_code: z.literal(200) });

export const saveMealPreferences = defineEndpoint("saveMealPreferences", {
  method: "POST",
  path: "/add-meal-preferences",
  summary: "Replaces the person's answers about meals.",
  body: bodySchema(mealQuestions),
  output: saved,
  outdatesKept: true,
});

export const getMealPreferences = defineEndpoint("getMealPreferences", {
  method: "GET",
  path: "/get-meal-preferences",
  summary: "Returns the person's answers about meals.",
  output: outputSchema(mealQuestions),
});

export const saveExercisePreferences = defineEndpoint("saveExercisePreferences", {
  method: "POST",
  path: "/add-exercise-preferences",
  summary: "Replaces the person's answers about exercise.",
  body: bodySchema(exerciseQuestions),
  output: saved,
  outdatesKept: true,
});

export const getExercisePreferences = defineEndpoint("getExercisePreferences", {
  method: "GET",
  path: "/get-exercise-preferences",
  summary: "Returns the person's answers about exercise.",
  output: outputSchema(exerciseQuestions),
});

export const saveMeditationPreferences = defineEndpoint("saveMeditationPreferences", {
  method: "POST",
  path: "/add-meditation-preferences",
  summary: "Replaces the person's answers about meditation.",
  body: bodySchema(meditationQuestions),
  output: saved,
  outdatesKept: true,
});

export const getMeditationPreferences = defineEndpoint("getMeditationPreferences", {
  method: "GET",
  path: "/get-meditation-preferences",
  summary: "Returns the person's answers about meditation.",
  output: outputSchema(meditationQuestions),
});
