import ical from "ical-generator";

export interface CalendarEntry {
  /** Stable, so that a calendar program recognises the entry when it reads the feed again. */
  readonly id: string;
  /** A date such as 2026-03-04. */
  readonly on: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** An iCalendar feed of all-day entries. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], writtenAt: Date): string {
  const calendar = ical({ name, prodId: { company: "Fernwell", product: "Plans" }, ttl: 6 * 60 * 60 });
  for (const { id, on, title, text, url } of entries) {
    calendar.createEvent({
      id,
      start: new Date(`${on}T00:00:00Z`),
      allDay: true,
      stamp: writtenAt,
      summary: title,
      description: text,
      url,
    });
  }
  return calendar.toString();
}
