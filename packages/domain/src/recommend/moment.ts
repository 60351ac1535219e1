import { findHemisphere, type Hemisphere } from "../people/hemisphere.ts";
import { isTimeZone } from "../people/time-zone.ts";

/** Long enough that the pages of a list stay as they are while a person looks at them. */
export type PartOfDay = "morning" | "midday" | "evening";

/** When and where a person looks at a list, as far as its order depends on it. */
export interface Moment {
  /** The day where the person is, written yyyy-mm-dd. */
  readonly day: string;
  /** Null where the time zone is unknown. */
  readonly partOfDay: PartOfDay | null;
  readonly hemisphere: Hemisphere | null;
}

/** Without a time zone, or with one that this platform does not know, the day is that of UTC. */
export function findMoment(now: Date, timeZone: string | null): Moment {
  const clock = timeZone === null ? null : getClock(timeZone);
  if (timeZone === null || clock === null) {
    return { day: now.toISOString().slice(0, 10), partOfDay: null, hemisphere: null };
  }
  const { year, month, day, hour } = Object.fromEntries(
    clock.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return {
    day: `${year}-${month}-${day}`,
    partOfDay: findPartOfDay(Number(hour)),
    hemisphere: findHemisphere(timeZone),
  };
}

/** Until four in the morning it is still the evening before. */
function findPartOfDay(hour: number): PartOfDay {
  if (hour < 4) return "evening";
  if (hour < 11) return "morning";
  return hour < 15 ? "midday" : "evening";
}

/** Making one costs more than a ranking. By the name in lower case, since people may write it in many ways. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function getClock(timeZone: string): Intl.DateTimeFormat | null {
  const name = timeZone.toLowerCase();
  const known = clocks.get(name);
  if (known !== undefined) return known;
  if (!isTimeZone(timeZone)) return null;
  const clock = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
  });
  clocks.set(name, clock);
  return clock;
}
