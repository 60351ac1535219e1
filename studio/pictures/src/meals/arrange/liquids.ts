import { darken, lighten, saturate } from "@fernwell/studio-drawing/colour";
import { blob, type Point, polar, smoothOpen } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { glow, type Sketch } from "../sketch.ts";
import { disc, spread } from "./regions.ts";

/** The surface of a soup, a sauce or a drink. */
export function liquid(sketch: Sketch, { x: cx, y: cy }: Point, r: number, colour: string): string {
  return (
    el("circle", { cx, cy, r, fill: colour }) +
    el("circle", {
      cx,
      cy,
      r,
      fill: glow(
        sketch,
        [
          [0, lighten(saturate(colour, 1.1), 0.22), 0.9],
          [0.6, colour, 0.2],
          [1, darken(colour, 0.4), 0.55],
        ],
        { cx: 0.42, cy: 0.4, r: 0.62 },
      ),
    })
  );
}

/** Highlights on something wet: short arcs of window light. */
export function glints(sketch: Sketch, middle: Point, r: number, { strength = 0.5, count = 7 } = {}): string {
  const random = sketch.random.fork("glints");
  return Array.from({ length: count }, () => {
    const at = polar(random.near(222, 46), r * random.between(0.3, 0.88), middle);
    return el("path", {
      d: `M${-random.between(14, 34)} 4Q0 ${-random.between(6, 14)} ${random.between(14, 34)} 3`,
      transform: place({ ...at, turn: random.near(-38, 18) }),
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": random.between(3, 7),
      "stroke-linecap": "round",
      opacity: random.between(0.4, 1) * strength,
    });
  }).join("");
}

/** Drops of fat or oil on a soup. */
export function droplets(sketch: Sketch, middle: Point, r: number, colour: string, count: number): string {
  const random = sketch.random.fork("droplets");
  return spread(random, disc(middle, r * 0.9), count)
    .map(({ x, y }) => {
      const size = random.between(3, 15);
      return (
        el("circle", {
          cx: x,
          cy: y,
          r: size,
          fill: colour,
          opacity: 0.5,
          stroke: darken(colour, 0.3),
          "stroke-width": 1.2,
          "stroke-opacity": 0.5,
        }) +
        el("circle", {
          cx: x - size * 0.3,
          cy: y - size * 0.3,
          r: size * 0.25,
          fill: "#ffffff",
          opacity: 0.7,
        })
      );
    })
    .join("");
}

/** A swirl of cream or oil from the centre outwards. */
export function swirl(sketch: Sketch, { x, y }: Point, r: number, colour: string): string {
  const random = sketch.random.fork("swirl");
  const turns = random.between(380, 560);
  const hand = random.pick([1, -1]);
  const points = Array.from({ length: 26 }, (_, k) => {
    const t = k / 25;
    return polar(random.between(-3, 3) + hand * turns * t, r * (0.06 + 0.94 * t ** 0.85));
  });
  const band = (stroke: string, width: number, opacity: number) =>
    el("path", {
      d: smoothOpen(points),
      fill: "none",
      stroke,
      "stroke-width": width,
      "stroke-linecap": "round",
      opacity,
    });
  return group(
    { transform: place({ x, y, turn: random.between(0, 360) }) },
    band(colour, r * 0.17, 0.38),
    band(colour, r * 0.1, 0.75),
    band(lighten(colour, 0.5), r * 0.03, 0.7),
  );
}

/** A thin drizzle back and forth. */
export function drizzle(sketch: Sketch, middle: Point, reach: number, colour: string, width = 7): string {
  const random = sketch.random.fork("drizzle");
  const turns = 9;
  const points = Array.from({ length: turns }, (_, i) => {
    const along = -0.85 + (1.7 * i) / (turns - 1) + random.near(0, 0.05);
    const across =
      (i % 2 === 0 ? -1 : 1) * Math.sqrt(Math.max(0.08, 1 - along * along)) * random.between(0.45, 0.95);
    return { x: along * reach, y: across * reach };
  });
  const d = smoothOpen(points);
  const line = (stroke: string, thick: number, opacity: number, shift = "") =>
    el("path", {
      d,
      fill: "none",
      stroke,
      "stroke-width": thick,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
      opacity,
      transform: shift,
    });
  const drops = [0, 4, 8]
    .flatMap((i) => points.slice(i, i + 1))
    .map(({ x, y }) => el("circle", { cx: x, cy: y, r: width * random.between(0.9, 1.5), fill: colour }));
  return group(
    { transform: place({ ...middle, turn: random.between(-35, 35) }) },
    line("#20120a", width, 0.2, "translate(2 4)"),
    ...drops,
    line(colour, width, 0.95),
    line(lighten(colour, 0.6), width * 0.28, 0.7, "translate(-1 -1)"),
  );
}

/** A pinch of paprika, cinnamon or pepper. */
export function dust(sketch: Sketch, middle: Point, reach: number, colour: string, count = 90): string {
  const random = sketch.random.fork(`dust-${colour}`);
  const grains = Array.from({ length: count }, () =>
    polar(random.between(0, 360), reach * Math.sqrt(random.next()) * random.between(0.5, 1), middle),
  );
  return [
    { tone: darken(colour, 0.35), width: 5 },
    { tone: colour, width: 3.4 },
    { tone: lighten(colour, 0.2), width: 2.2 },
  ]
    .map(({ tone, width }, i) =>
      specks(
        grains.filter((_, k) => k % 3 === i),
        tone,
        width,
      ),
    )
    .join("");
}

/** Many dots of one colour as one path. */
export function specks(points: readonly Point[], colour: string, width: number, opacity = 0.85): string {
  const d = points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join("");
  return el("path", { d, stroke: colour, "stroke-width": width, "stroke-linecap": "round", opacity });
}

/** An irregular pool. */
export function pool(sketch: Sketch, { x, y }: Point, rx: number, ry: number, colour: string): string {
  const outline = blob(sketch.random, { rx, ry, wobble: 0.1, points: 11 });
  return group(
    { transform: place({ x, y }) },
    el("path", { d: outline, fill: darken(colour, 0.3), transform: "translate(2 4)", opacity: 0.6 }),
    el("path", { d: outline, fill: colour }),
    el("path", {
      d: outline,
      fill: glow(
        sketch,
        [
          [0, "#ffffff", 0.3],
          [0.5, "#ffffff", 0],
          [1, darken(colour, 0.5), 0.35],
        ],
        { cx: 0.36, cy: 0.32, r: 0.7 },
      ),
    }),
  );
}
