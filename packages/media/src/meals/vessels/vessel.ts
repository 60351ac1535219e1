import type { Point } from "../../drawing/shapes.ts";
import { el } from "../../drawing/svg.ts";
import { glow, type Sketch, softOval, within } from "../sketch.ts";

/** What stands on the table, as the table sees it. */
export interface Standing {
  readonly colour: string;
  readonly middle: Point;
  /** How far it reaches from its middle; nothing is laid down within. */
  readonly reach: number;
  /** Where the food is, in words: "in a deep bowl". */
  readonly setting: string;
}

/** A vessel in two halves: what lies under the food, and what light and wall lay over it. */
export interface Vessel extends Standing {
  /** How far the food may reach from the middle. */
  readonly room: number;
  readonly under: string;
  readonly over: string;
}

/** Food within its vessel. */
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

/** The wall at the top left keeps the light off what lies below it. */
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

/** A bow of light along a round edge, from one angle to another in degrees. */
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
