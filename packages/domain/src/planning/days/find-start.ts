import { countDaysBetween } from "../picking/places.ts";
import { getWeekday, type Weekday } from "../prompt/days/weekdays.ts";
import { addDays } from "./plan-days.ts";

interface Dated {
  readonly weekdays: readonly Weekday[];
  readonly noCookDays?: readonly Weekday[];
}

/** The date of a plan's first day if the prompt names days of the week: the next such day, today included. */
export function findStart({ weekdays, noCookDays = [] }: Dated, today: string): string | null {
  const first = weekdays[0] ?? (noCookDays.length > 0 ? "monday" : null);
  if (first === null) return null;
  return addDays(new Date(`${today}T00:00:00Z`), countDaysBetween(getWeekday(today), first));
}
