import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Plan } from "../plan.ts";
import { planKey } from "../plans.api.ts";
import { weekKey } from "../week/week-key.ts";
import { readEntries, sendEntryChanges } from "./entries.api.ts";
import { useUnsavedEntries } from "./unsaved-entries.ts";
import { useEntriesCopy } from "./use-entries-copy.ts";

export function usePlanEntries(plan: Plan) {
  const queryClient = useQueryClient();
  const { kind, plan_id: planId } = plan;
  const queryKey = planKey(kind, planId);

  return useEntriesCopy({
    known: useMemo(() => readEntries(plan), [plan]),
    unsaved: useUnsavedEntries(plan),
    async send(outgoing, _, signal) {
      await queryClient.cancelQueries({ queryKey });
      const stored = await sendEntryChanges(plan, outgoing, signal);
      queryClient.setQueryData<Plan | null>(queryKey, (latest) => latest && { ...latest, ...stored });
      return readEntries(stored);
    },
    /** Items and groceries follow the entries, and so does the week. */
    async follow() {
      void queryClient.invalidateQueries({ queryKey: weekKey() });
      await queryClient.invalidateQueries({ queryKey: planKey(kind) });
    },
  });
}

export type PlanEntries = ReturnType<typeof usePlanEntries>;
