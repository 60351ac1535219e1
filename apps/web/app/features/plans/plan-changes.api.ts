import { saveExtraIngredients, savePlan } from "@fernwell/contract/plans";
import type { Outgoing, PlanList, PlanLists } from "@fernwell/domain/planning/plan-copy";
import { call } from "#app/lib/api-client.ts";
import { ApiError } from "#app/lib/api-error.ts";
import { planKinds } from "./plan-kind.ts";
import type { Plan } from "./plans.api.ts";

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
  const shared = { item_name: planKinds.meal, plan_id: plan.plan_id, device, change };

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

/** Trying again would get the same answer: the plan is gone, or the list is not one that can be kept. */
export function isRefusedForGood(error: Error): boolean {
  return error instanceof ApiError && [400, 404, 409, 413, 422].includes(error.status);
}
