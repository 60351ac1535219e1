import { bandPassAt, createBiquad } from "../../src/engine/biquad.ts";
import { createStereo, type Stereo } from "../../src/engine/block.ts";
import { framesIn } from "../../src/engine/clock.ts";
import type { Meter } from "../../src/meters/meter.ts";
import { toDecibels } from "./decibels.ts";

const octaves = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const;

export interface Spectrum {
  /** Each octave's share of the energy, from low to high. They add up to 1. */
  readonly shares: readonly { readonly hz: number; readonly share: number }[];
  /** The loudest tenth of a second between 2 and 5 kHz, where sound turns harsh, in dB below full scale. */
  readonly harshest: number;
}

export function createSpectrumMeter(): Meter<Spectrum> {
  const bands = octaves.map((hz) => ({ hz, filter: createBiquad(bandPassAt(hz, Math.SQRT2)), energy: 0 }));
  const harsh = createBiquad(bandPassAt(3200, 1.05));
  const tenth = framesIn(0.1);
  let scratch = createStereo();
  let [loudest, sum, frames] = [0, 0, 0];

  function filtered(sound: Stereo, filter: { process(sound: Stereo): void }): Stereo {
    if (scratch.left.length !== sound.left.length) scratch = createStereo(sound.left.length);
    scratch.left.set(sound.left);
    scratch.right.set(sound.right);
    filter.process(scratch);
    return scratch;
  }

  return {
    add(sound) {
      for (const band of bands) band.energy += sumSquares(filtered(sound, band.filter));
      const { left, right } = filtered(sound, harsh);
      for (let i = 0; i < left.length; i += 1) {
        sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
        frames += 1;
        if (frames < tenth) continue;
        loudest = Math.max(loudest, sum / (2 * tenth));
        sum = 0;
        frames = 0;
      }
    },
    read() {
      const all = bands.reduce((total, { energy }) => total + energy, 1e-12);
      return {
        shares: bands.map(({ hz, energy }) => ({ hz, share: energy / all })),
        harshest: toDecibels(Math.sqrt(loudest)),
      };
    },
  };
}

function sumSquares({ left, right }: Stereo): number {
  let sum = 0;
  for (let i = 0; i < left.length; i += 1) sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
  return sum;
}
