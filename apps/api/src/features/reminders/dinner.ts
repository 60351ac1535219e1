import { scaleMinutes } from "@fernwell/domain/grocery/scale-servings";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { listPlansWithMeals } from "../plans/plans.service.ts";
import { listOpenEntries, type OpenEntry, type PersonDay } from "./open-entries.queries.ts";
import { lookUpEntries, type Planned, type PlannedDeps } from "./planned.ts";

export interface Dish extends Planned<"meal"> {
  /** For how many it is cooked, with those who eat what is left over. */
  readonly servings: number;
}

/** The dishes of a day's dinner. */
export async function listDinner(deps: PlannedDeps, on: PersonDay): Promise<Dish[]> {
  return listDishes(deps, on.userId, await listOpenEntries(deps.db, "meal", [on]));
}

/** How long dinner takes, for those who have one to cook and whose answers can be read. */
export async function findCookingMinutes(
  deps: PlannedDeps & Pick<Deps, "logger">,
  days: readonly PersonDay[],
): Promise<ReadonlyMap<UserId, number>> {
  const byPerson = Map.groupBy(await listOpenEntries(deps.db, "meal", days), ({ userId }) => userId);
  const minutes = new Map<UserId, number>();
  for (const [userId, entries] of byPerson) {
    try {
      const dishes = await listDishes(deps, userId, entries);
      if (dishes.length > 0) minutes.set(userId, findLongestMinutes(dishes));
    } catch (error) {
      // Everyone else is still reminded.
      deps.logger.error(
        { err: error, userId },
        "cooking time cannot be found: looked at again in 15 minutes",
      );
    }
  }
  return minutes;
}

/** Several dishes are cooked side by side. */
export function findLongestMinutes(dishes: readonly Dish[]): number {
  return Math.max(
    ...dishes.map(({ item, servings }) => (item.timeScales ? scaleMinutes(item, servings) : item.minutes)),
  );
}

/** A meal without a slot is eaten when meals of its kind are. What is left over from another entry is not cooked. */
async function listDishes(deps: PlannedDeps, userId: UserId, entries: readonly OpenEntry[]): Promise<Dish[]> {
  const meals = await lookUpEntries(deps, "meal", userId, entries);
  const dinner = meals.filter(({ entry, item }) => (entry.slot ?? item.mealTypes[0]) === "dinner");
  if (dinner.length === 0) return [];
  const plans = await listPlansWithMeals(
    deps,
    userId,
    dinner.map(({ entry }) => entry.planId),
  );
  const cooked = new Map(plans.flatMap(({ meals }) => meals).map((meal) => [meal.entryId, meal.servings]));
  return dinner.flatMap((meal) => {
    const servings = cooked.get(meal.entry.entryId);
    return servings === undefined ? [] : [{ ...meal, servings }];
  });
}
