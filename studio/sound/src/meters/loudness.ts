import { type Coefficients, createBiquad } from "../engine/biquad.ts";
import { createStereo } from "../engine/block.ts";
import { framesIn, sampleRate } from "../engine/clock.ts";
import { type Filter, inSeries } from "../engine/filters.ts";
import type { Meter } from "./meter.ts";

const stepFrames = framesIn(0.1);
const stepsInBlock = 4;
const absoluteGate = -70;
const relativeGate = -10;

/** Integrated loudness by ITU-R BS.1770-4, in LUFS. Silence is minus infinity. */
export function createLoudnessMeter(): Meter<number> {
  const weighting = createWeighting();
  const energies: number[] = [];
  let scratch = createStereo();
  let [energy, frames] = [0, 0];

  return {
    add(sound) {
      if (scratch.left.length !== sound.left.length) scratch = createStereo(sound.left.length);
      scratch.left.set(sound.left);
      scratch.right.set(sound.right);
      weighting.process(scratch);
      for (let start = 0; start < sound.left.length; ) {
        const end = Math.min(sound.left.length, start + stepFrames - frames);
        energy += sumSquares(scratch.left, start, end) + sumSquares(scratch.right, start, end);
        frames += end - start;
        start = end;
        if (frames < stepFrames) continue;
        energies.push(energy / stepFrames);
        energy = 0;
        frames = 0;
      }
    },
    read() {
      const blocks = energies
        .slice(stepsInBlock - 1)
        .map((_, start) => mean(energies.slice(start, start + stepsInBlock)));
      const audible = blocks.filter((block) => toLufs(block) > absoluteGate);
      const threshold = toLufs(mean(audible)) + relativeGate;
      return toLufs(mean(audible.filter((block) => toLufs(block) > threshold)));
    },
  };
}

/** How the standard hears: less of the low, more of the high. */
export function createWeighting(): Filter {
  return inSeries(createBiquad(headShelf()), createBiquad(lowCut()));
}

function sumSquares(sound: Float32Array, start: number, end: number): number {
  let sum = 0;
  for (let i = start; i < end; i += 1) {
    const sample = sound[i] ?? 0;
    sum += sample * sample;
  }
  return sum;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function toLufs(energy: number): number {
  return -0.691 + 10 * Math.log10(energy);
}

/** The standard gives both filters for 48 kHz. These are the same curves for any sample rate. */
function headShelf(): Coefficients {
  const [k, q] = [Math.tan((Math.PI * 1681.974_450_955_533) / sampleRate), 0.707_175_236_955_419_6];
  const high = 10 ** (3.999_843_853_973_347 / 20);
  const band = high ** 0.499_666_774_154_541_6;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function lowCut(): Coefficients {
  const [k, q] = [Math.tan((Math.PI * 38.135_470_876_024_44) / sampleRate), 0.500_327_037_323_877_3];
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}
