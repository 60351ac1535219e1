import { wireNames } from "@fernwell/contract/item-kinds";
import { saveExtraIngredients, savePlan } from "@fernwell/contract/plans";
import type { Outgoing, PlanList, PlanLists } from "@fernwell/domain/planning/sync/plan-copy";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
import type { Plan } from "./plan.ts";

/** What has lists that several devices change: a plan, a shopping list. */
export type ListSource = Pick<Plan, "ingredient_names" | "extra_ingredients">;

/** The lists by their wire names. */
export const listFields = {
  ticks: "ingredient_names",
  extras: "extra_ingredients",
} as const satisfies Record<PlanList, keyof ListSource>;

export function readLists({ ingredient_names, extra_ingredients }: ListSource): PlanLists {
  return { ticks: ingredient_names, extras: extra_ingredients };
}

/** Saves the whole list and returns it as the server has merged it. */
export async function sendChange(
  plan: Plan<"meal">,
  outgoing: Outgoing,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { list, device, change } = outgoing;
  const [known, wanted] = [toRepeated(outgoing.known), toRepeated(outgoing.wanted)];
  const itemIds = plan.items.map(({ _id }) => _id);
  const shared = { item_name: wireNames.meal.plan, plan_id: plan.plan_id, device, change };

  if (list === "extras") {
    const query = { ...shared, extra_ingredients: wanted, known_extra_ingredients: known };
    return (await call(saveExtraIngredients, { query }, { keepalive: true, signal })).extra_ingredients;
  }
  const query = {
    ...shared,
    item_id: itemIds,
    known_item_id: itemIds,
    plan_name: plan.plan_name,
    ingredient_names: wanted,
    known_ingredient_names: known,
  };
  return (await call(savePlan, { query }, { keepalive: true, signal })).ingredient_names;
}

/** An empty list cannot be sent as a repeated parameter, so it is sent as one empty value. */
function toRepeated(names: readonly string[]): string[] {
  return names.length === 0 ? [""] : [...names];
}

/** A retry would fail too: the plan has been deleted, or the list cannot be stored. */
export function isRefusedForGood(error: Error): boolean {
  return hasErrorCode(
    error,
    "plan_not_found",
    "list_not_found",
    "item_not_found",
    "not_suitable",
    "too_many_plans",
    "list_full",
    "invalid_fields",
    "malformed_request",
    "headers_too_large",
  );
}
