import type { TimeOfDay } from "@fernwell/domain/calm/meditation";
import type { Stage } from "./stage.ts";

/** Draws the layers of a picture from far to near, three to five of them. */
export type Scene = (stage: Stage) => readonly string[];

export interface Motif {
  readonly scene: Scene;
  /** Its light, where it is not that of the first time of day. */
  readonly time?: TimeOfDay;
  /** What grows there, where it is not the green of the garden. */
  readonly land?: string;
  readonly indoors?: boolean;
}
