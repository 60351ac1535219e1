import type { PlanEntry } from "../src/planning/picking/made-plan.ts";
import type { PlanRequest } from "../src/planning/prompt/requests.ts";
import type { DatedItem, DatedWeek, WeekWishes } from "../src/planning/week/dated-week.ts";
import { dateEntry } from "../src/planning/week/week-days.ts";

/** 2026-11-16 is a Monday; counted on from it. */
export function dayAfterMonday(days: number): string {
  return new Date(Date.UTC(2026, 10, 16 + days)).toISOString().slice(0, 10);
}

type Overrides<Item> = Partial<Omit<DatedItem<Item>, "item" | "day">>;

/** By default without a slot, on a day that is counted from a Monday. */
export function aDatedItem<Item extends { readonly id: string }>(
  item: Item,
  days: number,
  overrides: Overrides<Item> = {},
): DatedItem<Item> {
  const entryId = `${item.id} ${days}`;
  return { entryId, day: dayAfterMonday(days), slot: null, item, leftoverOf: null, ...overrides };
}

export function aDatedWeek(overrides: Partial<DatedWeek> = {}): DatedWeek {
  return { meals: [], exercises: [], meditations: [], ...overrides };
}

export function someWishes(overrides: Partial<WeekWishes> = {}): WeekWishes {
  return { exerciseDays: null, timeOfDay: null, noCookDays: [], ...overrides };
}

/** The entries of a plan on their dates; an entry's id is its place in the plan. */
export function dateEntries<Item>(
  entries: readonly PlanEntry<Item>[],
  from: string,
  request: Pick<PlanRequest, "weekdays">,
): DatedItem<Item>[] {
  return entries.map(({ item, day, slot, leftoverOf }, at) => ({
    entryId: String(at),
    day: dateEntry(from, request, day),
    slot,
    item,
    leftoverOf: leftoverOf === null ? null : String(leftoverOf),
  }));
}
