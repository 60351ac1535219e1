import { isTimeZone } from "./time-zone.ts";

/** What a clock on the wall shows. */
export interface WallClock {
  /** Written yyyy-mm-dd. */
  readonly day: string;
  /** From midnight, as the clock shows them: an hour that is skipped or repeated does not count. */
  readonly minutes: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Null if this platform does not know the time zone. */
export function readWallClock(now: Date, timeZone: string): WallClock | null {
  const clock = getClock(timeZone);
  if (clock === null) return null;
  const { year, month, day, hour, minute } = Object.fromEntries(
    clock.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return { day: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

/**
 * The first moment at which the clock shows this time or a later one: of an hour that is repeated the first, and for one
 * that is skipped the moment after it. Without a known time zone the clock is that of UTC.
 */
export function findInstant({ day, minutes }: WallClock, timeZone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  const offsets = [-dayMs, dayMs].map((around) => getOffset(shown + around, timeZone));
  const earliest = shown - Math.max(...offsets);
  const latest = shown - Math.min(...offsets);
  for (const candidate of [earliest, latest])
    if (candidate + getOffset(candidate, timeZone) === shown) return new Date(candidate);
  return new Date(findChange(earliest, latest, timeZone));
}

/** The minute at which the offset changes between two moments. */
function findChange(before: number, after: number, timeZone: string): number {
  const offset = getOffset(before, timeZone);
  let [low, high] = [before, after];
  while (high - low > minuteMs) {
    const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
    if (getOffset(middle, timeZone) === offset) low = middle;
    else high = middle;
  }
  return high;
}

/** How far the clock is ahead of UTC. */
function getOffset(instant: number, timeZone: string): number {
  const shown = readWallClock(new Date(instant), timeZone);
  if (shown === null) return 0;
  const minutes = Date.parse(`${shown.day}T00:00:00Z`) / minuteMs + shown.minutes;
  return minutes * minuteMs - Math.floor(instant / minuteMs) * minuteMs;
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
    minute: "2-digit",
  });
  clocks.set(name, clock);
  return clock;
}
