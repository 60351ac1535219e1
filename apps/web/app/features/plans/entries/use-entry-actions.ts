import { mostPlanItems } from "@fernwell/contract/plans";
import type { EntryChange } from "@fernwell/domain/planning/entries/change";
import type { Entry } from "@fernwell/domain/planning/entries/entry";
import { newId } from "#app/lib/new-id.ts";
import type { ShownEntry } from "./shown-entry.ts";
import type { PlanEntries } from "./use-plan-entries.ts";

type Named = Pick<ShownEntry<unknown>, "entry" | "summary">;

/** A new entry for an item, without a day or anything else. */
export function createEntry(itemId: string): Entry {
  return {
    id: newId(),
    itemId,
    day: null,
    slot: null,
    servings: null,
    note: null,
    leftoverOf: null,
    isDone: false,
  };
}

/** What a person does with an entry, as changes that can be undone. */
export function useEntryActions(planned: PlanEntries) {
  const { change, keepUndoOf, entries } = planned;
  const removal = ({ entry }: Named): EntryChange => ({ kind: "remove", entryId: entry.id });

  return {
    isFull: entries.length >= mostPlanItems,
    add: (title: string, entry: Entry) =>
      change(`${title} added`, [{ kind: "add", entry, after: entries.at(-1)?.id ?? null }]),
    swap: ({ entry, summary }: Named, itemId: string) =>
      change(`${summary.title} swapped`, [{ kind: "swap", entryId: entry.id, itemId }]),
    repeat: ({ entry, summary }: Named) =>
      change(`${summary.title} repeated`, [
        {
          kind: "add",
          entry: { ...entry, id: newId(), day: null, leftoverOf: null, isDone: false },
          after: entry.id,
        },
      ]),
    move: ({ entry, summary }: Named, after: string | null) =>
      change(`${summary.title} moved`, [{ kind: "move", entryId: entry.id, after }]),
    setServings: ({ entry, summary }: Named, servings: number | null) =>
      change(`Servings of ${summary.title} changed`, [{ kind: "setServings", entryId: entry.id, servings }]),
    setDay: ({ entry, summary }: Named, day: string | null, slot: string | null) =>
      change(`Day of ${summary.title} changed`, [{ kind: "setDay", entryId: entry.id, day, slot }]),
    setNote: ({ entry, summary }: Named, note: string | null) =>
      change(`Note on ${summary.title} changed`, [{ kind: "setNote", entryId: entry.id, note }]),
    remove: (named: Named) => change(`${named.summary.title} removed`, [removal(named)]),
    keepUndoOfRemoval: (named: Named) => keepUndoOf(`${named.summary.title} removed`, [removal(named)]),
  };
}
