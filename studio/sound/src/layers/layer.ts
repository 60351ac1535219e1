import type { Random } from "@fernwell/studio-drawing/random";
import type { Stereo } from "../engine/block.ts";

/** One sound of a soundscape. */
export interface Layer {
  /** Overwrites the block with this layer's next samples. */
  render(into: Stereo): void;
}

export type CreateLayer = (random: Random, rootHz: number) => Layer;
