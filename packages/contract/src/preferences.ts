import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { exerciseQuestions } from "./exercise-questions.ts";
import { mealQuestions } from "./meal-questions.ts";
import { meditationQuestions } from "./meditation-questions.ts";
import { answerText } from "./question-kinds.ts";
import { bodySchema, outputSchema } from "./question-schemas.ts";

const saved = z.object({ status_code: z.literal(200) });

export const saveMealPreferences = defineEndpoint("saveMealPreferences", {
  method: "POST",
  path: "/add-meal-preferences",
  summary: "Replaces the person's answers about meals.",
  body: bodySchema(mealQuestions),
  output: saved,
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
});

export const getMeditationPreferences = defineEndpoint("getMeditationPreferences", {
  method: "GET",
  path: "/get-meditation-preferences",
  summary: "Returns the person's answers about meditation.",
  output: outputSchema(meditationQuestions),
});

/** The questions that are answered with a text. */
export const textQuestions = [
  "food_allergies",
  "disliked_ingredients",
  "physical_limitations_details",
] as const;

/** Stores nothing. The sentences describe what the gate would keep out if the text were saved. */
export const understandText = defineEndpoint("understandText", {
  method: "POST",
  path: "/understand-text",
  summary: "Returns what we understand of a text about allergies, dislikes or limitations.",
  body: z.object({ question: z.enum(textQuestions), text: answerText }),
  output: z.object({
    /** Empty for an empty text. */
    sentences: z.array(
      z.object({ kind: z.enum(["understood", "guessed", "not-understood", "nothing"]), text: z.string() }),
    ),
  }),
});
