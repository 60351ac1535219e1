/** 32 kHz carries up to 16 kHz, enough for a quiet soundscape, at two thirds of the work of 48 kHz. */
export const sampleRate = 32_000;

/** Sound is made in blocks of this length. Slow changes are computed once per block. */
export const blockFrames = 1024;

export const blockSeconds = blockFrames / sampleRate;

export function framesIn(seconds: number): number {
  return Math.round(seconds * sampleRate);
}
