import { measurements } from "@fernwell/domain/food/ingredient";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { measureSystems } from "@fernwell/domain/measures/measures";
import { z } from "zod";
import { doseSchema } from "./dose.ts";
import { defineEndpoint } from "./endpoint.ts";

/** As entries are named. */
export const idSchema = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9][\w-]*$/);

/** Pictures and sound are made apart from the entries; until an entry has its own, the address is null. */
const addressSchema = z.string().nullable();

/** What is shown in a picture's place while it loads, and said in its place to whoever does not see it. */
const pictureFields = { image_alt: z.string().nullable(), image_stand_in: z.string().nullable() };

const ingredientLineSchema = z.object({
  ingredient_id: z.string(),
  name: z.string(),
  /** What the cook measures: a quantity of a household measurement. */
  quantity: z.number(),
  measurement: z.enum(measurements),
  /** What it weighs, in the unit that amounts are added up in. */
  unit: z.literal("g"),
  grams: z.number(),
  note: z.string().nullable(),
  scales: z.boolean(),
});

export const mealSchema = z.object({
  _id: z.string(),
  meal_id: z.string(),
  meal_name: z.string(),
  meal_image: addressSchema,
  ...pictureFields,
  description: z.string(),
  calories: z.number(),
  favorite: z.boolean(),
  cooking_time: z.number(),
  is_cooking_time_changeable: z.boolean(),
  no_of_servings: z.number(),
  is_servings_changeable: z.boolean(),
  ingredients: z.array(ingredientLineSchema),
  method: z.object({
    steps: z.array(
      z.object({
        details: z.string(),
        ingredients: z.array(z.string()),
        /** Of the step's wait, such as the rice's twelve minutes. Null for a step without one. */
        minutes: z.number().nullable(),
        timer: z.string().nullable(),
      }),
    ),
  }),
  cookware: z.array(z.string()),
  /** Of one serving; a nutrient that is not known well enough is left out. */
  nutrition_information: z.array(z.object({ name: z.string(), quantity: z.number(), unit: z.string() })),
  health_tags: z.array(z.string()),
  meal_type: z.array(z.string()),
  dietary_tags: z.array(z.string()),
  allergens: z.object({
    contains: z.array(z.string()),
    may_contain: z.array(z.string()),
    unknown: z.array(z.string()),
  }),
  cuisine: z.string(),
  cost: z.string(),
});
export type Meal = z.infer<typeof mealSchema>;

const siblingSchema = z.object({ _id: z.string(), exercise_name: z.string() }).nullable();

export const exerciseSchema = z.object({
  _id: z.string(),
  exercise_name: z.string(),
  image_url: addressSchema,
  ...pictureFields,
  description: z.string(),
  class_type: z.string(),
  /** Minutes. */
  duration: z.number(),
  trainer: z.array(z.string()),
  intensity: z.string(),
  equipment: z.array(z.string()),
  workout_video: addressSchema,
  /** The clip's movement as a small drawing, for whoever saves data. */
  motion_url: addressSchema,
  body_map_url: addressSchema,
  url: addressSchema,
  favorite: z.boolean(),
  level: z.string(),
  goals: z.array(z.string()),
  /** How much of it, in words. */
  dose: z.string(),
  dose_details: doseSchema,
  muscles: z.object({ primary: z.array(z.string()), secondary: z.array(z.string()) }),
  steps: z.array(z.string()),
  cues: z.array(z.string()),
  mistakes: z.array(z.string()),
  easier: siblingSchema,
  harder: siblingSchema,
});
export type Exercise = z.infer<typeof exerciseSchema>;

export const meditationSchema = z.object({
  _id: z.string(),
  name: z.string(),
  image_url: addressSchema,
  ...pictureFields,
  audio_url: addressSchema,
  captions_url: addressSchema,
  description: z.string(),
  instructions: z.array(z.string()),
  favorite: z.boolean(),
  /** Minutes. */
  duration: z.number(),
  practice: z.string(),
  goals: z.array(z.string()),
  time_of_day: z.array(z.string()),
  postures: z.array(z.string()),
  experience: z.string(),
  content_notes: z.array(z.string()),
  /** Seconds from the beginning, and what is said there. */
  transcript: z.array(z.object({ at: z.number(), say: z.string() })),
  /** Of a paced session, in seconds from the beginning. Empty for others. */
  breaths: z.array(
    z.object({ in_at: z.number(), full_at: z.number(), out_at: z.number(), empty_at: z.number() }),
  ),
});
export type Meditation = z.infer<typeof meditationSchema>;

/** What a card in a list shows of an item. Its own call has every field. */
export const cardSchemas = {
  meal: mealSchema.pick({
    _id: true,
    meal_id: true,
    meal_name: true,
    meal_image: true,
    image_alt: true,
    image_stand_in: true,
    calories: true,
    cooking_time: true,
    favorite: true,
  }),
  exercise: exerciseSchema.pick({
    _id: true,
    exercise_name: true,
    image_url: true,
    image_alt: true,
    image_stand_in: true,
    duration: true,
    intensity: true,
    equipment: true,
    favorite: true,
  }),
  meditation: meditationSchema.pick({
    _id: true,
    name: true,
    image_url: true,
    image_alt: true,
    image_stand_in: true,
    duration: true,
    practice: true,
    favorite: true,
  }),
} satisfies Record<ItemKind, z.ZodType>;

export const coachSchema = z.object({
  _id: z.string(),
  name: z.string(),
  "Business Name": z.string(),
  image: addressSchema,
  ...pictureFields,
  description: z.string(),
  email: z.string(),
  "Primary Phone": z.string(),
  link: z.string(),
  qualification: z.string(),
  specialities: z.array(z.string()),
});
export type Coach = z.infer<typeof coachSchema>;

export const optionSchema = z.object({ _id: z.string(), name: z.string() });
export type Option = z.infer<typeof optionSchema>;

export const mealOptionLists = ["dietary_tag", "health_tag", "meal_type"] as const;
export const exerciseOptionLists = ["workout_type", "fitness_goal", "fitness_level"] as const;
export const meditationOptionLists = [
  "mindfulness_goal",
  "mindfulness_practice_type",
  "mindfulness_duration",
  "mindfulness_time_of_day",
] as const;
export type OptionListName =
  | (typeof mealOptionLists)[number]
  | (typeof exerciseOptionLists)[number]
  | (typeof meditationOptionLists)[number];

export const listMealOptions = defineEndpoint("listMealOptions", {
  method: "GET",
  path: "/get-meal-items",
  summary: "The choices of one question about meals.",
  query: z.object({ target_item: z.enum(mealOptionLists) }),
  output: z.array(optionSchema),
});

export const listExerciseOptions = defineEndpoint("listExerciseOptions", {
  method: "GET",
  path: "/get-exercise-items",
  summary: "The choices of one question about exercise.",
  query: z.object({ target_item: z.enum(exerciseOptionLists) }),
  output: z.array(optionSchema),
});

export const listMeditationOptions = defineEndpoint("listMeditationOptions", {
  method: "GET",
  path: "/get-meditation-items",
  summary: "The choices of one question about meditation.",
  query: z.object({ target_item: z.enum(meditationOptionLists) }),
  output: z.array(optionSchema),
});

/** In sentences: why an item that was looked up does not suit the person. */
const conflictFields = { conflicts: z.array(z.string()) };

export const foundItemSchemas = {
  meal: mealSchema.extend({
    ...conflictFields,
    /** What its texts are written in, and its lines are to be shown in. Left out for metric measures. */
    measures: z.enum(measureSystems).optional(),
  }),
  exercise: exerciseSchema.extend(conflictFields),
  meditation: meditationSchema.extend(conflictFields),
} satisfies Record<ItemKind, z.ZodType>;
/** A card of an item that the person chose earlier: answers change. */
export const chosenCardSchemas = {
  meal: cardSchemas.meal.extend(conflictFields),
  exercise: cardSchemas.exercise.extend(conflictFields),
  meditation: cardSchemas.meditation.extend(conflictFields),
} satisfies Record<ItemKind, z.ZodType>;

export type FoundItem<Kind extends ItemKind> = z.infer<(typeof foundItemSchemas)[Kind]>;

export const findMeal = defineEndpoint("findMeal", {
  method: "GET",
  path: "/meals/:id",
  summary: "One meal, recommended or not.",
  params: z.object({ id: idSchema }),
  output: foundItemSchemas.meal,
  isKept: true,
  errors: ["item_not_found"],
});

export const findExercise = defineEndpoint("findExercise", {
  method: "GET",
  path: "/exercises/:id",
  summary: "One exercise, recommended or not.",
  params: z.object({ id: idSchema }),
  output: foundItemSchemas.exercise,
  isKept: true,
  errors: ["item_not_found"],
});

export const findMeditation = defineEndpoint("findMeditation", {
  method: "GET",
  path: "/meditations/:id",
  summary: "One meditation, recommended or not.",
  params: z.object({ id: idSchema }),
  output: foundItemSchemas.meditation,
  isKept: true,
  errors: ["item_not_found"],
});

const maxPageSize = 9999;

/** Pages are counted from 1. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(maxPageSize).default(20),
};

export const coachPageSchema = z.object({
  data: z.array(coachSchema),
  metadata: z.object({ totalCount: z.number() }),
});

export type CoachPage = z.infer<typeof coachPageSchema>;

/** Two forms in one address: a page of coaches, or, with `coach_id`, a list of that one or of none. */
export const listCoaches = defineEndpoint("listCoaches", {
  method: "GET",
  path: "/get-coaches",
  summary: "A page of coaches, or the one that is asked for.",
  query: z.object({ ...pageQuery, coach_id: idSchema.optional() }),
  output: z.union([coachPageSchema, z.array(coachSchema)]),
});
