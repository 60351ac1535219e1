import { scaleMinutes } from "@fernwell/domain/grocery/scale-servings";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { PersonDay } from "./open-entries.queries.ts";
import { listPlanned, type Planned, type PlannedDeps } from "./planned.ts";

type Dish = Planned<"meal">;

/** The dishes of each day's dinner. A meal without a slot is eaten when meals of its kind are. */
export async function listDinners(deps: PlannedDeps, days: readonly PersonDay[]): Promise<Dish[]> {
  const meals = await listPlanned(deps, "meal", days);
  return meals.filter(({ entry, item }) => (entry.slot ?? item.mealTypes[0]) === "dinner");
}

/** How long dinner takes, for those who have one to cook. */
export async function findCookingMinutes(
  deps: PlannedDeps,
  days: readonly PersonDay[],
): Promise<ReadonlyMap<UserId, number>> {
  const dinners = Map.groupBy(await listDinners(deps, days), ({ entry }) => entry.userId);
  return new Map([...dinners].map(([userId, dishes]) => [userId, findLongestMinutes(dishes)]));
}

/** Several dishes are cooked side by side. */
export function findLongestMinutes(dishes: readonly Dish[]): number {
  return Math.max(
    ...dishes.map(({ entry, item }) =>
      item.timeScales && entry.servings !== null ? scaleMinutes(item, entry.servings) : item.minutes,
    ),
  );
}
