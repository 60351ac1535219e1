import { exerciseQuestions } from "@fernwell/contract/exercise-questions";
import { mealQuestions } from "@fernwell/contract/meal-questions";
import { meditationQuestions } from "@fernwell/contract/meditation-questions";
import { changeSchema } from "@fernwell/contract/plan-entry";
import { draftSchema } from "@fernwell/contract/question-schemas";
import { z } from "zod";
import type { DraftName } from "./draft-names.ts";
import { parseJson } from "./parse-json.ts";
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

export const mealDraftKey = draftKey("meal_preferences", draftSchema(mealQuestions));
export const exerciseDraftKey = draftKey("workout_preferences", draftSchema(exerciseQuestions));
export const meditationDraftKey = draftKey("meditation_preferences", draftSchema(meditationQuestions));

const namesSchema = z.array(z.string()).readonly();
const listsSchema = z.object({ ticks: namesSchema, extras: namesSchema });

/** Changes to plans' lists that the server does not have yet, by plan. */
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

/** Changes to plans' entries that the server does not have yet, by plan. */
export const unsavedEntriesKey = draftKey(
  "unsaved_entries",
  z.object({
    plans: z.record(
      z.string(),
      z.array(
        z.object({
          device: z.string(),
          change: z.number(),
          changes: z.array(changeSchema),
        }),
      ),
    ),
  }),
);

/** The selections for plans that are not saved yet, by screen; items are reduced to what a card needs. */
export const planSelectionsKey = draftKey(
  "plan_selections",
  z.object({ selections: z.record(z.string(), z.array(z.unknown()).readonly()) }),
);

/** Allergies, limitations and a birth date must not stay forever on a shared machine. */
export function removeStaleDrafts(): void {
  for (const key of draftKeys) if (readStored<unknown>(key) === null) removeStored(key);
}

const draftKeys = [
  profileDraftKey,
  mealDraftKey,
  exerciseDraftKey,
  meditationDraftKey,
  unsavedPlansKey,
  unsavedEntriesKey,
  planSelectionsKey,
];

/** A draft is stored as plain fields, plus the time of saving. */
function draftKey<Fields>(name: DraftName, schema: z.ZodType<Fields>): StoredKey<Fields> {
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
