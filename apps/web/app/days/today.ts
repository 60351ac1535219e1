import * as Instant from "temporal-polyfill/fns/Instant";
import * as PlainDate from "temporal-polyfill/fns/PlainDate";
import * as ZonedDateTime from "temporal-polyfill/fns/ZonedDateTime";

/** The date of the calendar in a time zone, such as 2026-11-18. */
export function getToday(now: Date, timeZone: string): string {
  return PlainDate.toString(ZonedDateTime.toPlainDate(atZone(now, timeZone)));
}

/** The hour of the clock in a time zone, such as 19.5. */
export function getHour(now: Date, timeZone: string): number {
  const { hour, minute } = ZonedDateTime.toPlainTime(atZone(now, timeZone));
  return hour + minute / 60;
}

/** Where the clocks change, a day has 23 or 25 hours, and it may begin at one in the morning. */
export function getMsUntilTomorrow(now: Date, timeZone: string): number {
  const tomorrow = ZonedDateTime.startOfDay(ZonedDateTime.addDays(atZone(now, timeZone), 1));
  return tomorrow.epochMilliseconds - now.getTime();
}

function atZone(now: Date, timeZone: string): ZonedDateTime.Record {
  return Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(now.getTime()), timeZone);
}
