import { darken } from "@fernwell/studio-drawing/colour";
import { blob, polar } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { disc } from "../arrange/regions.ts";
import { strew } from "../arrange/strew.ts";
import type { Helping } from "../helpings.ts";
import type { Sketch } from "../sketch.ts";
import { crumbs, type Spot, solid } from "./shaped.ts";

const riceTones = ["#ffffff", "#f1e9d6", "#e6dcc6", "#fbf7ec"];

/** A slice of a seaweed roll, cut side up. */
export function noriRound(
  sketch: Sketch,
  spot: Spot,
  r: number,
  filling: readonly Helping[],
  hasRice: boolean,
  index: number,
): string {
  const { random } = sketch;
  const outline = blob(random, { rx: r, wobble: 0.025, points: 14 });
  const inside = hasRice
    ? el("circle", { r: r * 0.9, fill: "#f6f1e4" }) +
      crumbs(random, { rx: r * 0.87, ry: r * 0.87, colours: riceTones, count: 64, size: 7.5 })
    : el("circle", { r: r * 0.9, fill: "#9fb25a" });
  const { lower, upper } = strew(
    { ...sketch, random: random.fork(`nori-${index}`) },
    disc({ x: 0, y: 0 }, r * (hasRice ? 0.42 : 0.6)),
    filling.slice(0, 4),
    { cover: 1.4, scale: 0.62, most: 3 },
  );
  return (
    solid(sketch, spot, outline, { colour: "#233029", height: 16, over: inside }) +
    group({ transform: place({ x: spot.x, y: spot.y }) }, lower, upper)
  );
}

/** A triangle of rice with a strip of seaweed. */
export function onigiri(sketch: Sketch, spot: Spot, size: number, filling: string): string {
  const { random } = sketch;
  const s = size / 200;
  const d = `M0 ${-112 * s}C${40 * s} ${-112 * s} ${118 * s} ${38 * s} ${116 * s} ${70 * s}C${114 * s} ${104 * s} ${-114 * s} ${104 * s} ${-116 * s} ${70 * s}C${-118 * s} ${38 * s} ${-40 * s} ${-112 * s} 0 ${-112 * s}Z`;
  const grains = Array.from({ length: 110 }, () => {
    const y = random.between(-92, 86);
    const reach = Math.min(104, (y + 116) * 0.56);
    return el("ellipse", {
      rx: 9 * s,
      ry: 4.5 * s,
      transform: place({ x: random.between(-reach, reach) * s, y: y * s, turn: random.between(0, 180) }),
      fill: random.pick(riceTones),
      stroke: "#cfc2a6",
      "stroke-width": 0.8,
    });
  }).join("");
  const { x, y } = polar(-90, 34 * s);
  const heart = el("ellipse", {
    cx: x,
    cy: y,
    rx: 24 * s,
    ry: 16 * s,
    fill: filling,
    stroke: darken(filling, 0.3),
    "stroke-width": 2,
  });
  const nori =
    el("path", {
      d: `M${-48 * s} ${18 * s}H${48 * s}V${97 * s}Q0 ${102 * s} ${-48 * s} ${97 * s}Z`,
      fill: "#22302a",
    }) +
    el("path", { d: `M${-40 * s} ${26 * s}H${20 * s}`, stroke: "#5a6b60", "stroke-width": 3, opacity: 0.7 });
  return solid(sketch, { ...spot, turn: ((spot.turn ?? 0) % 40) - 20 }, d, {
    colour: "#f3ecdc",
    height: 16,
    over: grains + heart + nori,
  });
}
