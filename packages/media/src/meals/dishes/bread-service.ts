import { lighten } from "../../drawing/colour.ts";
import type { Point } from "../../drawing/shapes.ts";
import { group, place } from "../../drawing/svg.ts";
import { onePiece } from "../arrange/brush.ts";
import { disc } from "../arrange/regions.ts";
import { softMass } from "../arrange/soft.ts";
import { scatter, strew } from "../arrange/strew.ts";
import { find, isBread, isEgg, isHerb, matching, oneOf, pieces } from "../helpings.ts";
import { eggHalf } from "../items/eggs.ts";
import { board } from "../vessels/board.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { plate } from "../vessels/round.ts";
import { fromAbove, type Order, type Served, seat } from "./dish.ts";

const isSpread = matching(/yoghurt$|cream$|^tahini$|^mustard$|^hummus$/);

/** A slice of the meal's own bread, toasted. */
export function slice({ sketch, helpings }: Order, at: Point, size: number, index: number): string {
  const bread = find(helpings, isBread);
  return bread === null
    ? ""
    : onePiece(sketch, bread, { ...at, size, isCooked: true, random: sketch.random.fork(`slice-${index}`) });
}

export function toppedWith(order: Order, at: Point, reach: number, index: number): string {
  const sketch = { ...order.sketch, random: order.sketch.random.fork(`topped-${index}`) };
  const spread = find(order.helpings, isSpread);
  const parts = pieces(order.helpings, isBread, isHerb, isEgg, isSpread);
  const herb = find(order.helpings, isHerb, oneOf("rocket", "watercress"));
  const egg = find(order.helpings, isEgg);
  const { lower, upper } = strew(sketch, disc(at, reach * 0.92), parts, { cover: 1.25, most: 14 });
  return (
    (spread === null
      ? ""
      : softMass(
          sketch,
          { middle: at, rx: reach, ry: reach * 0.92 },
          { colour: lighten(spread.look.colour, 0.1), folds: 3 },
        )) +
    lower +
    upper +
    (egg === null
      ? ""
      : [0, 1].map((i) => eggHalf(sketch, { x: at.x - 34 + i * 66, y: at.y + 12 - i * 30 }, 84)).join("")) +
    (herb === null
      ? ""
      : scatter(sketch, disc(at, reach * 0.7), herb, { count: 5, size: Math.min(66, herb.look.size) }))
  );
}

export function onPlate(order: Order, foodColour: string, food: string): Served {
  const { sketch } = order;
  const vessel = plate(sketch, chooseGlaze(sketch, foodColour), seat(order), 392, 0.8);
  return fromAbove(vessel, vessel.under + group({ transform: place(vessel.middle) }, food), ["fork"]);
}

export function onBoard(order: Order, food: string): Served {
  const tray = board(order.sketch, seat(order), {
    width: 960,
    height: 640,
    food: find(order.helpings, isBread)?.look.colour ?? "#e0c090",
  });
  return fromAbove(
    tray,
    tray.under + group({ transform: place({ x: tray.middle.x - 34, y: tray.middle.y, scale: 1.16 }) }, food),
    [],
  );
}
