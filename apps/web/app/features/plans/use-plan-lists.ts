import {
  acknowledge,
  copyPlan,
  isSaved,
  type PlanCopy,
  type PlanList,
  refresh,
  refuse,
  sendNext,
  want,
} from "@fernwell/domain/planning/sync/plan-copy";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { logMessage } from "#app/lib/log-failure.ts";
import type { Plan } from "./plan.ts";
import { isRefusedForGood, listFields, readLists, sendChange } from "./plan-changes.api.ts";
import { planKey, reportFailedSave, saveFailure } from "./plans.api.ts";
import { readUnsaved, writeUnsaved } from "./unsaved-plans.ts";

const longestWaitMs = 30_000;

/** What did not fit into a list, because another device has filled it. */
export interface LeftOut {
  readonly list: PlanList;
  readonly names: readonly string[];
}

/**
 * The ticks and extras of a meal plan. A change shows and is sent at once, and is retried until the server has it,
 * even after the page was closed. Changes from other devices are kept.
 */
export function usePlanLists(plan: Plan<"meal">) {
  const [copy, setCopy] = useState(() => startCopy(plan));
  const [mergedPlan, setMergedPlan] = useState<Plan<"meal"> | null>(null);
  const [failures, setFailures] = useState(0);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const queryClient = useQueryClient();
  const queryKey = planKey("meal", plan.plan_id);
  const { outgoing } = copy;

  function update(change: (copy: PlanCopy) => PlanCopy) {
    setCopy((now) => sendNext(change(now)));
  }

  if (plan !== mergedPlan) {
    setMergedPlan(plan);
    update((now) => refresh(now, readLists(plan)));
  }

  /** Returns whether the change needs another attempt. */
  const send = useEffectEvent(async (): Promise<boolean> => {
    if (outgoing === null) return false;
    await queryClient.cancelQueries({ queryKey });
    try {
      const stored = await sendChange(plan, outgoing);
      update((now) => acknowledge(now, outgoing, stored));
      queryClient.setQueryData<Plan | null>(
        queryKey,
        (latest) => latest && { ...latest, [listFields[outgoing.list]]: stored },
      );
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!isRefusedForGood(error)) {
        logMessage(saveFailure, error);
        return true;
      }
      reportFailedSave(error);
      update((now) => refuse(now, outgoing));
      if (hasErrorCode(error, "list_full")) {
        const { list, known, wanted } = outgoing;
        setLeftOut({ list, names: wanted.filter((name) => !known.includes(name)) });
        await queryClient.invalidateQueries({ queryKey });
      }
    }
    return false;
  });

  useEffect(() => writeUnsaved(plan.plan_id, copy), [plan.plan_id, copy]);

  useEffect(() => {
    if (outgoing === null) return setFailures(0);
    let isCurrent = true;
    const go = async () => {
      stopWaiting();
      if ((await send()) && isCurrent) setFailures((count) => count + 1);
    };
    const timer = setTimeout(go, failures === 0 ? 0 : Math.min(longestWaitMs, 1000 * 2 ** failures));
    window.addEventListener("online", go);
    function stopWaiting() {
      clearTimeout(timer);
      window.removeEventListener("online", go);
    }
    return () => {
      isCurrent = false;
      stopWaiting();
    };
  }, [outgoing, failures]);

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
function startCopy(plan: Plan<"meal">): PlanCopy {
  const fresh = copyPlan(crypto.randomUUID(), readLists(plan));
  return sendNext({ ...fresh, ...readUnsaved(plan.plan_id) });
}
