import { name } from "../chips/day-words.ts";
import { getWeekday } from "../prompt/days/weekdays.ts";

const dayMs = 86_400_000;

/** Days since 1970-01-01, for a date such as 2026-11-16. */
export function countDays(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

/** "Monday". */
export function nameDay(date: string): string {
  return name(getWeekday(date));
}

/** The same things by day, the earliest day first. */
export function groupByDay<Each extends { readonly day: string }>(
  all: readonly Each[],
): (readonly [day: string, onDay: readonly Each[]])[] {
  return [...Map.groupBy(all, ({ day }) => day)].toSorted(
    ([one], [other]) => countDays(one) - countDays(other),
  );
}
