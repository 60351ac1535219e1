import { isDay } from "@fernwell/domain/planning/days/calendar-days";

/** Null for anything that is no date of the calendar. */
export function readDay(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null;
}
