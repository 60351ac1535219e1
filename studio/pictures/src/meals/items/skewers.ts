import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { polar, smoothClosed } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import type { Sketch } from "../sketch.ts";
import { charLines, crumbs, type Spot, solid } from "./shaped.ts";

/** A grilled skewer. */
export function skewer(
  sketch: Sketch,
  spot: Spot,
  {
    length,
    girth,
    colour,
    flecks,
  }: { length: number; girth: number; colour: string; flecks: readonly string[] },
): string {
  const { random } = sketch;
  const stick = el("path", {
    d: `M${-length * 0.62} 0H${length * 0.56}`,
    stroke: "#d8b37c",
    "stroke-width": 8,
    "stroke-linecap": "round",
  });
  const shade = el("path", {
    d: `M${-length * 0.62} 0H${length * 0.56}`,
    stroke: "#20120a",
    "stroke-width": 8,
    opacity: 0.3,
  });
  const body = smoothClosed(
    Array.from({ length: 18 }, (_, i) => {
      const { x, y } = polar(i * 20, 1);
      return { x: x * length * 0.46, y: y * girth * 0.5 * random.between(0.9, 1.1) + Math.sin(i * 2.1) * 3 };
    }),
  );
  return (
    group({ transform: place({ ...spot, x: spot.x + 8, y: spot.y + 12 }) }, shade) +
    group({ transform: place(spot) }, stick) +
    solid(sketch, spot, body, {
      colour,
      height: 11,
      over:
        crumbs(random, {
          rx: length * 0.42,
          ry: girth * 0.4,
          colours: [darken(colour, 0.4), lighten(colour, 0.3), ...flecks],
          count: 46,
        }) + charLines(random, length * 0.8, girth),
    })
  );
}
