import {
  acknowledge,
  copyPlan,
  isSaved,
  type Outgoing,
  type PlanCopy,
  type PlanList,
  refresh,
  refuse,
  sendNext,
  want,
} from "@fernwell/domain/planning/sync/plan-copy";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { logMessage } from "#app/lib/log-failure.ts";
import { useSending } from "#app/lib/use-sending.ts";
import { isRefusedForGood, type ListSource, listFields, readLists } from "./plan-changes.api.ts";
import { type Listed, readUnsaved, writeUnsaved } from "./unsaved-plans.ts";

/** What did not fit into a list, because another device has filled it. */
export interface LeftOut {
  readonly list: PlanList;
  readonly names: readonly string[];
}

interface Server extends Listed {
  /** The query that returned the source. */
  readonly queryKey: QueryKey;
  /** Saves a whole list and returns it as the server has merged it. */
  readonly send: (outgoing: Outgoing) => Promise<readonly string[]>;
  /** Tells the person that a change was refused for good. */
  readonly report: (error: Error) => void;
  /** Logged when a change has to be tried again. */
  readonly failure: string;
}

/**
 * The ticks and extras of a plan or a shopping list. A change shows and is sent at once, and is retried until the server
 * has it, even after the page was closed. Changes from other devices are kept.
 */
export function useSyncedLists<Source extends ListSource>(
  source: Source,
  { id, isShoppingList, queryKey, send: sendToServer, report, failure }: Server,
) {
  const [copy, setCopy] = useState(() => startCopy(id, source));
  const [merged, setMerged] = useState<Source | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const queryClient = useQueryClient();

  function update(change: (copy: PlanCopy) => PlanCopy) {
    setCopy((now) => sendNext(change(now)));
  }

  if (source !== merged) {
    setMerged(source);
    update((now) => refresh(now, readLists(source)));
  }

  const failures = useSending(copy.outgoing, async (outgoing) => {
    await queryClient.cancelQueries({ queryKey });
    try {
      const stored = await sendToServer(outgoing);
      update((now) => acknowledge(now, outgoing, stored));
      queryClient.setQueryData<Source | null>(
        queryKey,
        (latest) => latest && { ...latest, [listFields[outgoing.list]]: stored },
      );
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!isRefusedForGood(error)) {
        logMessage(failure, error);
        return true;
      }
      report(error);
      update((now) => refuse(now, outgoing));
      if (hasErrorCode(error, "list_full")) {
        const { list, known, wanted } = outgoing;
        setLeftOut({ list, names: wanted.filter((name) => !known.includes(name)) });
        await queryClient.invalidateQueries({ queryKey });
      }
    }
    return false;
  });

  useEffect(() => writeUnsaved({ id, isShoppingList }, copy), [id, isShoppingList, copy]);

  return {
    ...copy.wanted,
    saving: isSaved(copy)
      ? ("done" as const)
      : failures === 0
        ? ("under way" as const)
        : ("waiting" as const),
    change: (list: PlanList, wanted: readonly string[]) => update((now) => want(now, list, wanted)),
    leftOut,
    addAgain({ list, names }: LeftOut) {
      setLeftOut(null);
      update((now) => want(now, list, [...new Set([...now.wanted[list], ...names])]));
    },
    dismissLeftOut: () => setLeftOut(null),
  };
}

/** Continues with changes that an earlier page could not save, under its own key, since that page may still be open. */
function startCopy(id: string, source: ListSource): PlanCopy {
  const fresh = copyPlan(crypto.randomUUID(), readLists(source));
  return sendNext({ ...fresh, ...readUnsaved(id) });
}
