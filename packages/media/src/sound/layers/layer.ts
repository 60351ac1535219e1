import type { Random } from "../../drawing/random.ts";
import type { Stereo } from "../engine/block.ts";

/** One sound of a soundscape. */
export interface Layer {
  /** Replaces what is in the block by what this layer sounds like next. */
  render(into: Stereo): void;
}

export type CreateLayer = (random: Random, rootHz: number) => Layer;
