import ical, { ICalAlarmRelatesTo, ICalAlarmType } from "ical-generator";

export interface CalendarEntry {
  /** Stable, so that a calendar program recognises the entry when it reads the feed again. */
  readonly id: string;
  /** A date such as 2026-03-04. */
  readonly on: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Minutes from the start of the day, wherever the calendar is read. Null for no alarm. */
  readonly alarmMinutes: number | null;
}

/** An iCalendar feed of all-day entries. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], writtenAt: Date): string {
  const calendar = ical({ name, prodId: { company: "Fernwell", product: "Plans" }, ttl: 6 * 60 * 60 });
  for (const { id, on, title, text, url, alarmMinutes } of entries) {
    const event = calendar.createEvent({
      id,
      start: new Date(`${on}T00:00:00Z`),
      allDay: true,
      stamp: writtenAt,
      summary: title,
      description: text,
      url,
    });
    if (alarmMinutes === null) continue;
    const alarm = event.createAlarm({
      type: ICalAlarmType.display,
      triggerAfter: alarmMinutes * 60,
      description: title,
    });
    // Else the time counts from the end of the day. The library ignores it among the options above.
    alarm.relatesTo(ICalAlarmRelatesTo.start);
  }
  return calendar.toString();
}
