import { type Weekday, weekdays } from "../prompt/days/weekdays.ts";
import type { PlanRequest } from "../prompt/requests.ts";
import type { Place } from "./fill-places.ts";

/** A place with its day and what it is for. */
export interface PlannedPlace<Item> extends Place<Item> {
  readonly day: number | null;
  readonly slot: string | null;
  /** Holds what this earlier place cooked. */
  readonly eatsLeftoversOf?: number;
  /** Whether an item is made for the slot; a place may accept others where nothing is. */
  readonly isMadeFor?: (item: Item) => boolean;
  /** Nobody cooks on that day. */
  readonly isNoCook?: boolean;
}

/** The days of a plan, counted from its first: "Mon, Wed, Fri" are 0, 2 and 4. Empty if the prompt names none. */
export function listDayOffsets({ days, weekdays: named }: Pick<PlanRequest, "days" | "weekdays">): number[] {
  const [first] = named;
  if (first !== undefined) {
    return named.map((day) => countDaysBetween(first, day)).toSorted((one, other) => one - other);
  }
  return Array.from({ length: days ?? 0 }, (_, day) => day);
}

export function countDaysBetween(from: Weekday, to: Weekday): number {
  return (weekdays.indexOf(to) - weekdays.indexOf(from) + 7) % 7;
}

/** Spreads items over the days of a plan: one a day, several a day, or every few days. */
export function findDay(offsets: readonly number[], at: number, count: number): number | null {
  return offsets[Math.floor((at * offsets.length) / Math.max(1, count))] ?? null;
}
