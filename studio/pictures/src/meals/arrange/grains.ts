import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { blob, type Point, polar } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { glow, type Sketch, tile } from "../sketch.ts";
import type { Mound } from "./mound.ts";

/** A heap of small grains: rice if `length` is long, couscous if it equals the girth. */
export function grainMound(
  sketch: Sketch,
  { middle, rx, ry = rx, turn = 0 }: Mound,
  { colour, length, girth }: { colour: string; length: number; girth: number },
): string {
  const { random } = sketch;
  const side = Math.round(length * 8 + 40);
  const heaped = Array.from({ length: Math.round((side * side) / (length * girth * 0.5)) }, () => ({
    x: random.between(0, side),
    y: random.between(0, side),
  }));
  const fill = tile(
    sketch,
    { width: side, height: side, turn: Math.round(random.between(0, 90)) },
    el("rect", { width: side, height: side, fill: darken(colour, 0.2) }),
    grains(sketch, heaped, { colour, length, girth }),
  );
  const outline = blob(random, { rx, ry, wobble: 0.03, points: 16 });
  const count = Math.round((rx + ry) / (length * 0.3));
  const edge = Array.from({ length: count }, (_, i) => {
    const { x, y } = polar((i * 360) / count + random.between(-2, 2), random.between(0.93, 1.03));
    return { x: x * rx, y: y * ry };
  });
  return group(
    { transform: place({ x: middle.x, y: middle.y, turn }) },
    el("path", { d: outline, transform: "translate(5 9)", fill: "#20120a", opacity: 0.28 }),
    el("path", { d: outline, fill }),
    grains(sketch, edge, { colour, length, girth }),
    el("path", {
      d: outline,
      fill: glow(
        sketch,
        [
          [0, "#ffffff", 0.24],
          [0.55, "#ffffff", 0],
          [1, "#3a2410", 0.3],
        ],
        { cx: 0.4, cy: 0.38, r: 0.62 },
      ),
    }),
  );
}

/** Grains as a few layered paths. Each grain is a short stroke with round ends. */
function grains(
  sketch: Sketch,
  points: readonly Point[],
  { colour, length, girth }: { colour: string; length: number; girth: number },
): string {
  const { random } = sketch;
  const tones = [
    darken(colour, 0.1),
    colour,
    lighten(colour, 0.12),
    lighten(colour, 0.24),
    lighten(colour, 0.36),
  ];
  const half = (length - girth) / 2;
  return tones
    .map((tone, i) => {
      const d = points
        .filter((_, k) => k % tones.length === i)
        .map(({ x, y }) => {
          const { x: dx, y: dy } = polar(random.between(0, 180), half);
          return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}l${(dx * 2).toFixed(1)} ${(dy * 2).toFixed(1)}`;
        })
        .join("");
      const line = (stroke: string, width: number) =>
        el("path", { d, stroke, "stroke-width": width, "stroke-linecap": "round" });
      return line(mix(darken(colour, 0.3), "#b98b4e", 0.4), girth + 1.4) + line(tone, girth);
    })
    .join("");
}
