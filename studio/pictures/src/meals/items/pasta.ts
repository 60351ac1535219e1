import { darken, lighten } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { disc, spread } from "../arrange/regions.ts";
import { type Sketch, slope } from "../sketch.ts";

/** Short ridged tubes with slanted ends. */
export function pastaHeap(sketch: Sketch, middle: Point, radius: number, colour: string): string {
  const { random } = sketch;
  const tube = sketch.define((id) =>
    group(
      { id },
      el("path", {
        d: "M-44 -14L34 -14L48 14L-30 14Z",
        fill: slope(
          sketch,
          [
            [0, lighten(colour, 0.4)],
            [0.5, colour],
            [1, darken(colour, 0.3)],
          ],
          { from: [0.5, 0], to: [0.5, 1] },
        ),
        stroke: darken(colour, 0.45),
        "stroke-width": 2,
      }),
      el("path", {
        d: "M-40 -8H36M-37 -2H40M-34 4H43M-32 9H46",
        stroke: darken(colour, 0.3),
        "stroke-width": 1.6,
        opacity: 0.5,
      }),
      el("ellipse", {
        cx: 41,
        cy: 0,
        rx: 7,
        ry: 14,
        transform: "rotate(-26 41 0)",
        fill: darken(colour, 0.55),
      }),
    ),
  );
  return spread(random, disc(middle, radius), 120)
    .map(({ x, y }) => {
      const turn = random.between(0, 360);
      const shade = el("path", {
        d: "M-44 -14L34 -14L48 14L-30 14Z",
        transform: place({ x: x + 4, y: y + 7, turn }),
        fill: "#20120a",
        opacity: 0.3,
      });
      return shade + el("use", { href: `#${tube}`, transform: place({ x, y, turn }) });
    })
    .join("");
}
