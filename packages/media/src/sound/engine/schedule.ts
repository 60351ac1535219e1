import { blockFrames, sampleRate } from "./clock.ts";

/** Things that happen again and again at irregular times. */
export interface Schedule {
  /** Lets everything happen that begins within the next block. */
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

/** The waiting time between things that know nothing of each other. */
export function waitingTime(uniform: number, perSecond: number): number {
  return -Math.log(1 - uniform) / perSecond;
}
