import { mostPlanItems } from "@fernwell/contract/plans";
import { type EntryChange, invertChanges } from "@fernwell/domain/planning/entries/change";
import {
  acknowledgeChanges,
  addChanges,
  copyEntries,
  type EntriesCopy,
  type OutgoingChanges,
  readCopy,
  refreshEntries,
  refuseChanges,
} from "@fernwell/domain/planning/entries/entries-copy";
import type { Entry, PlannedEntries } from "@fernwell/domain/planning/entries/entry";
import { useEffect, useState } from "react";
import { logMessage } from "#app/lib/log-failure.ts";
import { newId } from "#app/lib/new-id.ts";
import { useSending } from "#app/lib/use-sending.ts";
import { isRefusedForGood } from "../plan-changes.api.ts";
import { reportFailedSave, saveFailure } from "../plans.api.ts";

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
  /** What an earlier page could not save. */
  readonly readUnsaved: () => readonly OutgoingChanges<Each>[];
  readonly keepUnsaved: (pending: readonly OutgoingChanges<Each>[]) => void;
  /** Returns the entries as the server has them now. */
  readonly send: (outgoing: OutgoingChanges<Each>) => Promise<PlannedEntries<Each>>;
  /** What else has to follow, once the server has accepted or refused a change. */
  readonly follow: () => Promise<void>;
}

const maxUndos = 30;

/**
 * Entries that several devices may change. A change shows and is sent at once, and is retried until the server has it,
 * even after the page was closed. Changes from other devices are kept.
 */
export function useEntriesCopy<Each extends Entry>({
  known,
  readUnsaved,
  keepUnsaved,
  send,
  follow,
}: EntriesSource<Each>) {
  const [copy, setCopy] = useState(() => copyEntries(newId(), known, readUnsaved()));
  const [merged, setMerged] = useState(known);
  const [undos, setUndos] = useState<readonly Undoable<Each>[]>([]);
  const shown = readCopy(copy);

  if (known !== merged) {
    setMerged(known);
    setCopy((now) => refreshEntries(now, known));
  }

  useEffect(() => keepUnsaved(copy.pending), [keepUnsaved, copy.pending]);

  const failures = useSending(copy.pending[0] ?? null, async (outgoing) => {
    try {
      const stored = await send(outgoing);
      setCopy((now) => acknowledgeChanges(now, outgoing, stored));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!isRefusedForGood(error)) {
        logMessage(saveFailure, error);
        return true;
      }
      reportFailedSave(error);
      setCopy((now) => refuseChanges(now, outgoing));
      setUndos([]);
    }
    await follow();
    return false;
  });

  function keepUndo(what: string, changes: readonly EntryChange<Each>[]) {
    setUndos((all) => [...all, { id: newId(), what, changes }].slice(-maxUndos));
  }

  return {
    ...shown,
    saving: describeSaving(copy, failures),
    undoable: undos.at(-1) ?? null,
    change(what: string, changes: readonly EntryChange<Each>[]) {
      keepUndo(what, invertChanges(shown, changes));
      setCopy((now) => addInParts(now, changes));
    },
    /** For a change that is sent in another way. */
    keepUndoOf: (what: string, changes: readonly EntryChange<Each>[]) =>
      keepUndo(what, invertChanges(shown, changes)),
    undo() {
      const last = undos.at(-1);
      if (last === undefined) return;
      setUndos((all) => all.filter(({ id }) => id !== last.id));
      setCopy((now) => addInParts(now, last.changes));
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

function describeSaving<Each extends Entry>(
  { pending }: EntriesCopy<Each>,
  failures: number,
): "done" | "under way" | "waiting" {
  if (pending.length === 0) return "done";
  return failures === 0 ? "under way" : "waiting";
}
