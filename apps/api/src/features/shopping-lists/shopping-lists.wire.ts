import type * as contract from "@fernwell/contract/shopping-lists";
import type { PlanWithMeals } from "../plans/plans.service.ts";
import type { ShoppingListRow } from "./shopping-lists.queries.ts";

/** Plans that have been deleted since the list was made are left out. */
export function listCardToWire(
  { listId, name, planIds, fromDay, toDay }: ShoppingListRow,
  plans: readonly PlanWithMeals[],
): contract.ShoppingListCard {
  return {
    list_id: listId,
    list_name: name,
    plan_ids: planIds.filter((id) => plans.some(({ planId }) => planId === id)),
    from_day: fromDay,
    to_day: toDay,
  };
}
