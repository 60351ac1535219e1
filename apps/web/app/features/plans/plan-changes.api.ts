import { wireNames } from "@fernwell/contract/item-kinds";
import { saveExtraIngredients, savePlan } from "@fernwell/contract/plans";
import type { Outgoing, PlanList, PlanLists } from "@fernwell/domain/planning/sync/plan-copy";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
import type { Plan } from "./plan.ts";

/** What the wire calls the lists of a plan. */
export const listFields = {
  ticks: "ingredient_names",
  extras: "extra_ingredients",
} as const satisfies Record<PlanList, keyof Plan>;

export function listsOf({ ingredient_names, extra_ingredients }: Plan): PlanLists {
  return { ticks: ingredient_names, extras: extra_ingredients };
}

/** Saves the whole list, and answers it as the server then has it. */
export async function sendChange(plan: Plan<"meal">, outgoing: Outgoing): Promise<readonly string[]> {
  const { list, device, change } = outgoing;
  const [known, wanted] = [orOneEmpty(outgoing.known), orOneEmpty(outgoing.wanted)];
  const itemIds = plan.items.map(({ _id }) => _id);
  const shared = { item_name: wireNames.meal.plan, plan_id: plan.plan_id, device, change };

  if (list === "extras") {
    const query = { ...shared, extra_ingredients: wanted, known_extra_ingredients: known };
    return (await call(saveExtraIngredients, { query }, { keepalive: true })).extra_ingredients;
  }
  const query = {
    ...shared,
    item_id: itemIds,
    known_item_id: itemIds,
    plan_name: plan.plan_name,
    ingredient_names: wanted,
    known_ingredient_names: known,
  };
  return (await call(savePlan, { query }, { keepalive: true })).ingredient_names;
}

/** An empty list has no parameter to repeat; one that is there but empty stands for it. */
function orOneEmpty(names: readonly string[]): string[] {
  return names.length === 0 ? [""] : [...names];
}

/** A retry would fail too: the plan is gone, or the list cannot be stored. */
export function isRefusedForGood(error: Error): boolean {
  return hasErrorCode(
    error,
    "plan_not_found",
    "item_not_found",
    "not_suitable",
    "too_many_plans",
    "invalid_fields",
    "malformed_request",
    "headers_too_large",
  );
}
