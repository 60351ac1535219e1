import { z } from "zod";
import { readStored, removeStored, type StoredKey } from "./storage.ts";

const draftLifeMs = 7 * 24 * 60 * 60 * 1000;

export const profileDraftKey = draftKey(
  "profile_data",
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    dob: z.string(),
    gender: z.enum(["male", "female", "other"]),
    phone: z.string(),
    countryCode: z.string(),
    address: z.string(),
  }),
);

/** Each step of a questionnaire adds its own fields, so that a draft may lack those of the steps to come. */
export const mealDraftSchema = z
  .object({
    dietary_preferences: z.array(z.string()),
    main_goal: z.array(z.string()),
    health_tags: z.array(z.string()),
    has_food_allergies: z.boolean(),
    food_allergies: z.array(z.string()),
    has_disliked_ingredients: z.boolean(),
    disliked_ingredients: z.array(z.string()),
    preferred_meal_types: z.array(z.string()),
    meals_per_day: z.number(),
    main_meal_time: z.string(),
  })
  .partial();
export type MealDraft = z.infer<typeof mealDraftSchema>;
export const mealDraftKey = draftKey("meal_preferences", mealDraftSchema);

export const workoutDraftSchema = z
  .object({
    preferred_workouts: z.array(z.string()),
    has_equipment_access: z.boolean(),
    has_physical_limitations: z.boolean(),
    physical_limitations_details: z.string(),
    fitness_level: z.string(),
    exercise_days_per_week: z.number(),
    primary_fitness_goal: z.string(),
  })
  .partial();
export type WorkoutDraft = z.infer<typeof workoutDraftSchema>;
export const workoutDraftKey = draftKey("workout_preferences", workoutDraftSchema);

export const meditationDraftSchema = z
  .object({
    has_meditated_before: z.boolean(),
    mindfulness_goals: z.array(z.string()),
    preferred_practices: z.array(z.string()),
    daily_duration: z.string(),
    preferred_time_of_day: z.string(),
  })
  .partial();
export type MeditationDraft = z.infer<typeof meditationDraftSchema>;
export const meditationDraftKey = draftKey("meditation_preferences", meditationDraftSchema);

const namesSchema = z.array(z.string()).readonly();
const listsSchema = z.object({ ticks: namesSchema, extras: namesSchema });

/** Changes of plans' lists that the server does not have yet, by plan. */
export const unsavedPlansKey = draftKey(
  "unsaved_plans",
  z.object({
    plans: z.record(
      z.string(),
      z.object({
        known: listsSchema,
        wanted: listsSchema,
        outgoing: z
          .object({
            device: z.string(),
            change: z.number(),
            list: listsSchema.keyof(),
            known: namesSchema,
            wanted: namesSchema,
          })
          .nullable(),
      }),
    ),
  }),
);

/** What is selected for plans that are still to be made, by where it is; items lie there as a card needs them. */
export const planSelectionsKey = draftKey(
  "plan_selections",
  z.object({ selections: z.record(z.string(), z.array(z.unknown()).readonly()) }),
);

export function removeDrafts(): void {
  for (const key of draftKeys) removeStored(key);
}

/** Allergies, limitations and a birth date do not stay for ever on a machine that others may use. */
export function removeStaleDrafts(): void {
  for (const key of draftKeys) if (readStored<unknown>(key) === null) removeStored(key);
}

const draftKeys = [
  profileDraftKey,
  mealDraftKey,
  workoutDraftKey,
  meditationDraftKey,
  unsavedPlansKey,
  planSelectionsKey,
];

/** A draft lies under its key as plain fields, with the time of saving beside them. */
function draftKey<Fields>(name: string, schema: z.ZodType<Fields>): StoredKey<Fields> {
  return {
    area: "local",
    name,
    encode: (fields) => JSON.stringify({ ...fields, savedAt: new Date().toISOString() }),
    decode(text) {
      const value = parseJson(text);
      if (isStale(value)) return null;
      return schema.safeParse(value).data ?? null;
    },
  };
}

const stampSchema = z.object({ savedAt: z.iso.datetime() });

function isStale(value: unknown): boolean {
  const stamp = stampSchema.safeParse(value).data;
  return stamp !== undefined && Date.now() - Date.parse(stamp.savedAt) > draftLifeMs;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
