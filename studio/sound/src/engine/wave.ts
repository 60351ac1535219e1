import { sampleRate } from "./clock.ts";

const size = 2048;

/** One period of a tone. The first sample is repeated at the end for interpolation. */
export type Wave = Float32Array;

/** Builds a tone from the strengths of its harmonics, with a peak of at most 1. */
export function createWave(harmonics: readonly number[]): Wave {
  const wave = new Float32Array(size + 1);
  harmonics.forEach((strength, index) => {
    for (let i = 0; i <= size; i += 1) {
      const angle = (2 * Math.PI * i * (index + 1)) / size + index * index * 0.7;
      wave[i] = (wave[i] ?? 0) + strength * Math.sin(angle);
    }
  });
  const height = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
  return wave.map((sample) => sample / height);
}

export function phaseStep(hz: number): number {
  return (hz * size) / sampleRate;
}

/** Adds a tone whose gain moves from one value to another. Returns the phase to continue from. */
export function addTone(
  into: Float32Array,
  wave: Wave,
  tone: { readonly phase: number; readonly step: number; readonly from: number; readonly to: number },
): number {
  const rise = (tone.to - tone.from) / into.length;
  const step = tone.step;
  let [phase, gain] = [tone.phase, tone.from];
  for (let i = 0; i < into.length; i += 1) {
    phase += step;
    if (phase >= size) phase -= size;
    gain += rise;
    const place = phase | 0;
    const before = wave[place] ?? 0;
    const sample = before + (phase - place) * ((wave[place + 1] ?? 0) - before);
    into[i] = (into[i] ?? 0) + sample * gain;
  }
  return phase;
}
