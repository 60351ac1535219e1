import { leastMealsPerDay, mostMealsPerDay, storedMainMealTimes } from "@fernwell/domain/food/meal-timing";
import { mainGoalNames } from "@fernwell/domain/recommend/answers";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { typedText } from "./typed-text.ts";

/** The name of an option as its list serves it; the server looks it up in the list without regard to case. */
const optionNameSchema = z.string().max(100);

const optionNamesSchema = (error: string) => z.array(optionNameSchema, { error }).min(1, { error }).max(50);

export const answerTextSchema = typedText(2_000);

/** A list on the wire that holds one text, or none where the question before it was answered with no. */
const oneTextSchema = z
  .array(answerTextSchema)
  .max(1, { error: "Please write all of it in one text" })
  .default([]);

const mealsPerDayMessage = "Select how many meals you eat per day.";

const saved = z.object({ status_code: z.literal(200) });

export const saveMealPreferences = defineEndpoint("saveMealPreferences", {
  method: "POST",
  path: "/add-meal-preferences",
  summary: "Puts the person's answers about meals in the place of those before.",
  body: z.object({
    dietary_preferences: optionNamesSchema("Please select at least one dietary preference."),
    main_goal: z
      .array(
        z.enum(mainGoalNames, {
          error: ({ input }) => `“${String(input).slice(0, 100)}” is not one of the choices.`,
        }),
        { error: "Please select your main goal." },
      )
      .min(1, { error: "Please select your main goal." })
      .max(50),
    health_tags: z.array(optionNameSchema).max(50).default([]),
    has_food_allergies: z.boolean({ error: "Please select if you have food allergies." }),
    food_allergies: oneTextSchema,
    has_disliked_ingredients: z.boolean({ error: "Please select if you dislike any ingredients." }),
    disliked_ingredients: oneTextSchema,
    preferred_meal_types: optionNamesSchema("Select at least one meal type."),
    meals_per_day: z
      .int({ error: mealsPerDayMessage })
      .min(leastMealsPerDay, { error: mealsPerDayMessage })
      .max(mostMealsPerDay, { error: mealsPerDayMessage })
      .nullish(),
    main_meal_time: z.enum(storedMainMealTimes, { error: "Select your main meal time." }).nullish(),
  }),
  output: saved,
});

/** Every answer, so that editing never blanks one; null or empty where the questionnaire has not been answered. */
export const getMealPreferences = defineEndpoint("getMealPreferences", {
  method: "GET",
  path: "/get-meal-preferences",
  summary: "The person's answers about meals.",
  output: z.object({
    dietary_preferences: z.array(z.string()),
    main_goal: z.array(z.enum(mainGoalNames)),
    health_tags: z.array(z.string()),
    has_food_allergies: z.boolean().nullable(),
    food_allergies: z.array(z.string()).max(1),
    has_disliked_ingredients: z.boolean().nullable(),
    disliked_ingredients: z.array(z.string()).max(1),
    preferred_meal_types: z.array(z.string()),
    meals_per_day: z.int().nullable(),
    main_meal_time: z.enum(storedMainMealTimes).nullable(),
  }),
});

export const saveExercisePreferences = defineEndpoint("saveExercisePreferences", {
  method: "POST",
  path: "/add-exercise-preferences",
  summary: "Puts the person's answers about exercise in the place of those before.",
  body: z.object({
    preferred_workouts: optionNamesSchema("Please select at least one workout type."),
    has_equipment_access: z.boolean({ error: "Please specify if you have equipment access" }),
    has_physical_limitations: z.boolean({ error: "Please indicate if you have physical limitations" }),
    physical_limitations_details: answerTextSchema.default(""),
    fitness_level: z.string({ error: "Please select your current fitness level." }).max(100),
    exercise_days_per_week: z
      .int({ error: "Please select how many days you exercise." })
      .min(1, { error: "Please select how many days you exercise." })
      .max(7, { error: "Please select how many days you exercise." }),
    primary_fitness_goal: z.string({ error: "Please select your primary fitness goal." }).max(100),
  }),
  output: saved,
});

/** Workouts, level and goal are in lower case. */
export const getExercisePreferences = defineEndpoint("getExercisePreferences", {
  method: "GET",
  path: "/get-exercise-preferences",
  summary: "The person's answers about exercise.",
  output: z.object({
    preferred_workouts: z.array(z.string()),
    has_equipment_access: z.boolean().nullable(),
    has_physical_limitations: z.boolean().nullable(),
    physical_limitations_details: z.string(),
    fitness_level: z.string().nullable(),
    exercise_days_per_week: z.int().nullable(),
    primary_fitness_goal: z.string().nullable(),
  }),
});

export const saveMeditationPreferences = defineEndpoint("saveMeditationPreferences", {
  method: "POST",
  path: "/add-meditation-preferences",
  summary: "Puts the person's answers about meditation in the place of those before.",
  body: z.object({
    has_meditated_before: z.boolean({
      error: "Please select whether you have practiced meditation before.",
    }),
    mindfulness_goals: optionNamesSchema("Please select at least one mindfulness goal."),
    preferred_practices: optionNamesSchema("Please select at least one mindfulness practice."),
    daily_duration: z.string({ error: "Please select a daily mindfulness duration." }).max(100),
    preferred_time_of_day: z.string({ error: "Please select a preferred time of day." }).max(100),
  }),
  output: saved,
});

/** Goals are in lower case. */
export const getMeditationPreferences = defineEndpoint("getMeditationPreferences", {
  method: "GET",
  path: "/get-meditation-preferences",
  summary: "The person's answers about meditation.",
  output: z.object({
    has_meditated_before: z.boolean().nullable(),
    mindfulness_goals: z.array(z.string()),
    preferred_practices: z.array(z.string()),
    daily_duration: z.string().nullable(),
    preferred_time_of_day: z.string().nullable(),
  }),
});

/** The questions that are answered in words. */
export const textQuestions = [
  "food_allergies",
  "disliked_ingredients",
  "physical_limitations_details",
] as const;

/** Stores nothing: the answer says what saving the text would keep out, read by what reads it for recommendations. */
export const understandText = defineEndpoint("understandText", {
  method: "POST",
  path: "/understand-text",
  summary: "What we understand of a text about allergies, dislikes or limitations.",
  body: z.object({ question: z.enum(textQuestions), text: answerTextSchema }),
  output: z.object({
    /** Empty for an empty text. */
    sentences: z.array(
      z.object({ kind: z.enum(["understood", "guessed", "not-understood", "nothing"]), text: z.string() }),
    ),
  }),
});
