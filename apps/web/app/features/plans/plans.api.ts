import type { OutputOf } from "@fernwell/contract/endpoint";
import { wireNames } from "@fernwell/contract/item-kinds";
import {
  type ExercisePlan,
  listPlans,
  type MealPlan,
  type MeditationPlan,
  type PlanCard,
  removePlan,
  savePlan,
} from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { detailOr } from "#app/lib/error-detail.ts";
import { rethrowAs } from "#app/lib/fetched-list.ts";
import { logMessage } from "#app/lib/log-failure.ts";
import { showToast } from "#app/ui/toast.ts";

/** Where fetched plans of a type lie in the cache: the list, or one plan. */
export function planKey(type: ItemKind, ...planId: readonly string[]) {
  return ["plans", type, ...planId] as const;
}

const fetchFailure = "Failed to fetch personalized plan";
export const saveFailure = "Failed to submit personalized plan";
const removeFailure = "Failed to remove personalized plan";

export function usePlans(type: ItemKind) {
  return useQuery({
    queryKey: planKey(type),
    queryFn: async ({ signal }): Promise<readonly PlanCard[]> => {
      const query = { item_name: wireNames[type].plan };
      const plans = await call(listPlans, { query }, { signal }).catch(rethrowAs(fetchFailure));
      return plans as readonly PlanCard[];
    },
  });
}

interface PlansByType {
  readonly meal: MealPlan;
  readonly exercise: ExercisePlan;
  readonly meditation: MeditationPlan;
}
export type Plan<Type extends ItemKind = ItemKind> = PlansByType[Type];

type ListedPlan = OutputOf<typeof listPlans>[number];

/** A field that only items of the type have; a plan in a list has none of them. */
const ownFields: Readonly<Record<ItemKind, string>> = {
  meal: "meal_name",
  exercise: "exercise_name",
  meditation: "practice",
};

function isPlanOf<Type extends ItemKind>(type: Type, plan: ListedPlan): plan is ListedPlan & Plan<Type> {
  return plan.items.every((item) => ownFields[type] in item);
}

/** How long ticks of other devices may stay unseen while the plan is open. */
const refetchMs = 20_000;

/** The first entry of the answer; null where there is no such plan. */
export function usePlan<Type extends ItemKind>(type: Type, planId: string) {
  return useQuery({
    queryKey: planKey(type, planId),
    queryFn: async ({ signal }): Promise<Plan<Type> | null> => {
      const query = { item_name: wireNames[type].plan, plan_id: planId };
      try {
        const [plan] = await call(listPlans, { query }, { signal });
        return plan !== undefined && isPlanOf(type, plan) ? plan : null;
      } catch (error) {
        if (hasErrorCode(error, "plan_not_found", "invalid_fields")) return null;
        throw new Error(fetchFailure, { cause: error });
      }
    },
    enabled: planId !== "",
    refetchInterval: refetchMs,
  });
}

/** Takes one item out of a plan; what other devices have put in meanwhile stays. */
export function useRemoveItem(type: ItemKind, plan: Plan) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (itemId: string) => {
      const itemIds = plan.items.map(({ _id }) => _id);
      const query = {
        item_name: wireNames[type].plan,
        item_id: itemIds.filter((id) => id !== itemId),
        known_item_id: itemIds,
        plan_name: plan.plan_name,
        plan_id: plan.plan_id,
      };
      return call(savePlan, { query });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: planKey(type) }),
    onError: tellOfFailedSave,
  });
}

export function useRemovePlan(type: ItemKind, planId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removePlan, { query: { item_name: wireNames[type].plan, item_id: planId } }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: planKey(type, planId) });
      return queryClient.invalidateQueries({ queryKey: planKey(type), exact: true });
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
}

/** Makes a plan and answers its id. */
export function useCreatePlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ type, name, itemIds }: NewPlan): Promise<string> => {
      const query = { item_name: wireNames[type].plan, item_id: [...itemIds], plan_name: name };
      return (await call(savePlan, { query })).id;
    },
    onSuccess: (_, { type }) => queryClient.invalidateQueries({ queryKey: planKey(type) }),
    onError: tellOfFailedSave,
  });
}

/** In the catalogue's own words, with the reason where the server gave one that the person can act on. */
export function tellOfFailedSave(error: Error): void {
  logMessage(saveFailure, error);
  const hasReason = hasErrorCode(error, "not_suitable", "too_many_plans");
  showToast.error(hasReason ? `${saveFailure}. ${detailOr(error, "")}` : saveFailure);
}
