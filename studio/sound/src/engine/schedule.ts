import { blockFrames, sampleRate } from "./clock.ts";

/** Events that repeat at irregular intervals. */
export interface Schedule {
  /** Triggers every event that starts within the next block. */
  advance(): void;
}

export function createSchedule(
  gapSeconds: () => number,
  play: (at: number) => void,
  firstSeconds = gapSeconds(),
): Schedule {
  let next = firstSeconds * sampleRate;
  let end = 0;
  return {
    advance() {
      end += blockFrames;
      while (next < end) {
        play(Math.max(end - blockFrames, Math.round(next)));
        next += gapSeconds() * sampleRate;
      }
    },
  };
}

/** The interval between independent events. */
export function waitingTime(uniform: number, perSecond: number): number {
  return -Math.log(1 - uniform) / perSecond;
}
