import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { blob, polar, smoothClosed } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { specks } from "../arrange/liquids.ts";
import { glow, type Sketch } from "../sketch.ts";
import { box, crumbs, type Spot, solid } from "./shaped.ts";

/** A muffin from above, with or without a paper case. */
export function muffin(
  sketch: Sketch,
  spot: Spot,
  {
    r,
    colour,
    flecks,
    isCased = true,
  }: { r: number; colour: string; flecks: readonly string[]; isCased?: boolean },
): string {
  const { random } = sketch;
  const pleats = smoothClosed(
    Array.from({ length: 56 }, (_, i) => polar((i * 360) / 56, r * (i % 2 === 0 ? 1.14 : 1.06))),
  );
  const top = blob(random, { rx: r, wobble: 0.045, points: 11 });
  const cracks = Array.from({ length: 3 }, () => {
    const a = random.between(0, 360);
    const [s, e] = [polar(a, r * 0.1), polar(a + 20, r * 0.6)];
    return el("path", {
      d: `M${s.x} ${s.y}Q${(s.x + e.x) / 2 + 10} ${(s.y + e.y) / 2} ${e.x} ${e.y}`,
      fill: "none",
      stroke: darken(colour, 0.4),
      "stroke-width": 5,
      "stroke-linecap": "round",
      opacity: 0.5,
    });
  }).join("");
  const crust = el("path", {
    d: top,
    fill: glow(sketch, [
      [0.45, darken(colour, 0.3), 0],
      [1, "#7a3c10", 0.6],
    ]),
  });
  return (
    (isCased ? solid(sketch, spot, pleats, { colour: "#e8d6b4", height: 14 }) : "") +
    solid(sketch, spot, top, {
      colour,
      height: isCased ? 6 : 13,
      over:
        crust +
        cracks +
        crumbs(random, {
          rx: r * 0.85,
          ry: r * 0.85,
          colours: [...flecks, ...flecks, darken(colour, 0.3), lighten(colour, 0.4)],
          count: 60,
          size: 5.4,
        }),
    })
  );
}

/** A pancake, golden in the middle and pale at the rim. */
export function pancake(
  sketch: Sketch,
  spot: Spot,
  {
    r,
    colour,
    flecks = [],
    isThin = false,
  }: { r: number; colour: string; flecks?: readonly string[]; isThin?: boolean },
): string {
  const { random } = sketch;
  const edge = blob(random, { rx: r, wobble: isThin ? 0.035 : 0.018, points: 16 });
  const brown = mix(colour, "#a85f1e", 0.55);
  const face = el("path", {
    d: edge,
    transform: "scale(0.93)",
    fill: glow(sketch, [
      [0, brown, 0.95],
      [0.75, brown, 0.85],
      [1, brown, 0.25],
    ]),
  });
  const holes = Array.from({ length: isThin ? 60 : 24 }, () =>
    polar(random.between(0, 360), r * 0.86 * Math.sqrt(random.next())),
  );
  const lace =
    specks(
      holes.filter((_, i) => i % 2 === 0),
      darken(brown, 0.3),
      isThin ? 8 : 6,
      0.4,
    ) +
    specks(
      holes.filter((_, i) => i % 2 === 1),
      lighten(colour, 0.2),
      isThin ? 7 : 5,
      0.4,
    );
  return solid(sketch, spot, edge, {
    colour: lighten(colour, 0.1),
    height: isThin ? 6 : 15,
    over:
      face +
      lace +
      crumbs(random, {
        rx: r * 0.84,
        ry: r * 0.84,
        colours: flecks,
        count: flecks.length === 0 ? 0 : 50,
        size: 7,
      }),
  });
}

/** A bar or square cut from a tray. */
export function square(
  sketch: Sketch,
  spot: Spot,
  {
    width,
    height = width,
    colour,
    flecks,
    corner = 12,
  }: { width: number; height?: number; colour: string; flecks: readonly string[]; corner?: number },
): string {
  const { random } = sketch;
  const d = box(width, height, corner);
  return solid(sketch, spot, d, {
    colour,
    height: 17,
    over:
      el("path", {
        d,
        fill: glow(sketch, [
          [0.6, "#7a3c10", 0],
          [1, "#7a3c10", 0.26],
        ]),
      }) +
      crumbs(random, {
        rx: width * 0.44,
        ry: height * 0.44,
        colours: [...flecks, ...flecks, darken(colour, 0.35), lighten(colour, 0.35)],
        count: 90,
        size: 8,
      }),
  });
}
