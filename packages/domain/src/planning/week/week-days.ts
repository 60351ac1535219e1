import { shiftDay } from "../days/calendar-days.ts";
import { countDaysBetween } from "../picking/places.ts";
import { getWeekday, type Weekday, weekdays } from "../prompt/days/weekdays.ts";
import type { PlanRequest } from "../prompt/requests.ts";

export const daysOfWeek = weekdays.length;

/** The seven weekdays, beginning with that of a date. */
export function listWeekFrom(from: string): Weekday[] {
  const first = weekdays.indexOf(getWeekday(from));
  return [...weekdays.slice(first), ...weekdays.slice(0, first)];
}

/** So many of the days, spread evenly, beginning with the first. */
export function spreadDays(days: readonly Weekday[], wanted: number): Weekday[] {
  const count = Math.max(1, Math.min(wanted, days.length));
  const chosen = Array.from({ length: count }, (_, at) => Math.floor((at * days.length) / count));
  return days.filter((_, at) => chosen.includes(at));
}

type Counted = Pick<PlanRequest, "count" | "days">;

/** A wish that names days and not how many items is read as one a day. */
export function isOneADay({ count, days }: Counted): boolean {
  return count !== null && count === days;
}

/** The share of a number that falls into one week, where the wish is for more days. */
export function fitIntoWeek(count: number, { days }: Counted): number {
  return days === null || days <= daysOfWeek ? count : Math.max(1, Math.round((count * daysOfWeek) / days));
}

/**
 * The date of an entry whose day is counted from the first day of its plan, which is the first weekday that the request
 * names. It lies within the seven days that begin with `from`.
 */
export function dateEntry(from: string, request: Pick<PlanRequest, "weekdays">, day: number | null): string {
  const [first = getWeekday(from)] = request.weekdays;
  const start = countDaysBetween(getWeekday(from), first);
  return shiftDay(from, (start + (day ?? 0)) % daysOfWeek);
}
