import { lighten } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { group, place } from "@fernwell/studio-drawing/svg";
import { onePiece } from "../arrange/brush.ts";
import { disc } from "../arrange/regions.ts";
import { softMass } from "../arrange/soft.ts";
import { scatter, strew } from "../arrange/strew.ts";
import { find, isBread, isEgg, isHerb, matching, oneOf, pieces } from "../helpings.ts";
import { eggHalf } from "../items/eggs.ts";
import { board } from "../vessels/board.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { plate } from "../vessels/round.ts";
import { chooseCentre, type DishContext, type DrawnDish, fromAbove } from "./dish.ts";

const isSpread = matching(/yoghurt$|cream$|^tahini$|^mustard$|^hummus$/);

/** A slice of the meal's own bread, toasted. */
export function slice({ sketch, helpings }: DishContext, at: Point, size: number, index: number): string {
  const bread = find(helpings, isBread);
  return bread === null
    ? ""
    : onePiece(sketch, bread, { ...at, size, isCooked: true, random: sketch.random.fork(`slice-${index}`) });
}

export function toppedWith(context: DishContext, at: Point, reach: number, index: number): string {
  const sketch = { ...context.sketch, random: context.sketch.random.fork(`topped-${index}`) };
  const spread = find(context.helpings, isSpread);
  const parts = pieces(context.helpings, isBread, isHerb, isEgg, isSpread);
  const herb = find(context.helpings, isHerb, oneOf("rocket", "watercress"));
  const egg = find(context.helpings, isEgg);
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

export function onPlate(context: DishContext, foodColour: string, food: string): DrawnDish {
  const { sketch } = context;
  const vessel = plate(sketch, chooseGlaze(sketch, foodColour), chooseCentre(context), 392, 0.8);
  return fromAbove(vessel, vessel.under + group({ transform: place(vessel.middle) }, food), ["fork"]);
}

export function onBoard(context: DishContext, food: string): DrawnDish {
  const tray = board(context.sketch, chooseCentre(context), {
    width: 960,
    height: 640,
    food: find(context.helpings, isBread)?.look.colour ?? "#e0c090",
  });
  return fromAbove(
    tray,
    tray.under + group({ transform: place({ x: tray.middle.x - 34, y: tray.middle.y, scale: 1.16 }) }, food),
    [],
  );
}
