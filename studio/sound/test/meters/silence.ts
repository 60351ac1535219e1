import { framesIn, sampleRate } from "../../src/engine/clock.ts";
import type { Meter } from "../../src/meters/meter.ts";
import { toDecibels } from "./decibels.ts";

const windowFrames = framesIn(0.02);
const silentBelow = -60;

/** The level of each fiftieth of a second, in dB below full scale. */
export function createLevelMeter(): Meter<readonly number[]> {
  const levels: number[] = [];
  let [sum, frames] = [0, 0];
  return {
    add({ left, right }) {
      for (let i = 0; i < left.length; i += 1) {
        sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
        frames += 1;
        if (frames < windowFrames) continue;
        levels.push(toDecibels(Math.sqrt(sum / (2 * windowFrames))));
        sum = 0;
        frames = 0;
      }
    },
    read: () => levels,
  };
}

/** The longest stretch of silence, not counting the fades. */
export function longestSilenceSeconds(
  levels: readonly number[],
  fades: { readonly in: number; readonly out: number },
): number {
  const perSecond = sampleRate / windowFrames;
  let [longest, now] = [0, 0];
  for (const level of levels.slice(fades.in * perSecond, levels.length - fades.out * perSecond)) {
    now = level < silentBelow ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest / perSecond;
}
