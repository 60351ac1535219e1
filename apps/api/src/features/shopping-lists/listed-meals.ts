import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { createItemLookup } from "../items/items.service.ts";
import { listPlansWithMeals, type PlannedMeal, type PlanWithMeals } from "../plans/plans.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import type { ShoppingListRow } from "./shopping-lists.queries.ts";

interface ListedMeals {
  readonly plans: readonly PlanWithMeals[];
  readonly meals: readonly PlannedMeal[];
  /** The names of meals that no longer suit the person. */
  readonly leftOut: string[];
}

/** The meals of the list's plans and days that suit the person now. */
export async function readListedMeals(
  deps: Pick<Deps, "db" | "catalogue" | "clock">,
  userId: UserId,
  { planIds, fromDay, toDay }: Pick<ShoppingListRow, "planIds" | "fromDay" | "toDay">,
): Promise<ListedMeals> {
  const [plans, person] = await Promise.all([
    listPlansWithMeals(deps, userId, planIds),
    getPersonContext(deps, userId, "meal"),
  ]);
  const lookUp = createItemLookup(deps.catalogue.requireSnapshot(), person);
  const inRange = plans
    .flatMap(({ meals }) => meals)
    .filter(({ day }) => isWithin(day, fromDay, toDay))
    .flatMap((meal) => {
      const found = lookUp(meal.mealId);
      return found ? [{ meal, found }] : [];
    });
  return {
    plans,
    meals: inRange.filter(({ found }) => found.servable !== null).map(({ meal }) => meal),
    leftOut: [
      ...new Set(inRange.filter(({ found }) => found.servable === null).map(({ found }) => found.item.name)),
    ],
  };
}

/** What has no day has to be bought some time, so it counts for any. */
function isWithin(day: string | null, from: string | null, to: string | null): boolean {
  return day === null || ((from === null || from <= day) && (to === null || day <= to));
}
