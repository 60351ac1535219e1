import { mostPlanItems } from "@fernwell/contract/plans";
import { type EntryChange, invertChanges } from "@fernwell/domain/planning/entries/change";
import {
  addChanges,
  type EntriesCopy,
  type OutgoingChanges,
  readCopy,
} from "@fernwell/domain/planning/entries/entries-copy";
import type { Entry, PlannedEntries } from "@fernwell/domain/planning/entries/entry";
import { useState } from "react";
import { newId } from "#app/lib/new-id.ts";
import { reportFailedSave, saveFailure } from "../plans.api.ts";
import { type Unsaved, useSyncedCopy } from "../use-synced-copy.ts";

/** What was done last, and what undoes it. */
export interface Undoable<Each extends Entry = Entry> {
  readonly id: string;
  /** In the past tense: "Pancakes swapped". */
  readonly what: string;
  readonly changes: readonly EntryChange<Each>[];
}

interface EntriesSource<Each extends Entry> {
  /** As the server last returned them. Another object is a newer answer. */
  readonly known: PlannedEntries<Each>;
  readonly unsaved: Unsaved<OutgoingChanges<Each>>;
  /** Returns the entries as the server has them now. */
  readonly send: (
    outgoing: OutgoingChanges<Each>,
    known: PlannedEntries<Each>,
    signal: AbortSignal,
  ) => Promise<PlannedEntries<Each>>;
  /** What else has to follow, once the server has accepted or refused a change. */
  readonly follow: () => Promise<void>;
}

const maxUndos = 30;

/** Entries that several devices may change. */
export function useEntriesCopy<Each extends Entry>({ known, unsaved, send, follow }: EntriesSource<Each>) {
  const [undos, setUndos] = useState<readonly Undoable<Each>[]>([]);
  const { copy, update, saving } = useSyncedCopy({
    known,
    ...unsaved,
    send,
    onRefused(error, _, isOwn) {
      reportFailedSave(error);
      if (isOwn) setUndos([]);
    },
    follow,
    failure: saveFailure,
  });
  const shown = readCopy(copy);

  function keepUndo(what: string, changes: readonly EntryChange<Each>[]) {
    setUndos((all) => [...all, { id: newId(), what, changes }].slice(-maxUndos));
  }

  return {
    ...shown,
    saving,
    undoable: undos.at(-1) ?? null,
    change(what: string, changes: readonly EntryChange<Each>[]) {
      keepUndo(what, invertChanges(shown, changes));
      update((now) => addInParts(now, changes));
    },
    /** For a change that is sent in another way. */
    keepUndoOf: (what: string, changes: readonly EntryChange<Each>[]) =>
      keepUndo(what, invertChanges(shown, changes)),
    undo() {
      const last = undos.at(-1);
      if (last === undefined) return;
      setUndos((all) => all.filter(({ id }) => id !== last.id));
      update((now) => addInParts(now, last.changes));
    },
  };
}

/** A call takes so many changes; a full week that is copied has more. */
function addInParts<Each extends Entry>(
  copy: EntriesCopy<Each>,
  changes: readonly EntryChange<Each>[],
): EntriesCopy<Each> {
  const parts = Array.from({ length: Math.ceil(changes.length / mostPlanItems) }, (_, at) =>
    changes.slice(at * mostPlanItems, (at + 1) * mostPlanItems),
  );
  return parts.reduce(addChanges, copy);
}
