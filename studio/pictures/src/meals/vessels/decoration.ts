import { darken } from "@fernwell/studio-drawing/colour";
import { type Point, polar, smoothClosed } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { specks } from "../arrange/liquids.ts";
import type { Sketch } from "../sketch.ts";
import type { Glaze, Pattern } from "./glazes.ts";

export interface Band {
  readonly middle: Point;
  readonly inner: number;
  readonly outer: number;
}

/** Decoration painted on a rim. */
export function decorate(sketch: Sketch, glaze: Glaze, band: Band): string {
  const random = sketch.random.fork("decoration");
  const pattern = random.pick(glaze.patterns);
  return (
    painters[pattern]({ ...sketch, random }, glaze, band) +
    (glaze.isSpeckled ? speckles({ ...sketch, random }, glaze, band) : "")
  );
}

/** Iron speckles in the glaze. */
export function speckles(sketch: Sketch, { accent }: Glaze, { middle, inner, outer }: Band): string {
  const { random } = sketch;
  const count = Math.min(170, Math.round((outer * outer - inner * inner) / 1300));
  const points = Array.from({ length: count }, () =>
    polar(random.between(0, 360), Math.sqrt(random.between(inner * inner, outer * outer)), middle),
  );
  return [1.8, 3, 4.6]
    .map((width, i) =>
      specks(
        points.filter((_, k) => k % 3 === i),
        accent,
        width,
        0.5,
      ),
    )
    .join("");
}

type Painter = (sketch: Sketch, glaze: Glaze, band: Band) => string;

const painters: Record<Pattern, Painter> = {
  plain: () => "",
  band: (_, { accent }, { middle, outer }) => ring(middle, outer - 6, 7, accent, 0.75),
  "double-band": (_, { accent }, { middle, inner, outer }) =>
    ring(middle, outer - 8, 5, accent, 0.8) +
    ring(middle, outer - 18, 2, accent, 0.7) +
    ring(middle, inner + (outer - inner) * 0.2, 2, accent, 0.5),
  dots: (_, { accent }, band) =>
    around(band, Math.round(between(band) / 5.2), ({ width }) =>
      el("circle", { r: Math.min(9, width * 0.13), fill: accent, opacity: 0.8 }),
    ),
  strokes: ({ random }, { accent }, band) =>
    around(band, Math.round(between(band) / 4.4), ({ width }) =>
      el("path", {
        d: `M0 ${-width * 0.3}Q${4 + random.between(-2, 3)} 0 ${random.between(-2, 2)} ${width * random.between(0.22, 0.34)}`,
        fill: "none",
        stroke: accent,
        "stroke-width": random.between(3.5, 6),
        "stroke-linecap": "round",
        opacity: random.between(0.55, 0.85),
      }),
    ),
  petals: (_, { accent }, band) =>
    around(band, Math.round(between(band) / 8), ({ width }) => {
      const leaf = el("path", {
        d: `M0 ${-width * 0.32}C9 ${-width * 0.1} 9 ${width * 0.12} 0 ${width * 0.3}C-9 ${width * 0.12} -9 ${-width * 0.1} 0 ${-width * 0.32}Z`,
        fill: accent,
        opacity: 0.75,
      });
      return leaf + el("circle", { cx: 17, cy: 0, r: 3, fill: accent, opacity: 0.7 });
    }),
  dip: ({ random }, { accent }, { middle, outer, inner }) => {
    const edge = random.between(0, 360);
    const points = Array.from({ length: 40 }, (_, i) =>
      polar(i * 9, (outer + inner) / 2 + 4 * Math.sin(i * 1.7 + edge), middle),
    );
    return group(
      { "fill-rule": "evenodd" },
      el("path", { d: `${circlePath(middle, outer)}${smoothClosed(points)}`, fill: accent, opacity: 0.85 }),
      el("path", {
        d: smoothClosed(points),
        fill: "none",
        stroke: darken(accent, 0.3),
        "stroke-width": 2,
        opacity: 0.35,
      }),
    );
  },
  waves: (_, { accent }, { middle, inner, outer }) => {
    const mid = inner + (outer - inner) * 0.58;
    const swing = (outer - inner) * 0.14;
    const points = Array.from({ length: 96 }, (_, i) =>
      polar(i * 3.75, mid + swing * (i % 2 === 0 ? 1 : -1), middle),
    );
    return (
      el("path", { d: smoothClosed(points), fill: "none", stroke: accent, "stroke-width": 4, opacity: 0.8 }) +
      ring(middle, outer - 7, 4, accent, 0.8)
    );
  },
  notches: (_, { accent }, band) =>
    around(band, Math.round(between(band) / 3.2), ({ width }) =>
      el("line", {
        x1: 0,
        x2: 0,
        y1: -width * 0.42,
        y2: -width * 0.22,
        stroke: accent,
        "stroke-width": 3,
        opacity: 0.55,
      }),
    ),
};

function between({ inner, outer }: Band): number {
  return (Math.PI * (inner + outer)) / 8;
}

/** Repeats a motif around the band, its top towards the edge. */
function around(
  { middle, inner, outer }: Band,
  count: number,
  draw: (room: { width: number }) => string,
): string {
  const radius = (inner + outer) / 2;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 360) / count;
    const { x, y } = polar(angle, radius, middle);
    return group({ transform: place({ x, y, turn: angle + 90 }) }, draw({ width: outer - inner }));
  }).join("");
}

function ring({ x, y }: Point, r: number, width: number, colour: string, opacity: number): string {
  return el("circle", { cx: x, cy: y, r, fill: "none", stroke: colour, "stroke-width": width, opacity });
}

function circlePath({ x, y }: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
}
