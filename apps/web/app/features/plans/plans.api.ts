import { wireNames } from "@fernwell/contract/item-kinds";
import { makePlan } from "@fernwell/contract/plan-entries";
import { listPlans, type PlanCard, planCardSchema, removePlan, savePlan } from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { detailOr } from "#app/lib/error-detail.ts";
import { rethrowAs } from "#app/lib/fetched-list.ts";
import { logMessage } from "#app/lib/log-failure.ts";
import { showToast } from "#app/ui/toast.ts";
import type { PlanDetails } from "./built-plan.ts";
import { type Plan, parsePlan } from "./plan.ts";

/** The cache key of plans of a type: the list, or one plan. */
export function planKey(type: ItemKind, ...planId: readonly string[]) {
  return ["plans", type, ...planId] as const;
}

const fetchFailure = "Failed to fetch personalized plan";
export const saveFailure = "Failed to submit personalized plan";
const removeFailure = "Failed to remove personalized plan";

export function usePlans(type: ItemKind) {
  return useQuery({
    queryKey: planKey(type),
    queryFn: ({ signal }): Promise<readonly PlanCard[]> => {
      const query = { item_name: wireNames[type].plan };
      return call(listPlans, { query }, { signal })
        .then((plans) => plans.map((plan) => planCardSchema.parse(plan)))
        .catch(rethrowAs(fetchFailure));
    },
  });
}

/** How long ticks from other devices may stay unseen while the plan is open. */
const refetchMs = 20_000;

/** Null when there is no such plan. */
export function usePlan(type: ItemKind, planId: string) {
  return useQuery({
    queryKey: planKey(type, planId),
    queryFn: async ({ signal }): Promise<Plan | null> => {
      const query = { item_name: wireNames[type].plan, plan_id: planId };
      try {
        const [plan] = await call(listPlans, { query }, { signal });
        return plan === undefined ? null : parsePlan(type, plan);
      } catch (error) {
        if (hasErrorCode(error, "plan_not_found", "invalid_fields")) return null;
        throw new Error(fetchFailure, { cause: error });
      }
    },
    enabled: planId !== "",
    refetchInterval: refetchMs,
  });
}

/** Removes one item from a plan and keeps what other devices have added. */
export function useRemoveItem(plan: Plan) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (itemId: string) => {
      const itemIds = plan.items.map(({ _id }) => _id);
      const query = {
        item_name: wireNames[plan.kind].plan,
        item_id: itemIds.filter((id) => id !== itemId),
        known_item_id: itemIds,
        plan_name: plan.plan_name,
        plan_id: plan.plan_id,
      };
      return call(savePlan, { query });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: planKey(plan.kind) }),
    onError: reportFailedSave,
  });
}

export function useRemovePlan({ kind, plan_id: planId }: Pick<Plan, "kind" | "plan_id">) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removePlan, { query: { item_name: wireNames[kind].plan, item_id: planId } }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: planKey(kind, planId) });
      queryClient.setQueryData<readonly PlanCard[]>(planKey(kind), (plans) =>
        plans?.filter(({ plan_id }) => plan_id !== planId),
      );
      void queryClient.invalidateQueries({ queryKey: planKey(kind), exact: true });
    },
    onError: (error) => {
      logMessage(removeFailure, error);
      showToast.error(removeFailure);
    },
  });
}

interface NewPlan {
  readonly type: ItemKind;
  readonly name: string;
  readonly itemIds: readonly string[];
  /** What a prompt says beyond the items. */
  readonly details?: PlanDetails;
}

/** Saves a plan and returns its id. A retry finds the plan that the first attempt has made. */
export function useCreatePlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ type, name, itemIds, details }: NewPlan): Promise<string> => {
      const shared = { item_name: wireNames[type].plan, plan_name: name };
      const { id } = await call(savePlan, { query: { ...shared, item_id: [...itemIds] } });
      if (id && details) await call(makePlan, { body: { ...shared, plan_id: id, ...details } });
      return id;
    },
    onSuccess: (_, { type }) => queryClient.invalidateQueries({ queryKey: planKey(type) }),
    onError: reportFailedSave,
  });
}

/** The specified message, with the server's reason if the person can act on it. */
export function reportFailedSave(error: Error): void {
  logMessage(saveFailure, error);
  const hasReason = hasErrorCode(error, "not_suitable", "too_many_plans", "list_full");
  showToast.error(hasReason ? `${saveFailure}. ${detailOr(error, "")}` : saveFailure);
}
