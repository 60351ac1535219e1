import { tooManyTries } from "../too-many-tries.ts";

export interface CallCounter {
  /** Counts one call and refuses it past the limit of this minute. */
  count(key: string): void;
}

const minuteMs = 60_000;

/** Counts calls in this process, in minutes of the clock; the counts of a minute that is over are forgotten. */
export function createCallCounter(limit: number, now: () => number = Date.now): CallCounter {
  let minute = 0;
  let counts = new Map<string, number>();
  return {
    count(key) {
      const time = now();
      const current = Math.floor(time / minuteMs);
      if (current !== minute) {
        minute = current;
        counts = new Map();
      }
      const used = (counts.get(key) ?? 0) + 1;
      counts.set(key, used);
      if (used > limit) throw tooManyTries(minuteMs - (time % minuteMs));
    },
  };
}
