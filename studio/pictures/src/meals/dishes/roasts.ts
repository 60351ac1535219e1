import { darken, mix } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { onePiece } from "../arrange/brush.ts";
import { dust, glints, pool } from "../arrange/liquids.ts";
import { patch } from "../arrange/regions.ts";
import { scatter, strew } from "../arrange/strew.ts";
import { find, isFish, isGrain, isHerb, isMeat, isRice, isSeed, oneOf, only, pieces } from "../helpings.ts";
import { carved, joint } from "../items/carving.ts";
import { drumstick, wholeChicken } from "../items/poultry.ts";
import { wholeFish } from "../items/whole-fish.ts";
import { stuffedPumpkin, wholeCauliflower } from "../items/whole-vegetables.ts";
import { sauceColour } from "../sauce.ts";
import { roastingTray } from "../vessels/roasting-tray.ts";
import { fillTray } from "../vessels/tray.ts";
import { chooseCentre, type DishContext, type DrawDish, fromAbove, isNamed } from "./dish.ts";
import { roasted } from "./main-pieces.ts";

const isWholeVegetable = oneOf("cauliflower", "pumpkin");

/** A roast on its tray with the vegetables around it. */
export const roast: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const tray = roastingTray(sketch, chooseCentre(context), 900, 610);
  const { middle, width, height } = tray;
  const centre = isNamed(context, /whole spiced cauliflower|stuffed pumpkin/);
  const around = pieces(
    helpings,
    isHerb,
    isSeed,
    isMeat,
    isFish,
    isRice,
    isGrain,
    oneOf("egg"),
    (id) => centre && isWholeVegetable(id),
  );
  const { lower, upper } = strew(
    sketch,
    patch(middle, width * 0.9, height * 0.86),
    isNamed(context, /stuffed pumpkin/) ? [] : around,
    { cover: 0.9, scale: 1.3, isCooked: true },
  );
  const herbs = only(helpings, isHerb, isSeed)
    .slice(0, 3)
    .map((herb) =>
      scatter(sketch, patch(middle, width * 0.8, height * 0.75), herb, {
        count: 9,
        size: Math.min(96, herb.look.size * 1.2),
      }),
    )
    .join("");
  const juices = pool(
    sketch,
    { x: middle.x, y: middle.y + 40 },
    340,
    190,
    mix(sauceColour(helpings, "#a8642a"), "#8a4a1e", 0.4),
  ).replace("<g ", '<g opacity="0.5" ');
  const food =
    juices +
    lower +
    upper +
    centrepiece(context, middle) +
    herbs +
    dust(sketch, middle, 320, "#3a2a18", 50) +
    glints(sketch, middle, 260, { strength: 0.3 });
  return fromAbove(tray, fillTray(sketch, tray, food), ["fork"]);
};

function centrepiece(context: DishContext, middle: Point): string {
  const { sketch, helpings } = context;
  const [meat, fish] = [find(helpings, isMeat), find(helpings, isFish)];
  const at = { x: middle.x, y: middle.y + 8 };
  if (isNamed(context, /cauliflower/) && meat === null)
    return wholeCauliflower(sketch, at, 224, mix(sauceColour(helpings), "#c2581c", 0.5));
  if (isNamed(context, /stuffed pumpkin/))
    return stuffedPumpkin(sketch, { x: at.x - 60, y: at.y + 10 }, 262, pieces(helpings, oneOf("pumpkin")));
  if (fish !== null)
    return isNamed(context, /whole|navarra/)
      ? fishes(context, at, isNamed(context, /whole/) ? 1 : 2)
      : [0, 1, 2, 3]
          .map((i) =>
            onePiece(sketch, fish, {
              x: at.x - 240 + (i % 2) * 440,
              y: at.y - 120 + Math.floor(i / 2) * 230,
              size: 280,
              isCooked: true,
              random: sketch.random.fork(`fillet-${i}`),
            }),
          )
          .join("");
  if (meat === null) return "";
  const crust = roasted(meat);
  if (meat.food === "whole-chicken") return wholeChicken(sketch, { x: at.x, y: at.y - 42 }, 424, crust);
  const legs = helpings.find(({ food }) => /drumstick|thigh/.test(food));
  const joints = helpings.find(({ food }) => /shoulder|rump|leg/.test(food));
  return (
    (joints === undefined
      ? ""
      : sliced(context, at, darken(roasted(joints), 0.12), isNamed(context, /rolled|porchetta/))) +
    (legs === undefined
      ? ""
      : [
          [-250, -130],
          [230, -140],
          [-230, 140],
          [250, 120],
          [10, joints === undefined ? 10 : 190],
        ]
          .map(([dx = 0, dy = 0], i) =>
            drumstick(sketch, { x: at.x + dx, y: at.y + dy, turn: i * 47 - 40 }, 210, roasted(legs)),
          )
          .join(""))
  );
}

function sliced({ sketch }: DishContext, at: Point, crust: string, isTied: boolean): string {
  return (
    joint(sketch, { x: at.x - 90, y: at.y - 26, turn: -8 }, { length: 430, width: 270, crust, isTied }) +
    carved(
      sketch,
      { x: at.x + 205, y: at.y + 62, turn: 24 },
      { length: 250, width: 210, crust, inside: mix(crust, "#d99a80", 0.6), slices: 4 },
    )
  );
}

function fishes({ sketch, helpings }: DishContext, at: Point, count: number): string {
  const fish = find(helpings, isFish);
  const skin = mix(fish?.look.second ?? "#b9877a", "#c98a5a", 0.3);
  return Array.from({ length: count }, (_, i) =>
    wholeFish(
      sketch,
      { x: at.x, y: at.y + (i - (count - 1) / 2) * 210, turn: -7 + i * 5 },
      count === 1 ? 760 : 640,
      skin,
    ),
  ).join("");
}
