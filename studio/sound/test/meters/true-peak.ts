import type { Meter } from "../../src/meters/meter.ts";

const phases = 4;
const taps = 16;

/** The true peak, including between samples, found by oversampling four times. 1 is full scale. */
export function createTruePeakMeter(): Meter<number> {
  const filters = Array.from({ length: phases - 1 }, (_, phase) => interpolator((phase + 1) / phases));
  const tails = { left: new Float32Array(0), right: new Float32Array(0) };
  let peak = 0;

  function scan(sound: Float32Array): void {
    for (let i = 0; i < sound.length; i += 1) peak = Math.max(peak, Math.abs(sound[i] ?? 0));
    for (let i = taps / 2 - 1; i + taps / 2 < sound.length; i += 1) {
      // Between samples the wave rarely rises by more than half.
      if (Math.max(Math.abs(sound[i] ?? 0), Math.abs(sound[i + 1] ?? 0)) < peak * 0.66) continue;
      for (const filter of filters) peak = Math.max(peak, Math.abs(between(sound, i, filter)));
    }
  }

  return {
    add(sound) {
      for (const side of ["left", "right"] as const) {
        const joined = new Float32Array(tails[side].length + sound[side].length);
        joined.set(tails[side]);
        joined.set(sound[side], tails[side].length);
        scan(joined);
        tails[side] = joined.slice(-taps);
      }
    },
    read: () => peak,
  };
}

function interpolator(share: number): Float64Array {
  return new Float64Array(taps).map((_, tap) => {
    const distance = tap - (taps / 2 - 1) - share;
    const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * distance) / (taps + 1));
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
}

function between(sound: Float32Array, at: number, filter: Float64Array): number {
  let sum = 0;
  for (let tap = 0; tap < taps; tap += 1) {
    sum += (sound[at - taps / 2 + 1 + tap] ?? 0) * (filter[tap] ?? 0);
  }
  return sum;
}
