import type { Brush, Piece } from "../figure/brush.ts";
import type { Skeleton } from "../figure/skeleton.ts";
import type { Vec } from "../figure/vector.ts";

export interface Thing {
  /** Held things move with the body and appear in its ghosts. */
  readonly isHeld: boolean;
  /** Points that must be in the picture. */
  readonly extent: readonly Vec[];
  draw(brush: Brush, skeleton: Skeleton): readonly Piece[];
}

export function createFixedThing(extent: readonly Vec[], draw: (brush: Brush) => readonly Piece[]): Thing {
  return { isHeld: false, extent, draw };
}

export function createHeldThing(draw: Thing["draw"]): Thing {
  return { isHeld: true, extent: [], draw };
}

export const material = {
  wood: "#c79a68",
  darkWood: "#8a6444",
  seat: "#e7d3b1",
  steel: "#93a6ae",
  iron: "#46565e",
  rubber: "#37464d",
  mat: "#6fa9b4",
  wall: "#eaf3f3",
  cushion: "#d9a25f",
  towel: "#9ccbd6",
  band: "#1f9bb0",
  paint: "#3f8291",
  rope: "#a8553a",
} as const;
