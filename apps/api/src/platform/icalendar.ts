import ical from "ical-generator";

export interface CalendarEntry {
  /** The same each time, so that a calendar program knows an entry again. */
  readonly id: string;
  /** A calendar day, as in 2026-03-04. */
  readonly on: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** A calendar of whole days, as the programs that subscribe to one read it. */
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
