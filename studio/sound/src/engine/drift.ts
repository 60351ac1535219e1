import type { Random } from "@fernwell/studio-drawing/random";
import { blockSeconds } from "./clock.ts";

/** A value that wanders smoothly without repeating. */
export interface Drift {
  /** Its value at the end of the next block. */
  next(): number;
}

export interface Wandering {
  readonly low: number;
  readonly high: number;
  /** The typical time from one value to the next. */
  readonly seconds: number;
}

export function createDrift(random: Random, { low, high, seconds }: Wandering): Drift {
  let [from, to] = [random.between(low, high), random.between(low, high)];
  let [length, elapsed] = [seconds, seconds * random.next()];
  return {
    next() {
      elapsed += blockSeconds;
      while (elapsed >= length) {
        elapsed -= length;
        length = seconds * random.between(0.5, 1.5);
        from = to;
        to = random.between(low, high);
      }
      return from + (to - from) * eased(elapsed / length);
    },
  };
}

/** From 0 to 1, smooth at both ends. */
export function eased(share: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)));
}
