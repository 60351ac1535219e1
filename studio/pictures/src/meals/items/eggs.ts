import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { blob, polar, smoothClosed } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { glow, type Sketch } from "../sketch.ts";
import { type Spot, solid } from "./shaped.ts";

const white = "#fbf6ea";
const yolk = "#f2a71b";

function sphere(sketch: Sketch, cx: number, cy: number, r: number, colour: string): string {
  return (
    el("circle", { cx, cy, r, fill: colour }) +
    el("circle", {
      cx,
      cy,
      r,
      fill: glow(
        sketch,
        [
          [0, "#ffe9a6", 0.9],
          [0.45, "#ffd060", 0.2],
          [1, darken(colour, 0.45), 0.6],
        ],
        { cx: 0.36, cy: 0.32, r: 0.72 },
      ),
    }) +
    el("ellipse", {
      cx: cx - r * 0.34,
      cy: cy - r * 0.42,
      rx: r * 0.2,
      ry: r * 0.11,
      fill: "#ffffff",
      opacity: 0.85,
      transform: `rotate(-35 ${cx - r * 0.34} ${cy - r * 0.42})`,
    })
  );
}

/** A fried egg with a lacy edge. */
export function friedEgg(sketch: Sketch, spot: Spot, size: number): string {
  const { random } = sketch;
  const r = size / 2;
  const edge = smoothClosed(
    Array.from({ length: 15 }, (_, i) => polar(i * 24, r * random.between(0.84, 1.08))),
  );
  const lace = el("path", {
    d: edge,
    fill: "none",
    stroke: "#c98a3a",
    "stroke-width": r * 0.06,
    opacity: 0.6,
  });
  const inner = el("path", { d: edge, transform: "scale(0.88)", fill: "#fffdf6", opacity: 0.9 });
  return (
    solid(sketch, spot, edge, { colour: white, height: 6, over: lace + inner }) +
    group(
      { transform: place({ ...spot, turn: 0 }) },
      el("circle", { cx: 3, cy: 5, r: r * 0.44, fill: "#b9822a", opacity: 0.35 }),
      sphere(sketch, random.near(0, 4), random.near(0, 4), r * 0.41, yolk),
    )
  );
}

/** A poached egg with its yolk showing through. */
export function poachedEgg(sketch: Sketch, spot: Spot, size: number): string {
  const { random } = sketch;
  const edge = blob(random, { rx: size / 2, ry: size * 0.43, wobble: 0.08, points: 11 });
  const glowing = el("ellipse", {
    cx: -size * 0.02,
    cy: 0,
    rx: size * 0.25,
    ry: size * 0.22,
    fill: glow(sketch, [
      [0, yolk, 0.95],
      [0.65, "#f4b53c", 0.75],
      [1, white, 0],
    ]),
  });
  const folds = el("path", {
    d: `M${-size * 0.36} ${size * 0.16}Q${-size * 0.1} ${size * 0.34} ${size * 0.3} ${size * 0.2}`,
    fill: "none",
    stroke: "#d9cbb0",
    "stroke-width": 4,
    opacity: 0.7,
  });
  return solid(sketch, spot, edge, { colour: white, height: 10, over: folds + glowing });
}

/** Half of a boiled egg, cut side up. */
export function eggHalf(sketch: Sketch, spot: Spot, size: number, filling: string | null = null): string {
  const { random } = sketch;
  const [rx, ry] = [size * 0.5, size * 0.4];
  const outline = smoothClosed(
    Array.from({ length: 12 }, (_, i) => {
      const { x, y } = polar(i * 30, 1);
      return { x: x * rx * (x > 0 ? 1.06 : 0.96), y: y * ry };
    }),
  );
  const r = size * 0.235;
  const heart =
    filling === null
      ? el("circle", { cx: -size * 0.04, cy: 0, r, fill: yolk }) +
        el("circle", { cx: -size * 0.04, cy: 0, r: r * 0.72, fill: "#f6bb3c", opacity: 0.9 })
      : piped(sketch, size, filling);
  return solid(sketch, { ...spot, turn: spot.turn ?? random.between(0, 360) }, outline, {
    colour: white,
    height: 8,
    over: el("path", { d: outline, transform: "scale(0.92)", fill: "#fffdf7" }) + heart,
  });
}

/** A hollow in a sauce or hash for an egg. */
export function bakedEgg(sketch: Sketch, spot: Spot, size: number, sauce: string): string {
  const { random } = sketch;
  const rim = el("path", {
    d: blob(random, { rx: size * 0.56, wobble: 0.08 }),
    transform: place(spot),
    fill: darken(sauce, 0.35),
    opacity: 0.55,
  });
  return rim + friedEgg(sketch, spot, size);
}

/** Soft folds of scrambled egg. */
export function scrambled(sketch: Sketch, middle: Spot, rx: number, ry: number, colour = "#f6c945"): string {
  const { random } = sketch;
  const folds = Array.from({ length: 7 }, (_, i) => {
    const size = random.between(34, 58);
    const outline = blob(random, {
      rx: size,
      ry: size * random.between(0.5, 0.75),
      wobble: 0.26,
      points: 10,
    });
    const tone = i % 3 === 0 ? lighten(colour, 0.45) : i % 3 === 1 ? lighten(colour, 0.2) : colour;
    const crease = (dy: number, stroke: string) =>
      el("path", {
        d: `M${-size * 0.6} ${dy}Q${-size * 0.1} ${dy - size * 0.35} ${size * 0.55} ${dy}`,
        fill: "none",
        stroke,
        "stroke-width": 6,
        "stroke-linecap": "round",
        opacity: 0.45,
      });
    return sketch.define((id) =>
      group(
        { id },
        el("path", { d: outline, transform: "translate(4 7)", fill: "#8a5410", opacity: 0.3 }),
        el("path", { d: outline, fill: tone }),
        crease(size * 0.16, darken(colour, 0.16)),
        crease(-size * 0.04, lighten(colour, 0.7)),
      ),
    );
  });
  const floor = el("ellipse", { cx: middle.x, cy: middle.y, rx, ry, fill: darken(colour, 0.12) });
  return (
    floor +
    Array.from({ length: Math.round((rx * ry) / 620) }, () => {
      const { x, y } = polar(random.between(0, 360), Math.sqrt(random.next()));
      return el("use", {
        href: `#${random.pick(folds)}`,
        transform: place({ x: middle.x + x * rx, y: middle.y + y * ry, turn: random.near(-10, 40) }),
      });
    }).join("")
  );
}

function piped(sketch: Sketch, size: number, colour: string): string {
  const { random } = sketch;
  const ridges = Array.from({ length: 8 }, (_, i) => {
    const { x, y } = polar(i * 45, size * 0.16);
    return el("circle", {
      cx: x - size * 0.03,
      cy: y,
      r: size * 0.14,
      fill: i % 2 === 0 ? colour : lighten(colour, 0.18),
      stroke: darken(colour, 0.25),
      "stroke-width": 1.5,
      "stroke-opacity": 0.5,
    });
  }).join("");
  return (
    ridges +
    el("circle", { cx: -size * 0.03, cy: 0, r: size * 0.12, fill: lighten(colour, 0.25) }) +
    el("circle", {
      cx: -size * 0.05,
      cy: -size * 0.03,
      r: size * 0.05,
      fill: lighten(colour, 0.5),
      opacity: random.between(0.6, 0.9),
    })
  );
}
