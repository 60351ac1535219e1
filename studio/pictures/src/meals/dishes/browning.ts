import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { blob, polar } from "@fernwell/studio-drawing/shapes";
import { el, place } from "@fernwell/studio-drawing/svg";
import { dust } from "../arrange/liquids.ts";
import { disc, patch, spread } from "../arrange/regions.ts";
import { strew } from "../arrange/strew.ts";
import { isHerb, isSeed, pieces } from "../helpings.ts";
import type { Tray } from "../vessels/tray.ts";
import type { DishContext } from "./dish.ts";

/** Browning from the oven: darker towards the edges, patchy elsewhere. */
export function browned({ sketch }: DishContext, { middle, width, height }: Tray): string {
  const random = sketch.random.fork("browned");
  return spread(random, patch(middle, width, height), 26)
    .map((at) =>
      el("path", {
        d: blob(random, { rx: random.between(18, 54), ry: random.between(12, 30), wobble: 0.3 }),
        transform: place({ ...at, turn: random.between(0, 180) }),
        fill: random.pick(["#8a4314", "#b8691f", "#6e3210"]),
        opacity: random.between(0.2, 0.42),
      }),
    )
    .join("");
}

export function bubbles({ sketch }: DishContext, { middle, width, height }: Tray, colour: string): string {
  const random = sketch.random.fork("bubbles");
  return Array.from({ length: 34 }, () => {
    const onSide = random.chance(0.5);
    const x =
      middle.x +
      (onSide ? random.pick([-1, 1]) * random.between(0.44, 0.49) : random.between(-0.47, 0.47)) * width;
    const y =
      middle.y +
      (onSide ? random.between(-0.45, 0.45) : random.pick([-1, 1]) * random.between(0.43, 0.48)) * height;
    const r = random.between(4, 12);
    return (
      el("circle", {
        cx: x,
        cy: y,
        r,
        fill: lighten(colour, 0.2),
        stroke: darken(colour, 0.4),
        "stroke-width": 2,
        opacity: 0.7,
      }) + el("circle", { cx: x - r * 0.3, cy: y - r * 0.3, r: r * 0.3, fill: "#ffffff", opacity: 0.8 })
    );
  }).join("");
}

/** Where the first helping was taken: the bare dish with a smear of sauce. */
export function servedCorner(
  { sketch, helpings }: DishContext,
  { middle, width, height }: Tray,
  sauce: string,
): string {
  const random = sketch.random.fork("corner");
  const side = random.pick([-1, 1]);
  const corner = { x: middle.x + (side * width) / 2, y: middle.y + height / 2 };
  const hole = blob(random, { rx: 215, ry: 185, wobble: 0.07, points: 12 });
  const smear = blob(random, { rx: 150, ry: 110, wobble: 0.2 });
  const left = pieces(helpings, isHerb, isSeed).slice(0, 4);
  const { lower, upper } = strew(
    { ...sketch, random },
    disc({ x: corner.x - side * 96, y: corner.y - 78 }, 84, 0.8),
    left,
    { cover: 0.5, most: 7, isCooked: true },
  );
  return (
    el("path", { d: hole, transform: place(corner), fill: darken(sauce, 0.55) }) +
    el("path", {
      d: hole,
      transform: `${place({ x: corner.x + 6, y: corner.y + 12 })} scale(0.95)`,
      fill: "#efe4cc",
    }) +
    el("path", {
      d: smear,
      transform: place({ x: corner.x - side * 40, y: corner.y - 30 }),
      fill: sauce,
      opacity: 0.75,
    }) +
    lower +
    upper +
    dust(
      { ...sketch, random },
      polar(0, 0, { x: corner.x - side * 60, y: corner.y - 60 }),
      110,
      darken(sauce, 0.3),
      24,
    )
  );
}
