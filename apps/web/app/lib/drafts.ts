import { exerciseQuestions } from "@fernwell/contract/exercise-questions";
import { mealQuestions } from "@fernwell/contract/meal-questions";
import { meditationQuestions } from "@fernwell/contract/meditation-questions";
import { changeSchema } from "@fernwell/contract/plan-entry";
import { draftSchema } from "@fernwell/contract/question-schemas";
import { weekChangeSchema } from "@fernwell/contract/week";
import { itemKinds } from "@fernwell/domain/item-kind";
import { z } from "zod";
import { cookingKey, restingKey, trainingKey } from "#app/doing/sessions.ts";
import { unsentCallsKey } from "#app/offline/unsent.ts";
import { createDraftKey } from "./draft-key.ts";
import { readStored, removeStored } from "./storage.ts";

export const profileDraftKey = createDraftKey(
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

export const mealDraftKey = createDraftKey("meal_preferences", draftSchema(mealQuestions));
export const exerciseDraftKey = createDraftKey("workout_preferences", draftSchema(exerciseQuestions));
export const meditationDraftKey = createDraftKey("meditation_preferences", draftSchema(meditationQuestions));

const namesSchema = z.array(z.string()).readonly();

/** Changes to the lists of plans and shopping lists that the server does not have yet, by id. */
export const unsavedListsKey = createDraftKey(
  "unsaved_lists",
  z.object({
    lists: z.record(
      z.string(),
      z.object({
        isShoppingList: z.boolean(),
        changes: z
          .array(
            z.object({
              device: z.string(),
              change: z.number(),
              list: z.enum(["ticks", "extras"]),
              known: namesSchema,
              wanted: namesSchema,
            }),
          )
          .readonly(),
      }),
    ),
  }),
);

/** Changes to the week that the server does not have yet. */
export const unsavedWeekKey = createDraftKey(
  "unsaved_week",
  z.object({
    changes: z.array(
      z.object({ device: z.string(), change: z.number(), changes: z.array(weekChangeSchema) }),
    ),
  }),
);

/** Changes to plans' entries that the server does not have yet, and the kinds of these plans, by plan. */
export const unsavedEntriesKey = createDraftKey(
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
    kinds: z.record(z.string(), z.enum(itemKinds)).default({}),
  }),
);

/** The selections for plans that are not saved yet, by screen; items are reduced to what a card needs. */
export const planSelectionsKey = createDraftKey(
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
  unsavedListsKey,
  unsavedEntriesKey,
  unsavedWeekKey,
  unsentCallsKey,
  planSelectionsKey,
  cookingKey,
  trainingKey,
  restingKey,
];
