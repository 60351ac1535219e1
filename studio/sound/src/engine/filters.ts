import type { Stereo } from "./block.ts";
import { sampleRate } from "./clock.ts";

/** Filters both channels in one loop. Each depends only on its own last sample, so two cost hardly more than one. */
export interface Filter {
  process(sound: Stereo): void;
}

/** Can be retuned at every block. */
export interface Tunable extends Filter {
  tune(leftHz: number, rightHz?: number): void;
}

/** Runs one filter after another. */
export function inSeries(...filters: readonly Filter[]): Filter {
  return {
    process(sound) {
      for (const filter of filters) filter.process(sound);
    },
  };
}

/** One pole, 6 dB an octave. */
export function createLowPass(hz: number): Tunable {
  let tuned = onePole(hz);
  let [heldLeft, heldRight] = [0, 0];
  return {
    tune(to) {
      tuned = onePole(to);
    },
    process({ left, right }) {
      const amount = tuned;
      const keep = 1 - amount;
      let l = heldLeft;
      let r = heldRight;
      for (let i = 0; i < left.length; i += 1) {
        l = keep * l + amount * (left[i] ?? 0);
        r = keep * r + amount * (right[i] ?? 0);
        left[i] = l;
        right[i] = r;
      }
      heldLeft = l;
      heldRight = r;
    },
  };
}

export function createHighPass(hz: number): Filter {
  const amount = onePole(hz);
  const keep = 1 - amount;
  let [heldLeft, heldRight] = [0, 0];
  return {
    process({ left, right }) {
      let l = heldLeft;
      let r = heldRight;
      for (let i = 0; i < left.length; i += 1) {
        const a = left[i] ?? 0;
        const b = right[i] ?? 0;
        l = keep * l + amount * a;
        r = keep * r + amount * b;
        left[i] = a - l;
        right[i] = b - r;
      }
      heldLeft = l;
      heldRight = r;
    },
  };
}

/** A band-pass that can move while it sounds without clicking (state variable, trapezoidal). */
export function createBand(hz: number, q: number): Tunable {
  let [left, right] = [createBandChannel(hz, q), createBandChannel(hz, q)];
  return {
    tune(leftHz, rightHz = leftHz) {
      left = { ...left, g: toFilterGain(leftHz) };
      right = { ...right, g: toFilterGain(rightHz) };
    },
    process(sound) {
      left = processBand(left, sound.left);
      right = processBand(right, sound.right);
    },
  };
}

interface BandChannel {
  readonly g: number;
  readonly damping: number;
  readonly band: number;
  readonly low: number;
}

function createBandChannel(hz: number, q: number): BandChannel {
  return { g: toFilterGain(hz), damping: 1 / q, band: 0, low: 0 };
}

function processBand({ g, damping, band, low }: BandChannel, sound: Float32Array): BandChannel {
  const a1 = 1 / (1 + g * (g + damping));
  const a2 = g * a1;
  const a3 = g * a2;
  let s1 = band;
  let s2 = low;
  for (let i = 0; i < sound.length; i += 1) {
    const v3 = (sound[i] ?? 0) - s2;
    const v1 = a1 * s1 + a2 * v3;
    const v2 = s2 + a2 * s1 + a3 * v3;
    s1 = 2 * v1 - s1;
    s2 = 2 * v2 - s2;
    sound[i] = v1 * damping;
  }
  return { g, damping, band: s1, low: s2 };
}

function toFilterGain(hz: number): number {
  return Math.tan((Math.PI * hz) / sampleRate);
}

function onePole(hz: number): number {
  return 1 - Math.exp((-2 * Math.PI * hz) / sampleRate);
}
