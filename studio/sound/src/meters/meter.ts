import type { Stereo } from "../engine/block.ts";

/** Measures a sound block by block and gives a reading at the end. */
export interface Meter<Reading> {
  add(sound: Stereo): void;
  read(): Reading;
}
