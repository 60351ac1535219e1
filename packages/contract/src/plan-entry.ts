import { z } from "zod";
import { idSchema } from "./catalogue.ts";
import { daySchema } from "./day.ts";
import { typedText } from "./typed-text.ts";

export const maxServings = 50;
export const longestNote = 300;

export const entryIdSchema = z.uuid();
export const servingsSchema = z.int().min(1).max(maxServings).nullable();
const slotSchema = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z -]*$/)
  .nullable();
const noteSchema = typedText(longestNote)
  .transform((note) => (note === "" ? null : note))
  .nullable();
/** The entry before the place; null is the first place. */
const afterSchema = entryIdSchema.nullable();

const entryFields = {
  entry_id: entryIdSchema,
  item_id: idSchema,
  slot: slotSchema,
  servings: servingsSchema,
  leftover_of: entryIdSchema.nullable(),
};
export const entrySchema = z.object({
  ...entryFields,
  day: z.iso.date().nullable(),
  note: z.string().nullable(),
  done: z.boolean(),
});
export type WireEntry = z.infer<typeof entrySchema>;

export const newEntrySchema = z.object({
  ...entryFields,
  day: daySchema.nullable(),
  note: noteSchema,
  done: z.boolean().default(false),
});

/** The changes of one entry that a plan and a week have in common. */
export const entryChangeSchemas = [
  z.object({ kind: z.literal("remove"), entry_id: entryIdSchema }),
  z.object({ kind: z.literal("swap"), entry_id: entryIdSchema, item_id: idSchema }),
  z.object({ kind: z.literal("set_servings"), entry_id: entryIdSchema, servings: servingsSchema }),
  z.object({ kind: z.literal("set_note"), entry_id: entryIdSchema, note: noteSchema }),
  z.object({
    kind: z.literal("set_day"),
    entry_id: entryIdSchema,
    day: daySchema.nullable(),
    slot: slotSchema,
  }),
  z.object({ kind: z.literal("set_done"), entry_id: entryIdSchema, done: z.boolean() }),
] as const;
export type WireChangeOfEntry = z.output<(typeof entryChangeSchemas)[number]>;

export const changeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), entry: newEntrySchema, after: afterSchema }),
  z.object({ kind: z.literal("move"), entry_id: entryIdSchema, after: afterSchema }),
  z.object({ kind: z.literal("cook_for"), people: servingsSchema }),
  ...entryChangeSchemas,
]);
export type WireChange = z.output<typeof changeSchema>;
