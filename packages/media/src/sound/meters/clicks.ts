import type { Meter } from "./meter.ts";

/** On each side of a place, what the place is compared with. */
const around = 64;
/** A click is a corner in the wave that stands out this many times over all corners near it. */
const standsOut = 14;
const leastCorner = 0.02;

/**
 * Counts broken places: a jump bends the wave sharply for two or three samples and not before or after.
 * A crackle or a drop also begins quickly, but rings on, and is not counted.
 */
export function createClickMeter(): Meter<number> {
  const tails = { left: new Float32Array(0), right: new Float32Array(0) };
  let clicks = 0;
  return {
    add(sound) {
      for (const side of ["left", "right"] as const) {
        const joined = new Float32Array(tails[side].length + sound[side].length);
        joined.set(tails[side]);
        joined.set(sound[side], tails[side].length);
        clicks += countClicks(joined);
        tails[side] = joined.slice(-2 * around - 4);
      }
    },
    read: () => clicks,
  };
}

function countClicks(sound: Float32Array): number {
  const sums = sumsOfCorners(sound);
  let clicks = 0;
  for (let i = around + 2; i + around + 2 <= sound.length; i += 1) {
    const corner = cornerAt(sound, i);
    if (corner < leastCorner || corner < standsOut * cornersAround(sums, i)) continue;
    clicks += 1;
    i += around;
  }
  return clicks;
}

function cornerAt(sound: Float32Array, i: number): number {
  return Math.abs((sound[i - 1] ?? 0) - 2 * (sound[i] ?? 0) + (sound[i + 1] ?? 0));
}

/** At each place the squares of all corners before it, so that those of any stretch are one subtraction. */
function sumsOfCorners(sound: Float32Array): Float64Array {
  const sums = new Float64Array(sound.length);
  for (let i = 1; i + 1 < sound.length; i += 1) sums[i + 1] = (sums[i] ?? 0) + cornerAt(sound, i) ** 2;
  return sums;
}

/** The three samples on each side belong to the place itself. */
function cornersAround(sums: Float64Array, at: number): number {
  const before = (sums[at - 3] ?? 0) - (sums[at - around] ?? 0);
  const after = (sums[at + around] ?? 0) - (sums[at + 4] ?? 0);
  return Math.sqrt((before + after) / (2 * around - 7));
}
