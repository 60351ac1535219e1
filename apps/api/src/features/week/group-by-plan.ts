import type { ItemKind } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import { findMonday, shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import type { EntryChange } from "@fernwell/domain/planning/entries/change";
import type { WeekChange, WeekEntry } from "@fernwell/domain/planning/week/week-entry";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { newId } from "../../platform/ids.ts";
import { hasPlan, startPlanIn } from "../plans/plans.service.ts";
import { findPlanOnDays, listPlacesOfEntries } from "./week.queries.ts";

interface PlanPlace {
  readonly planId: string;
  readonly kind: ItemKind;
}

interface PlanChanges extends PlanPlace {
  readonly changes: EntryChange[];
}

/**
 * Sorts a week's changes by the plans that they change. Changes of different plans do not touch each other, since an
 * entry stands in one plan. A change of an entry that is gone is dropped, as everywhere.
 */
export async function groupByPlan(
  tx: Transaction,
  userId: UserId,
  changes: readonly WeekChange[],
): Promise<PlanChanges[]> {
  const named = changes.flatMap((change) => (change.kind === "add" ? change.entry.id : change.entryId));
  const places = new Map<string, PlanPlace>(
    (await listPlacesOfEntries(tx, userId, [...new Set(named)])).map(({ entryId, ...place }) => [
      entryId,
      place,
    ]),
  );
  const findPlace = createPlaceFinder(tx, userId);
  const groups = new Map<string, PlanChanges>();
  for (const change of changes) {
    const entryId = change.kind === "add" ? change.entry.id : change.entryId;
    const place = places.get(entryId) ?? (change.kind === "add" ? await findPlace(change.entry) : null);
    if (place === null) continue;
    places.set(entryId, place);
    const group = groups.get(place.planId) ?? { ...place, changes: [] };
    groups.set(place.planId, group);
    group.changes.push(change.kind === "add" ? { ...change, after: atTheEnd } : change);
  }
  return [...groups.values()];
}

/** No entry has this id, and a place behind an entry that is not there is the end. */
const atTheEnd = "";

/**
 * Finds the plan that an entry names, or the one of its week, made if there is none. Each is looked up once: the entries
 * of a plan that has just been made are not stored yet, so that the next one would not find it.
 */
function createPlaceFinder(tx: Transaction, userId: UserId): (entry: WeekEntry) => Promise<PlanPlace> {
  const isThere = new Map<string, boolean>();
  const ofWeeks = new Map<string, string>();
  return async ({ kind, planId, day }) => {
    if (planId !== null) {
      const key = `${kind} ${planId}`;
      const found = isThere.get(key) ?? (await hasPlan(tx, { userId, planId }, kind));
      isThere.set(key, found);
      if (found) return { planId, kind };
    }
    if (day === null) throw new AppError("malformed_request");
    const monday = findMonday(day);
    const key = `${kind} ${monday}`;
    const ofWeek = ofWeeks.get(key) ?? (await findOrStartPlan(tx, userId, kind, monday));
    ofWeeks.set(key, ofWeek);
    return { planId: ofWeek, kind };
  };
}

async function findOrStartPlan(
  tx: Transaction,
  userId: UserId,
  kind: ItemKind,
  monday: string,
): Promise<string> {
  const found = await findPlanOnDays(tx, userId, kind, { from: monday, to: shiftDay(monday, 6) });
  if (found !== null) return found;
  const planId = newId();
  await startPlanIn(tx, { userId, planId }, { kind, name: nameWeek(monday) });
  return planId;
}

/** Such as "Week of 16 November". */
function nameWeek(monday: string): string {
  const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
  return `Week of ${date.format(new Date(monday))}`;
}
