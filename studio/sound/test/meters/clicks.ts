import type { Meter } from "../../src/meters/meter.ts";

/** The samples on each side that a place is compared with. */
const around = 64;
/** A click bends the wave this many times more sharply than its surroundings. */
const standsOut = 14;
const leastCorner = 0.02;

/**
 * Counts clicks: a jump bends the wave sharply for two or three samples, but not before or after.
 * A crackle or a drop also starts abruptly, but rings on, so it does not count.
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

/** Running sum of squared bends, so that the sum over any stretch is one subtraction. */
function sumsOfCorners(sound: Float32Array): Float64Array {
  const sums = new Float64Array(sound.length);
  for (let i = 1; i + 1 < sound.length; i += 1) sums[i + 1] = (sums[i] ?? 0) + cornerAt(sound, i) ** 2;
  return sums;
}

/** The three samples on each side belong to the click itself. */
function cornersAround(sums: Float64Array, at: number): number {
  const before = (sums[at - 3] ?? 0) - (sums[at - around] ?? 0);
  const after = (sums[at + around] ?? 0) - (sums[at + 4] ?? 0);
  return Math.sqrt((before + after) / (2 * around - 7));
}
