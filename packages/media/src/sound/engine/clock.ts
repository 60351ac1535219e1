/** Up to 16 kHz is heard, which is all that a quiet soundscape has, at two thirds of the work of 48 kHz. */
export const sampleRate = 32_000;

/** Everything is made in blocks of this length; slow movements are worked out once for each. */
export const blockFrames = 1024;

export const blockSeconds = blockFrames / sampleRate;

export function framesIn(seconds: number): number {
  return Math.round(seconds * sampleRate);
}
