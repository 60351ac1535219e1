import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { polar, smoothClosed } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { disc, spread } from "../arrange/regions.ts";
import { strew } from "../arrange/strew.ts";
import type { Helping } from "../helpings.ts";
import { glow, type Sketch } from "../sketch.ts";
import { type Spot, solid } from "./shaped.ts";

/** A whole roasted cauliflower in a spiced sauce. */
export function wholeCauliflower(sketch: Sketch, spot: Spot, radius: number, sauce: string): string {
  const { random } = sketch;
  const knobs = spread(random, disc({ x: 0, y: 0 }, radius * 0.94), 90)
    .sort((a, b) => Math.hypot(b.x, b.y) - Math.hypot(a.x, a.y))
    .map(({ x, y }) => {
      const r = radius * random.between(0.13, 0.2);
      const colour = mix("#f3e6c4", sauce, random.between(0.25, 0.65));
      return (
        el("circle", { cx: x + 4, cy: y + 6, r, fill: darken(colour, 0.55), opacity: 0.5 }) +
        el("circle", { cx: x, cy: y, r, fill: colour }) +
        el("circle", {
          cx: x - r * 0.25,
          cy: y - r * 0.3,
          r: r * 0.5,
          fill: lighten(colour, 0.35),
          opacity: 0.7,
        })
      );
    });
  const leaves = Array.from({ length: 8 }, (_, i) =>
    el("path", {
      d: `M${radius * 0.7} 0C${radius * 1.1} ${-radius * 0.34} ${radius * 1.4} ${-radius * 0.16} ${radius * 1.34} 0C${radius * 1.4} ${radius * 0.16} ${radius * 1.1} ${radius * 0.34} ${radius * 0.7} 0Z`,
      transform: `rotate(${i * 45 + 12})`,
      fill: i % 2 === 0 ? "#8aa552" : "#a9bd6c",
      stroke: "#5f7a34",
      "stroke-width": 2,
    }),
  ).join("");
  return group(
    { transform: place(spot) },
    el("circle", { cx: 16, cy: 24, r: radius * 1.08, fill: "#20120a", opacity: 0.35 }),
    leaves,
    ...knobs,
    el("circle", {
      r: radius * 1.04,
      fill: glow(
        sketch,
        [
          [0, "#fff3d6", 0.4],
          [0.5, "#fff3d6", 0],
          [1, "#3a1a08", 0.45],
        ],
        { cx: 0.36, cy: 0.34, r: 0.7 },
      ),
    }),
  );
}

/** A whole stuffed pumpkin with its lid off. */
export function stuffedPumpkin(
  sketch: Sketch,
  spot: Spot,
  radius: number,
  filling: readonly Helping[],
): string {
  const ribs = (r: number, depth: number) =>
    smoothClosed(
      Array.from({ length: 48 }, (_, i) =>
        polar(i * 7.5, r * (1 - depth * (0.5 + 0.5 * Math.cos((i * 7.5 * 12 * Math.PI) / 180)))),
      ),
    );
  const grooves = Array.from({ length: 12 }, (_, i) => {
    const [a, b] = [polar(i * 30, radius * 0.66), polar(i * 30, radius * 0.96)];
    return el("path", {
      d: `M${a.x} ${a.y}L${b.x} ${b.y}`,
      stroke: "#8a4312",
      "stroke-width": 6,
      "stroke-linecap": "round",
      opacity: 0.45,
    });
  }).join("");
  const { lower, upper } = strew(sketch, disc({ x: 0, y: 0 }, radius * 0.52), filling, {
    cover: 1.5,
    isCooked: true,
    most: 16,
    scale: 0.62,
  });
  const lid = solid(
    sketch,
    { x: spot.x + radius * 1.35, y: spot.y - radius * 0.72, turn: 20 },
    ribs(radius * 0.52, 0.07),
    {
      colour: "#e08a2c",
      height: 16,
      over: el("path", {
        d: "M-14 -14C-20 -44 12 -58 22 -46C10 -36 14 -18 16 -8Z",
        fill: "#7a8a4a",
        stroke: "#4f5a2c",
        "stroke-width": 3,
      }),
    },
  );
  return (
    solid(sketch, spot, ribs(radius, 0.06), {
      colour: "#e2852a",
      height: 22,
      over:
        grooves +
        el("circle", { r: radius * 0.68, fill: "#f3b04c" }) +
        el("circle", { r: radius * 0.61, fill: "#7a4a1c" }),
    }) +
    group({ transform: place(spot) }, lower, upper) +
    lid
  );
}
