import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { formatDate, formatDayAndMonth, formatMonth, formatShortDay } from "#app/days/format-day.ts";

/** "16 to 22 November", "30 November to 6 December". */
export function formatWeek(monday: string): string {
  const sunday = shiftDay(monday, 6);
  const first = formatMonth(monday) === formatMonth(sunday) ? formatDate(monday) : formatDayAndMonth(monday);
  return `${first} to ${formatDayAndMonth(sunday)}`;
}

/** "16 Nov". */
export function formatShortDate(day: string): string {
  return formatShortDay(day).split(" ").slice(1).join(" ");
}
