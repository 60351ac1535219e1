import { type EntryChange, invertChanges } from "@fernwell/domain/planning/entries/change";
import {
  acknowledgeChanges,
  addChanges,
  copyEntries,
  type EntriesCopy,
  readCopy,
  refreshEntries,
  refuseChanges,
} from "@fernwell/domain/planning/entries/entries-copy";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { logMessage } from "#app/lib/log-failure.ts";
import { newId } from "#app/lib/new-id.ts";
import type { Plan } from "../plan.ts";
import { isRefusedForGood } from "../plan-changes.api.ts";
import { planKey, reportFailedSave, saveFailure } from "../plans.api.ts";
import { useSending } from "../use-sending.ts";
import { readEntries, sendEntryChanges } from "./entries.api.ts";
import { readUnsavedEntries, writeUnsavedEntries } from "./unsaved-entries.ts";

/** What was done last, and what undoes it. */
export interface Undoable {
  readonly id: string;
  /** In the past tense: "Pancakes swapped". */
  readonly what: string;
  readonly changes: readonly EntryChange[];
}

/**
 * The entries of a plan. A change shows and is sent at once, and is retried until the server has it, even after the
 * page was closed. Changes from other devices are kept.
 */
export function usePlanEntries(plan: Plan) {
  const [copy, setCopy] = useState(() =>
    copyEntries(newId(), readEntries(plan), readUnsavedEntries(plan.plan_id)),
  );
  const [mergedPlan, setMergedPlan] = useState<Plan | null>(null);
  const [undos, setUndos] = useState<readonly Undoable[]>([]);
  const queryClient = useQueryClient();
  const shown = readCopy(copy);

  if (plan !== mergedPlan) {
    setMergedPlan(plan);
    setCopy((now) => refreshEntries(now, readEntries(plan)));
  }

  useEffect(() => writeUnsavedEntries(plan.plan_id, copy.pending), [plan.plan_id, copy.pending]);

  const failures = useSending(copy.pending[0] ?? null, async (outgoing) => {
    const queryKey = planKey(plan.kind, plan.plan_id);
    await queryClient.cancelQueries({ queryKey });
    try {
      const stored = await sendEntryChanges(plan, outgoing);
      setCopy((now) => acknowledgeChanges(now, outgoing, readEntries(stored)));
      queryClient.setQueryData<Plan | null>(queryKey, (latest) => latest && { ...latest, ...stored });
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
    // Items and groceries follow the entries.
    await queryClient.invalidateQueries({ queryKey: planKey(plan.kind) });
    return false;
  });

  function keepUndo(what: string, changes: readonly EntryChange[]) {
    setUndos((all) => [...all, { id: newId(), what, changes }].slice(-maxUndos));
  }

  return {
    ...shown,
    saving: describeSaving(copy, failures),
    undoable: undos.at(-1) ?? null,
    change(what: string, changes: readonly EntryChange[]) {
      keepUndo(what, invertChanges(shown, changes));
      setCopy((now) => addChanges(now, changes));
    },
    /** For a change that is sent in another way. */
    keepUndoOf: (what: string, changes: readonly EntryChange[]) =>
      keepUndo(what, invertChanges(shown, changes)),
    undo() {
      const last = undos.at(-1);
      if (last === undefined) return;
      setUndos((all) => all.filter(({ id }) => id !== last.id));
      setCopy((now) => addChanges(now, last.changes));
    },
  };
}

export type PlanEntries = ReturnType<typeof usePlanEntries>;

const maxUndos = 30;

function describeSaving({ pending }: EntriesCopy, failures: number): "done" | "under way" | "waiting" {
  if (pending.length === 0) return "done";
  return failures === 0 ? "under way" : "waiting";
}
