import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Queryable } from "../../platform/db/db.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { listOpenEntries, type OpenEntry, type PersonDay } from "./open-entries.queries.ts";

/** How long dinner takes, for those who have one to cook. Several dishes are cooked side by side. */
export async function findCookingMinutes(
  { catalogue }: Pick<Deps, "catalogue">,
  db: Queryable,
  days: readonly PersonDay[],
): Promise<ReadonlyMap<UserId, number>> {
  if (days.length === 0) return new Map();
  const snapshot = catalogue.requireSnapshot();
  const longest = new Map<UserId, number>();
  for (const entry of await listOpenEntries(db, "meal", days)) {
    if (!isDinner(entry, snapshot)) continue;
    const minutes = snapshot.shelves.meal.find(entry.itemId)?.minutes ?? 0;
    longest.set(entry.userId, Math.max(minutes, longest.get(entry.userId) ?? 0));
  }
  return longest;
}

/** A meal without a slot is eaten when meals of its kind are. */
export function isDinner(
  { slot, itemId }: Pick<OpenEntry, "slot" | "itemId">,
  { shelves }: Snapshot,
): boolean {
  return (slot ?? shelves.meal.find(itemId)?.mealTypes[0]) === "dinner";
}
