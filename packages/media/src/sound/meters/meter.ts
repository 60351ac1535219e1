import type { Stereo } from "../engine/block.ts";

/** Watches a sound go by, block after block of any length, and gives a reading at the end. */
export interface Meter<Reading> {
  add(sound: Stereo): void;
  read(): Reading;
}

export function toDecibels(amplitude: number): number {
  return 20 * Math.log10(Math.max(amplitude, 1e-9));
}
