import { darken, lighten } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { type Sketch, slope, softBox, tile } from "../sketch.ts";
import { contrast } from "../tone.ts";

const cloths = [
  { colour: "#3f7a5c", stripe: "#f2e9d6" },
  { colour: "#e8d9bf", stripe: "#a3421a" },
  { colour: "#4c8593", stripe: "#f2e9d6" },
  { colour: "#f4eddd", stripe: "#27724f" },
  { colour: "#c47a52", stripe: "#f7ead6" },
  { colour: "#8a7fb3", stripe: "#f2e9d6" },
  { colour: "#f4eddd", stripe: "#2a6b7a" },
  { colour: "#d9b765", stripe: "#fdf4dd" },
];

/** A folded cloth, partly under the plate. */
export function napkin(sketch: Sketch, { x, y }: Point, turn: number, ground: string): string {
  const random = sketch.random.fork("napkin");
  const { colour, stripe } = random.pick(cloths.filter((cloth) => contrast(cloth.colour, ground) > 0.12));
  const [width, height] = [random.between(330, 400), random.between(520, 620)];
  const box = { x: -width / 2, y: -height / 2, width, height, rx: 6 };
  const weave = tile(
    sketch,
    { width: 8, height: 8 },
    el("path", { d: "M0 2H8M0 6H8", stroke: darken(colour, 0.3), "stroke-width": 1, opacity: 0.25 }),
    el("path", { d: "M2 0V8M6 0V8", stroke: lighten(colour, 0.5), "stroke-width": 1, opacity: 0.3 }),
  );
  const stripes = random
    .pick([[18, 34], [26], [14, 24, 34], [20, 60]])
    .map(
      (at) =>
        el("rect", { x: -width / 2 + at, y: -height / 2, width: 6, height, fill: stripe, opacity: 0.85 }) +
        el("rect", { x: width / 2 - at - 6, y: -height / 2, width: 6, height, fill: stripe, opacity: 0.85 }),
    )
    .join("");
  return (
    softBox({ width, height, corner: 4 }, place({ x: x + 8, y: y + 12, turn }), {
      reach: 26,
      opacity: 0.36,
    }) +
    group(
      { transform: place({ x, y, turn }) },
      el("rect", { ...box, fill: colour }),
      stripes,
      el("rect", { ...box, fill: weave }),
      el("rect", {
        ...box,
        fill: slope(
          sketch,
          [
            [0, "#ffffff", 0.22],
            [0.47, "#ffffff", 0],
            [0.49, "#20120a", 0.2],
            [0.52, "#ffffff", 0.12],
            [1, "#20120a", 0.16],
          ],
          { from: [0, 0], to: [1, 0.25] },
        ),
      }),
    )
  );
}
