import { darken, lighten } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { box } from "../items/shaped.ts";
import { type Sketch, slope, softBox } from "../sketch.ts";
import type { Tray } from "./tray.ts";

const glazes = [
  { outside: "#2f6b50", inside: "#efe7d6" },
  { outside: "#b4552f", inside: "#f3e6d0" },
  { outside: "#2a6b7a", inside: "#eee8da" },
  { outside: "#efe6d4", inside: "#f8f2e4" },
  { outside: "#6d5f9c", inside: "#efe8e2" },
  { outside: "#c9962f", inside: "#f6ecd6" },
  { outside: "#26332d", inside: "#e9e1cf" },
];

/** A baking dish with handles at both ends. */
export function ovenDish(sketch: Sketch, middle: Point, width: number, height: number): Tray {
  const random = sketch.random.fork("oven-dish");
  const { outside, inside } = random.pick(glazes);
  const corner = random.pick([50, 90, 150, 210]);
  const at = `translate(${middle.x} ${middle.y})`;
  const shape = (w: number, h: number, rounding: number, fill: string) =>
    el("path", { d: box(w, h, rounding), transform: at, fill });
  const grip = (side: number) =>
    el("path", {
      d: `M0 -90C${side * 66} -90 ${side * 78} -60 ${side * 78} 0C${side * 78} 60 ${side * 66} 90 0 90Z`,
      transform: `translate(${middle.x + (side * width) / 2 + side * 18} ${middle.y})`,
      fill: slope(sketch, [
        [0, lighten(outside, 0.25)],
        [1, darken(outside, 0.3)],
      ]),
      stroke: darken(outside, 0.35),
      "stroke-width": 2,
    });
  return {
    colour: outside,
    middle,
    width,
    height,
    corner,
    reach: 490,
    setting: "in a baking dish",
    under:
      softBox(
        { width: width + 50, height: height + 50, corner: corner + 26 },
        `translate(${middle.x + 30} ${middle.y + 42})`,
        {
          reach: 64,
        },
      ) +
      grip(-1) +
      grip(1) +
      shape(
        width + 60,
        height + 60,
        corner + 32,
        slope(sketch, [
          [0, lighten(outside, 0.32)],
          [0.5, outside],
          [1, darken(outside, 0.3)],
        ]),
      ) +
      shape(
        width + 32,
        height + 32,
        corner + 18,
        slope(sketch, [
          [0, darken(inside, 0.42)],
          [0.5, darken(inside, 0.14)],
          [1, lighten(inside, 0.4)],
        ]),
      ) +
      shape(width, height, corner, inside),
    over:
      el("path", {
        d: box(width, height, corner),
        transform: at,
        fill: "none",
        stroke: "#20120a",
        "stroke-width": 10,
        opacity: 0.16,
      }) +
      shape(
        width,
        height,
        corner,
        slope(
          sketch,
          [
            [0, "#20120a", 0.34],
            [0.16, "#20120a", 0],
            [1, "#20120a", 0],
          ],
          { from: [0, 0], to: [0.7, 1] },
        ),
      ) +
      el("path", {
        d: `M${-width / 2 + corner} ${-height / 2 - 22}H${width * 0.1}`,
        transform: at,
        stroke: "#ffffff",
        "stroke-width": 7,
        "stroke-linecap": "round",
        opacity: 0.7,
      }) +
      el("path", {
        d: `M${-width / 2 - 22} ${-height / 2 + corner}V${height * 0.05}`,
        transform: at,
        stroke: "#ffffff",
        "stroke-width": 7,
        "stroke-linecap": "round",
        opacity: 0.6,
      }),
  };
}
