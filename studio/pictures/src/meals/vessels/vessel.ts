import type { Point } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { glow, type Sketch, softOval, within } from "../sketch.ts";

/** What the table needs to know of a vessel. */
export interface PlacedVessel {
  readonly colour: string;
  readonly middle: Point;
  /** Its radius, within which nothing else is placed. */
  readonly reach: number;
  /** Where the food is, in words, such as "in a deep bowl". */
  readonly setting: string;
}

/** A vessel in two parts: what is drawn under the food, and the light and shadow over it. */
export interface Vessel extends PlacedVessel {
  /** How far the food may extend from the centre. */
  readonly room: number;
  readonly under: string;
  readonly over: string;
}

/** Draws food in its vessel. */
export function fill(sketch: Sketch, vessel: Vessel, food: string): string {
  const { middle, room } = vessel;
  const mouth = el("circle", { cx: middle.x, cy: middle.y, r: room });
  return vessel.under + within(sketch, mouth, food) + vessel.over;
}

export function castShadow(sketch: Sketch, { x, y }: Point, radius: number, height = 1): string {
  return (
    softOval(sketch, {
      cx: x + 30 * height,
      cy: y + 40 * height,
      rx: radius * 1.02,
      softness: 0.16 * height,
    }) + el("circle", { cx: x + 5, cy: y + 8, r: radius + 1, fill: "#2b1a0c", opacity: 0.3 })
  );
}

/** The shadow of the vessel's wall at the top left. */
export function wallShade(sketch: Sketch, { x, y }: Point, radius: number, depth: number): string {
  const shade = glow(
    sketch,
    [
      [0, "#20120a", 0],
      [0.72, "#20120a", 0],
      [0.88, "#20120a", 0.16 * depth],
      [1, "#20120a", 0.52 * depth],
    ],
    { cx: 0.57, cy: 0.59, r: 0.6 },
  );
  return el("circle", { cx: x, cy: y, r: radius, fill: shade });
}

/** An arc of light along a round edge, between two angles in degrees. */
export function bow(
  { x, y }: Point,
  radius: number,
  {
    from,
    to,
    width,
    colour = "#ffffff",
    opacity = 0.8,
  }: {
    from: number;
    to: number;
    width: number;
    colour?: string;
    opacity?: number;
  },
): string {
  const [start, end] = [from, to].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return `${(x + Math.cos(radians) * radius).toFixed(1)} ${(y + Math.sin(radians) * radius).toFixed(1)}`;
  });
  return el("path", {
    d: `M${start}A${radius} ${radius} 0 0 1 ${end}`,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    opacity,
  });
}
