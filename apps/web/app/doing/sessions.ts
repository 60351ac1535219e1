import { z } from "zod";
import { createSessionsKey } from "./doing-session.ts";

/** A step of a recipe: its number, counted from 0. */
export const cookingKey = createSessionsKey("doing_cook", z.object({ step: z.number() }));
export type CookingDetail = { readonly step: number };

export const trainingKey = createSessionsKey(
  "doing_train",
  z.object({
    kind: z.enum(["ready", "work", "rest"]),
    place: z.number(),
    itemId: z.string(),
    name: z.string(),
    entryId: z.string().nullable(),
    set: z.number(),
    sets: z.number(),
    side: z.enum(["left", "right"]).nullable(),
    reps: z.number().nullable(),
  }),
);

/** A meditation or a free timer is one part. */
export const restingKey = createSessionsKey("doing_rest", z.object({}));
