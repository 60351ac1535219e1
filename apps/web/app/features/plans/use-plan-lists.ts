import type { Plan } from "./plan.ts";
import { sendChange } from "./plan-changes.api.ts";
import { planKey, reportFailedSave, saveFailure } from "./plans.api.ts";
import { useSyncedLists } from "./use-synced-lists.ts";

/** The ticks and extras of a meal plan. */
export function usePlanLists(plan: Plan<"meal">) {
  return useSyncedLists(plan, {
    id: plan.plan_id,
    isShoppingList: false,
    queryKey: planKey("meal", plan.plan_id),
    send: (outgoing, signal) => sendChange(plan, outgoing, signal),
    report: reportFailedSave,
    failure: saveFailure,
  });
}
