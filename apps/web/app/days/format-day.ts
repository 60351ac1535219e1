/** Days are dates of the calendar, whatever the time zone of the device. Browsers differ in where they put commas. */
function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(new Date(day));
}

/** "Monday". */
export function formatWeekday(day: string): string {
  return format(day, { weekday: "long" });
}

/** "Mon". */
export function formatShortWeekday(day: string): string {
  return format(day, { weekday: "short" });
}

/** "16". */
export function formatDate(day: string): string {
  return format(day, { day: "numeric" });
}

/** "November". */
export function formatMonth(day: string): string {
  return format(day, { month: "long" });
}

/** "16 November". */
export function formatDayAndMonth(day: string): string {
  return format(day, { day: "numeric", month: "long" });
}

/** "Monday 16 November". */
export function formatLongDay(day: string): string {
  return `${formatWeekday(day)} ${formatDayAndMonth(day)}`;
}

/** "Mon 16 Nov". */
export function formatShortDay(day: string): string {
  return `${formatShortWeekday(day)} ${format(day, { day: "numeric", month: "short" })}`;
}
