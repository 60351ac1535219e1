import type { TimeOfDay } from "@fernwell/domain/calm/meditation";
import type { Stage } from "./stage.ts";

/** Draws the three to five layers of a picture, from far to near. */
export type Scene = (stage: Stage) => readonly string[];

export interface NamedScene {
  readonly draw: Scene;
  /** What it shows, as the beginning of a sentence. */
  readonly view: string;
  /** The light it wants, if the meditation is for that time of day. */
  readonly time?: TimeOfDay;
  /** The colour of the land, if it is not the usual green. */
  readonly land?: string;
  readonly indoors?: boolean;
}
