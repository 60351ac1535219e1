import type { ChangeOfEntry, EntryChange } from "@fernwell/domain/planning/entries/change";
import type { Entry } from "@fernwell/domain/planning/entries/entry";
import type { WireChange, WireChangeOfEntry, WireEntry } from "./plan-entry.ts";

// Without schemas, since pages that only show entries load this too.

export function entryToWire({ id, itemId, day, slot, servings, note, leftoverOf, isDone }: Entry): WireEntry {
  const own = { entry_id: id, item_id: itemId, leftover_of: leftoverOf, done: isDone };
  return { ...own, day, slot, servings, note };
}

export function entryFromWire(entry: WireEntry): Entry {
  const { entry_id, item_id, day, slot, servings, note, leftover_of, done } = entry;
  return { id: entry_id, itemId: item_id, day, slot, servings, note, leftoverOf: leftover_of, isDone: done };
}

export function changeToWire(change: EntryChange): WireChange {
  switch (change.kind) {
    case "add":
      return { ...change, entry: entryToWire(change.entry) };
    case "move":
      return { kind: "move", entry_id: change.entryId, after: change.after };
    case "cookFor":
      return { kind: "cook_for", people: change.people };
    default:
      return changeOfEntryToWire(change);
  }
}

export function changeOfEntryToWire(change: ChangeOfEntry): WireChangeOfEntry {
  const { entryId: entry_id } = change;
  switch (change.kind) {
    case "remove":
      return { kind: "remove", entry_id };
    case "swap":
      return { kind: "swap", entry_id, item_id: change.itemId };
    case "setServings":
      return { kind: "set_servings", entry_id, servings: change.servings };
    case "setNote":
      return { kind: "set_note", entry_id, note: change.note };
    case "setDay":
      return { kind: "set_day", entry_id, day: change.day, slot: change.slot };
    case "setDone":
      return { kind: "set_done", entry_id, done: change.isDone };
  }
}

export function changeFromWire(change: WireChange): EntryChange {
  switch (change.kind) {
    case "add":
      return { ...change, entry: entryFromWire(change.entry) };
    case "move":
      return { kind: "move", entryId: change.entry_id, after: change.after };
    case "cook_for":
      return { kind: "cookFor", people: change.people };
    default:
      return changeOfEntryFromWire(change);
  }
}

export function changeOfEntryFromWire(change: WireChangeOfEntry): ChangeOfEntry {
  const { entry_id: entryId } = change;
  switch (change.kind) {
    case "remove":
      return { kind: "remove", entryId };
    case "swap":
      return { kind: "swap", entryId, itemId: change.item_id };
    case "set_servings":
      return { kind: "setServings", entryId, servings: change.servings };
    case "set_note":
      return { kind: "setNote", entryId, note: change.note };
    case "set_day":
      return { kind: "setDay", entryId, day: change.day, slot: change.slot };
    case "set_done":
      return { kind: "setDone", entryId, isDone: change.done };
  }
}
