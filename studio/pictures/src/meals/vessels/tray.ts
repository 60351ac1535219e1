import { el } from "@fernwell/studio-drawing/svg";
import { box } from "../items/shaped.ts";
import { type Sketch, within } from "../sketch.ts";
import type { Vessel } from "./vessel.ts";

/** A rectangular vessel. */
export interface Tray extends Omit<Vessel, "room"> {
  readonly width: number;
  readonly height: number;
  readonly corner: number;
}

/** Draws food in a rectangular vessel. */
export function fillTray(
  sketch: Sketch,
  { middle, width, height, corner, under, over }: Tray,
  food: string,
): string {
  const wall = el("path", { d: box(width, height, corner), transform: `translate(${middle.x} ${middle.y})` });
  return under + within(sketch, wall, food) + over;
}
