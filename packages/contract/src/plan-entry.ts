import type { EntryChange } from "@fernwell/domain/planning/entries/change";
import type { Entry } from "@fernwell/domain/planning/entries/entry";
import { z } from "zod";
import { idSchema } from "./catalogue.ts";
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
const daySchema = z.iso.date().nullable();
const noteSchema = typedText(longestNote)
  .transform((note) => (note === "" ? null : note))
  .nullable();
/** The entry before the place; null is the first place. */
const afterSchema = entryIdSchema.nullable();

const entryFields = {
  entry_id: entryIdSchema,
  item_id: idSchema,
  day: daySchema,
  slot: slotSchema,
  servings: servingsSchema,
  leftover_of: entryIdSchema.nullable(),
};
export const entrySchema = z.object({ ...entryFields, note: z.string().nullable() });
export type WireEntry = z.infer<typeof entrySchema>;

export const newEntrySchema = z.object({ ...entryFields, note: noteSchema });

export const changeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), entry: newEntrySchema, after: afterSchema }),
  z.object({ kind: z.literal("remove"), entry_id: entryIdSchema }),
  z.object({ kind: z.literal("swap"), entry_id: entryIdSchema, item_id: idSchema }),
  z.object({ kind: z.literal("move"), entry_id: entryIdSchema, after: afterSchema }),
  z.object({ kind: z.literal("set_servings"), entry_id: entryIdSchema, servings: servingsSchema }),
  z.object({ kind: z.literal("set_note"), entry_id: entryIdSchema, note: noteSchema }),
  z.object({ kind: z.literal("set_day"), entry_id: entryIdSchema, day: daySchema, slot: slotSchema }),
  z.object({ kind: z.literal("cook_for"), people: servingsSchema }),
]);
export type WireChange = z.output<typeof changeSchema>;

export function entryToWire({ id, itemId, leftoverOf, ...entry }: Entry): WireEntry {
  return { entry_id: id, item_id: itemId, ...entry, leftover_of: leftoverOf };
}

export function entryFromWire({ entry_id, item_id, leftover_of, ...entry }: WireEntry): Entry {
  return { id: entry_id, itemId: item_id, ...entry, leftoverOf: leftover_of };
}

export function changeToWire(change: EntryChange): WireChange {
  switch (change.kind) {
    case "add":
      return { ...change, entry: entryToWire(change.entry) };
    case "remove":
      return { kind: "remove", entry_id: change.entryId };
    case "swap":
      return { kind: "swap", entry_id: change.entryId, item_id: change.itemId };
    case "move":
      return { kind: "move", entry_id: change.entryId, after: change.after };
    case "setServings":
      return { kind: "set_servings", entry_id: change.entryId, servings: change.servings };
    case "setNote":
      return { kind: "set_note", entry_id: change.entryId, note: change.note };
    case "setDay":
      return { kind: "set_day", entry_id: change.entryId, day: change.day, slot: change.slot };
    case "cookFor":
      return { kind: "cook_for", people: change.people };
  }
}

export function changeFromWire(change: WireChange): EntryChange {
  switch (change.kind) {
    case "add":
      return { ...change, entry: entryFromWire(change.entry) };
    case "remove":
      return { kind: "remove", entryId: change.entry_id };
    case "swap":
      return { kind: "swap", entryId: change.entry_id, itemId: change.item_id };
    case "move":
      return { kind: "move", entryId: change.entry_id, after: change.after };
    case "set_servings":
      return { kind: "setServings", entryId: change.entry_id, servings: change.servings };
    case "set_note":
      return { kind: "setNote", entryId: change.entry_id, note: change.note };
    case "set_day":
      return { kind: "setDay", entryId: change.entry_id, day: change.day, slot: change.slot };
    case "cook_for":
      return { kind: "cookFor", people: change.people };
  }
}
