import { z } from "zod";
import { idSchema } from "./catalogue.ts";
import { daySchema } from "./day.ts";
import { defineEndpoint } from "./endpoint.ts";
import { planKinds, wireNames } from "./item-kinds.ts";
import { typedText } from "./typed-text.ts";

const done = z.object({ status_code: z.literal(200) });
const activityIdSchema = z.object({ activity_id: z.uuid() });

export const feelings = ["too_hard", "right", "too_easy"] as const;
export type Feeling = (typeof feelings)[number];

export const longestActivityNote = 500;
const mostSeconds = 86_400;
/** Far more than a person does in a day. */
export const mostActivitiesPerDay = 100;

/**
 * The device makes the id. Saving the same id again changes the seconds, and how it felt and the note where they are
 * sent, so that the person can say so afterwards. An entry that is named is marked done, the first time. Nothing is kept
 * for a person who does not look back, but the entry is still marked. The catalogue may have dropped the item meanwhile.
 */
export const saveActivity = defineEndpoint("saveActivity", {
  method: "POST",
  path: "/activities/:activity_id",
  summary: "Records what the person has cooked, trained or rested, and marks its entry done.",
  params: activityIdSchema,
  body: z
    .object({
      day: daySchema,
      item_name: z.enum(planKinds),
      /** Null for a free timer. */
      item_id: idSchema.nullable(),
      entry_id: z.uuid().nullable().default(null),
      seconds: z.int().min(0).max(mostSeconds),
      felt: z.enum(feelings).nullable().optional(),
      note: typedText(longestActivityNote)
        .transform((note) => (note === "" ? null : note))
        .nullable()
        .optional(),
    })
    .refine(({ item_name, item_id }) => item_id !== null || item_name === wireNames.meditation.plan, {
      path: ["item_id"],
      error: "Please name what it was",
    }),
  output: done,
  errors: ["list_full"],
});

export const removeActivity = defineEndpoint("removeActivity", {
  method: "DELETE",
  path: "/activities/:activity_id",
  summary: "Forgets one thing that the person did. Its entry is no longer done, unless it was done again.",
  params: activityIdSchema,
  output: done,
});

/** Half a year. */
const mostLookedBackDays = 184;

const pastActivitySchema = z.object({
  /** Null for an entry that was ticked as done and not done in a player. */
  activity_id: z.uuid().nullable(),
  /** The planned entry that it was, so that a removed record can come back with its tick. */
  entry_id: z.uuid().nullable(),
  day: z.iso.date(),
  item_name: z.enum(planKinds),
  /** Null for a free timer. */
  item_id: z.string().nullable(),
  /** Whether there is a page about it; the catalogue may have dropped it. */
  is_listed: z.boolean(),
  title: z.string(),
  image: z.string().nullable(),
  /** Those of the item where nothing was timed. */
  minutes: z.int(),
  /** Null where nothing was timed. */
  seconds: z.int().nullable(),
  felt: z.enum(feelings).nullable(),
  note: z.string().nullable(),
});
export type PastActivity = z.infer<typeof pastActivitySchema>;

export const lookBack = defineEndpoint("lookBack", {
  method: "GET",
  path: "/looking-back",
  summary: "What the person has cooked, moved and rested from one day to another, the newest first.",
  query: z.object({ from: daySchema, to: daySchema }).refine(
    ({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
      return days >= 1 && days <= mostLookedBackDays;
    },
    { path: ["to"], error: `Please ask for 1 to ${mostLookedBackDays} days` },
  ),
  output: z.object({ is_on: z.boolean(), activities: z.array(pastActivitySchema) }),
});

/** Turning it off also forgets what was kept, if that is wished. */
export const setLookingBack = defineEndpoint("setLookingBack", {
  method: "POST",
  path: "/looking-back",
  summary: "Turns looking back on or off.",
  body: z.object({ is_on: z.boolean(), forgets: z.boolean().default(false) }),
  output: done,
});
