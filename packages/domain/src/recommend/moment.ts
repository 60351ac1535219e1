import { findHemisphere, type Hemisphere } from "../people/hemisphere.ts";
import { readWallClock } from "../people/wall-clock.ts";

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
  const clock = timeZone === null ? null : readWallClock(now, timeZone);
  if (timeZone === null || clock === null) {
    return { day: now.toISOString().slice(0, 10), partOfDay: null, hemisphere: null };
  }
  return {
    day: clock.day,
    partOfDay: findPartOfDay(Math.floor(clock.minutes / 60)),
    hemisphere: findHemisphere(timeZone),
  };
}

/** Until four in the morning it is still the evening before. */
function findPartOfDay(hour: number): PartOfDay {
  if (hour < 4) return "evening";
  if (hour < 11) return "morning";
  return hour < 15 ? "midday" : "evening";
}
