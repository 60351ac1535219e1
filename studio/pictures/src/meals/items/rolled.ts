import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { type Sketch, slope } from "../sketch.ts";
import { crumbs, type Spot, solid } from "./shaped.ts";

/** Something long and round: a roll, a sausage, a stick. */
export function bar(length: number, girth: number): string {
  const [l, g] = [length / 2, girth / 2];
  return `M${-l + g} ${-g}H${l - g}C${l + g * 0.3} ${-g} ${l + g * 0.3} ${g} ${l - g} ${g}H${-l + g}C${-l - g * 0.3} ${g} ${-l - g * 0.3} ${-g} ${-l + g} ${-g}Z`;
}

/** A roll lying down, with the edge of its wrapper and the filling at one end. */
export function rolled(
  sketch: Sketch,
  spot: Spot,
  {
    length,
    girth,
    colour,
    filling,
    stripes = null,
  }: { length: number; girth: number; colour: string; filling: string; stripes?: string | null },
): string {
  const { random } = sketch;
  const end = length / 2 - girth * 0.16;
  const veins = Array.from({ length: 5 }, (_, i) =>
    el("path", {
      d: `M${-length * 0.42} ${(-0.3 + i * 0.15) * girth}Q0 ${(-0.34 + i * 0.17) * girth + random.between(-3, 3)} ${length * 0.36} ${(-0.3 + i * 0.15) * girth}`,
      fill: "none",
      stroke: stripes ?? darken(colour, 0.3),
      "stroke-width": stripes === null ? 2.5 : 7,
      opacity: stripes === null ? 0.4 : 0.55,
    }),
  ).join("");
  const tube = el("path", {
    d: bar(length, girth),
    fill: slope(
      sketch,
      [
        [0, "#ffffff", 0.4],
        [0.45, "#ffffff", 0],
        [1, "#20120a", 0.5],
      ],
      { from: [0.5, 0], to: [0.5, 1] },
    ),
  });
  const mouth =
    el("ellipse", { cx: end, cy: 0, rx: girth * 0.22, ry: girth * 0.46, fill: darken(colour, 0.2) }) +
    el("ellipse", { cx: end + 2, cy: 0, rx: girth * 0.16, ry: girth * 0.37, fill: filling }) +
    group(
      { transform: place({ x: end + 2, y: 0 }) },
      crumbs(random, {
        rx: girth * 0.13,
        ry: girth * 0.32,
        colours: [darken(filling, 0.25), lighten(filling, 0.4)],
        count: 14,
      }),
    );
  return solid(sketch, spot, bar(length, girth), { colour, height: 12, over: veins + tube + mouth });
}
