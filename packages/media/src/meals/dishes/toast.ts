import type { Point } from "../../drawing/shapes.ts";
import { disc } from "../arrange/regions.ts";
import { softMass } from "../arrange/soft.ts";
import { strew } from "../arrange/strew.ts";
import { find, isBread, isHerb, isMince, pieces } from "../helpings.ts";
import { rolled } from "../items/rolled.ts";
import { reduced, sauceColour } from "../sauce.ts";
import { onPlate, slice, toppedWith } from "./bread-service.ts";
import { type Cook, type Order, type Served, says } from "./dish.ts";

export const toast: Cook = (order) => {
  if (says(order, /rolls/)) return toastRolls(order);
  const { helpings } = order;
  const mince = find(helpings, isMince);
  const topped = (at: Point, index: number) =>
    slice(order, at, 430, index) +
    (mince === null ? toppedWith(order, at, 150, index) : minced(order, at, index));
  return onPlate(order, "#c98a4a", topped({ x: -158, y: -70 }, 0) + topped({ x: 160, y: 84 }, 1));
};

function minced(order: Order, at: Point, index: number): string {
  const sketch = { ...order.sketch, random: order.sketch.random.fork(`mince-${index}`) };
  const gravy = reduced(sauceColour(order.helpings, "#8a5432"), 0.3);
  const { lower, upper } = strew(sketch, disc(at, 140), pieces(order.helpings, isBread, isHerb), {
    cover: 1.7,
    most: 30,
    isCooked: true,
  });
  return softMass(sketch, { middle: at, rx: 168, ry: 156 }, { colour: gravy, folds: 2 }) + lower + upper;
}

/** Bread rolled about a cheese filling and toasted, with butter on it. */
function toastRolls(order: Order): Served {
  const { sketch } = order;
  const spots = [
    [-0.3, -0.42],
    [0.02, -0.2],
    [-0.22, 0.06],
    [0.14, 0.3],
    [-0.1, 0.52],
  ];
  const food = spots.map(([dx = 0, dy = 0]) =>
    rolled(
      sketch,
      { x: dx * 330, y: dy * 390, turn: -12 + sketch.random.near(0, 5) },
      { length: 470, girth: 128, colour: "#cf9a54", filling: "#f0b040", stripes: "#8a4f1e" },
    ),
  );
  return onPlate(order, "#c78f4c", food.join(""));
}
