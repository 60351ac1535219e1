import { getWeekday, weekdays } from "../prompt/days/weekdays.ts";

/** The database and the calendar end long after these, and days around them still exist. */
export const [firstDay, lastDay] = ["1900-01-01", "2199-12-31"];

/** Whether a person may plan for it: a date of the calendar between the first and the last day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDay || text > lastDay) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // A browser may read 31 February as 3 March.
  return !Number.isNaN(time) && shiftDay(text, 0) === text;
}

/** The day so many days later, or earlier. Days are dates of the calendar, so no clock or time zone matters. */
export function shiftDay(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function findMonday(day: string): string {
  return shiftDay(day, -weekdays.indexOf(getWeekday(day)));
}

export function listDays(from: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => shiftDay(from, at));
}
