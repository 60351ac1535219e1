import type { Point } from "@fernwell/studio-drawing/shapes";
import { disc } from "../arrange/regions.ts";
import { softMass } from "../arrange/soft.ts";
import { strew } from "../arrange/strew.ts";
import { find, isBread, isHerb, isMince, pieces } from "../helpings.ts";
import { rolled } from "../items/rolled.ts";
import { reduced, sauceColour } from "../sauce.ts";
import { onPlate, slice, toppedWith } from "./bread-service.ts";
import { type DishContext, type DrawDish, type DrawnDish, isNamed } from "./dish.ts";

export const toast: DrawDish = (context) => {
  if (isNamed(context, /rolls/)) return toastRolls(context);
  const { helpings } = context;
  const mince = find(helpings, isMince);
  const topped = (at: Point, index: number) =>
    slice(context, at, 430, index) +
    (mince === null ? toppedWith(context, at, 150, index) : minced(context, at, index));
  return onPlate(context, "#c98a4a", topped({ x: -158, y: -70 }, 0) + topped({ x: 160, y: 84 }, 1));
};

function minced(context: DishContext, at: Point, index: number): string {
  const sketch = { ...context.sketch, random: context.sketch.random.fork(`mince-${index}`) };
  const gravy = reduced(sauceColour(context.helpings, "#8a5432"), 0.3);
  const { lower, upper } = strew(sketch, disc(at, 140), pieces(context.helpings, isBread, isHerb), {
    cover: 1.7,
    most: 30,
    isCooked: true,
  });
  return softMass(sketch, { middle: at, rx: 168, ry: 156 }, { colour: gravy, folds: 2 }) + lower + upper;
}

/** Toasted rolls with a cheese filling and butter. */
function toastRolls(context: DishContext): DrawnDish {
  const { sketch } = context;
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
  return onPlate(context, "#c78f4c", food.join(""));
}
