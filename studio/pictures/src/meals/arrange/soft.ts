import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { blob, type Point, polar, smoothOpen } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { glow, type Sketch, within } from "../sketch.ts";
import type { Mound } from "./mound.ts";

/** A thick soft mass: mash, porridge, polenta, yoghurt, dip. */
export function softMass(
  sketch: Sketch,
  { middle, rx, ry = rx }: Mound,
  { colour, folds = 5 }: { colour: string; folds?: number },
): string {
  const { random } = sketch;
  const outline = blob(random, { rx, ry, wobble: 0.03, points: 14 });
  const start = random.between(0, 360);
  const swirls = Array.from({ length: folds }, (_, i) => {
    const radius = 0.9 - (i * 0.75) / folds;
    const angle = start + i * 67;
    const points = Array.from({ length: 9 }, (_, k) => {
      const { x, y } = polar(angle + k * 24, radius * (1 - k * 0.018) + random.between(-0.02, 0.02));
      return { x: x * rx, y: y * ry };
    });
    const d = smoothOpen(points);
    const stroke = (colourOf: string, width: number, opacity: number, shift: string) =>
      el("path", {
        d,
        transform: shift,
        fill: "none",
        stroke: colourOf,
        "stroke-width": width,
        "stroke-linecap": "round",
        opacity,
      });
    return (
      stroke(darken(colour, 0.32), 15, 0.16, "translate(4 6)") +
      stroke(lighten(colour, 0.7), 9, 0.5, "translate(-2 -3)")
    );
  }).join("");
  return group(
    { transform: place({ x: middle.x, y: middle.y }) },
    el("path", { d: outline, transform: "translate(5 8)", fill: "#20120a", opacity: 0.22 }),
    el("path", { d: outline, fill: colour }),
    within(sketch, el("path", { d: outline }), swirls),
    el("path", {
      d: outline,
      fill: glow(
        sketch,
        [
          [0, "#ffffff", 0.3],
          [0.6, "#ffffff", 0],
          [1, darken(colour, 0.6), 0.28],
        ],
        { cx: 0.36, cy: 0.34, r: 0.7 },
      ),
    }),
  );
}

/** A dollop of something creamy with a curl. */
export function dollop(sketch: Sketch, { x, y }: Point, radius: number, colour: string): string {
  const { random } = sketch;
  const outline = blob(random, { rx: radius, ry: radius * 0.86, wobble: 0.09, points: 9 });
  const curl = smoothOpen(
    Array.from({ length: 9 }, (_, k) => polar(200 + k * 40, radius * (0.62 - k * 0.06))),
  );
  return group(
    { transform: place({ x, y, turn: random.between(-40, 40) }) },
    el("path", {
      d: outline,
      transform: `translate(${radius * 0.06} ${radius * 0.1})`,
      fill: "#20120a",
      opacity: 0.28,
    }),
    el("path", { d: outline, fill: colour }),
    el("path", {
      d: outline,
      fill: glow(
        sketch,
        [
          [0, "#ffffff", 0.6],
          [0.5, "#ffffff", 0],
          [1, darken(colour, 0.5), 0.3],
        ],
        { cx: 0.35, cy: 0.3, r: 0.75 },
      ),
    }),
    el("path", {
      d: curl,
      fill: "none",
      stroke: darken(colour, 0.3),
      "stroke-width": radius * 0.09,
      "stroke-linecap": "round",
      opacity: 0.3,
    }),
    el("path", {
      d: curl,
      transform: `translate(${-radius * 0.04} ${-radius * 0.05})`,
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": radius * 0.06,
      "stroke-linecap": "round",
      opacity: 0.55,
    }),
  );
}
