import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { smoothClosed, smoothOpen } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import type { Sketch } from "../sketch.ts";
import { type Spot, solid } from "./shaped.ts";

/** A whole fish with slashes in its side. */
export function wholeFish(sketch: Sketch, spot: Spot, length: number, colour: string): string {
  const { random } = sketch;
  const s = length / 100;
  const at = (pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([x, y]) => ({ x: x * s, y: y * s }));
  const body = smoothClosed(
    at([
      [-50, 1],
      [-40, -10],
      [-20, -17],
      [5, -16],
      [28, -7],
      [36, -4],
      [50, -15],
      [46, 0],
      [50, 15],
      [36, 4],
      [28, 7],
      [5, 15],
      [-20, 17],
      [-40, 11],
    ]),
  );
  const fins =
    el("path", {
      d: smoothClosed(
        at([
          [-14, -16],
          [-2, -24],
          [14, -20],
          [12, -13],
        ]),
      ),
      fill: darken(colour, 0.25),
    }) +
    el("path", {
      d: smoothClosed(
        at([
          [-10, 15],
          [0, 22],
          [8, 14],
        ]),
      ),
      fill: darken(colour, 0.25),
    });
  const gill = el("path", {
    d: smoothOpen(
      at([
        [-31, -13],
        [-26, 0],
        [-31, 12],
      ]),
    ),
    fill: "none",
    stroke: darken(colour, 0.5),
    "stroke-width": 4,
    opacity: 0.7,
  });
  const eye =
    el("circle", {
      cx: -40 * s,
      cy: -3 * s,
      r: 2.4 * s,
      fill: "#f7f0df",
      stroke: "#3a2a20",
      "stroke-width": 3,
    }) + el("circle", { cx: -40 * s, cy: -3 * s, r: 1.1 * s, fill: "#20160f" });
  const cuts = [-14, -1, 12]
    .map((x) =>
      el("path", {
        d: `M${x * s} ${-11 * s}q${6 * s} ${10 * s} ${-1 * s} ${20 * s}q${9 * s} ${-9 * s} ${1 * s} ${-20 * s}Z`,
        fill: "#f7e6d0",
        stroke: darken(colour, 0.45),
        "stroke-width": 2,
      }),
    )
    .join("");
  const scales = Array.from({ length: 60 }, () => {
    const px = random.between(-24, 26);
    return el("path", {
      d: "M-5 -3q5 3 0 7",
      fill: "none",
      stroke: lighten(colour, 0.4),
      "stroke-width": 1.6,
      opacity: 0.5,
      transform: place({ x: px * s, y: random.between(-0.8, 0.8) * s * (15 - Math.abs(px) * 0.3) }),
    });
  }).join("");
  return (
    group({ transform: place(spot) }, fins) +
    solid(sketch, spot, body, { colour, height: 14, over: scales + gill + eye + cuts })
  );
}
