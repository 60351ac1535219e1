import { darken, mix } from "@fernwell/studio-drawing/colour";
import { type Point, polar } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { drizzle } from "../arrange/liquids.ts";
import { disc, sector } from "../arrange/regions.ts";
import { dollop } from "../arrange/soft.ts";
import { scatter } from "../arrange/strew.ts";
import { find, isBread, isCreamy, isHerb, isSeed, matching, pieces } from "../helpings.ts";
import { muffin, pancake, square } from "../items/bakery.ts";
import { crumbs, solid } from "../items/shaped.ts";
import { board } from "../vessels/board.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { plate } from "../vessels/round.ts";
import { slice } from "./bread-service.ts";
import { chooseCentre, type DishContext, type DrawDish, type DrawnDish, fromAbove, isNamed } from "./dish.ts";

const isInBatter = matching(
  /flour$|^egg$|milk$|^baking|oats$|cottage|^ground-almonds$|^mung-beans$|^white-rice$|^banana$|^butter$/,
);

export const pancakes: DrawDish = (context) =>
  isNamed(context, /chilla|pesarattu/) ? thin(context) : stack(context);

/** A leaning stack, of pancakes or of French toast, with fruit on and around it. */
function stack(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const fruit = pieces(helpings)
    .filter(({ food }) => /berries|banana/.test(food))
    .sort((a, b) => Number(/banana/.test(a.food)) - Number(/banana/.test(b.food)));
  const cream = helpings.find(({ food }) => isCreamy(food));
  const syrup = helpings.find(({ food }) => /honey|maple/.test(food));
  const colour = helpings.some(({ food }) => food === "wholemeal-flour") ? "#d8aa62" : "#edc985";
  const tops = isNamed(context, /french toast/)
    ? listFriedSlices(context)
    : [
        [-60, 46],
        [-34, 30],
        [-40, 4],
        [-8, -12],
        [-26, -34],
      ].map(([x = 0, y = 0], i) => pancake(sketch, { x, y, turn: i * 40 }, { r: 232 - i * 5, colour }));
  const berries = fruit
    .map(
      (berry, i) =>
        scatter(sketch, sector({ x: -26, y: -34 }, { from: 0, to: 360, outer: 90 + i * 40 }), berry, {
          count: i === 0 ? 22 : 9,
          size: Math.max(46, berry.look.size * 1.2),
        }) +
        scatter(
          { ...sketch, random: sketch.random.fork("fallen") },
          sector({ x: 0, y: 0 }, { from: -20, to: 70, inner: 215, outer: 290 }),
          berry,
          { count: 9, size: Math.max(46, berry.look.size * 1.2) },
        ),
    )
    .join("");
  return onPlate(
    context,
    colour,
    tops.join("") +
      (cream === undefined ? "" : dollop(sketch, { x: -70, y: -70 }, 84, cream.look.colour)) +
      (syrup === undefined ? "" : drizzle(sketch, { x: -20, y: -30 }, 150, syrup.look.colour, 11)) +
      berries,
  );
}

/** Bread that was soaked in egg and fried, one slice half on the other. */
function listFriedSlices(context: DishContext): string[] {
  const helpings = context.helpings.map((helping) =>
    isBread(helping.food)
      ? { ...helping, look: { ...helping.look, colour: mix(helping.look.colour, "#c07a26", 0.55) } }
      : helping,
  );
  return [
    { x: -120, y: 70 },
    { x: 60, y: -50 },
  ].map((at, index) => slice({ ...context, helpings }, at, 440, index));
}

/** Thin savoury pancakes, one flat, one folded. */
function thin(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const colour = helpings.some(({ food }) => food === "mung-beans") ? "#b9ad4a" : "#e3b14a";
  const flecks = pieces(helpings, isInBatter).map(({ look }) => look.colour);
  const folded = "M-240 40C-236 -130 -110 -220 20 -216C150 -212 246 -120 244 40C140 66 -140 66 -240 40Z";
  const fold = solid(sketch, { x: 50, y: 130, turn: -14 }, folded, {
    colour: mix(colour, "#a85f1e", 0.3),
    height: 14,
    over: crumbs(sketch.random, {
      rx: 190,
      ry: 110,
      colours: [darken(colour, 0.4), ...flecks],
      count: 70,
      size: 7,
    }),
  });
  const relish = pieces(helpings, isInBatter)
    .slice(0, 4)
    .map((part) =>
      scatter(sketch, disc({ x: -150, y: -150 }, 84), part, { count: 6, size: Math.min(60, part.look.size) }),
    )
    .join("");
  return onPlate(
    context,
    colour,
    pancake(sketch, { x: -24, y: -40 }, { r: 262, colour, flecks, isThin: true }) + fold + relish,
  );
}

export const bakedGoods: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const flecks = pieces(helpings, matching(/flour$|^egg$|polenta|oats|apple-sauce|buttermilk/)).map(
    ({ look }) => look.colour,
  );
  if (isNamed(context, /muffins/)) {
    const colour = helpings.some(({ food }) => food === "polenta") ? "#e9b84a" : "#c98a45";
    return onBoard(
      context,
      colour,
      [
        [-268, -144],
        [0, -158],
        [264, -140],
        [-262, 140],
        [6, 128],
        [270, 146],
      ]
        .map(([x = 0, y = 0]) => muffin(sketch, { x, y }, { r: 118, colour, flecks }))
        .join(""),
    );
  }
  if (isNamed(context, /crackers/)) {
    return onBoard(
      context,
      "#b98848",
      Array.from({ length: 12 }, (_, i) =>
        square(
          sketch,
          {
            x: -320 + (i % 4) * 196 + sketch.random.near(0, 16),
            y: -196 + Math.floor(i / 4) * 190 + sketch.random.near(0, 18),
            turn: sketch.random.near(0, 26),
          },
          { width: 206, height: 166, colour: "#b98848", flecks, corner: 7 },
        ),
      ).join(""),
    );
  }
  if (isNamed(context, /socca/)) return socca(context);
  return onBoard(
    context,
    "#cf9a58",
    Array.from({ length: 9 }, (_, i) =>
      square(
        sketch,
        {
          x: -262 + (i % 3) * 250 + sketch.random.near(0, 9),
          y: -194 + Math.floor(i / 3) * 196 + sketch.random.near(0, 8),
          turn: sketch.random.near(0, 8) + (i === 8 ? 18 : 0),
        },
        { width: 232, height: 180, colour: "#cf9a58", flecks: [...flecks, "#ead2a0"] },
      ),
    ).join(""),
  );
};

/** Baked chickpea batter, cut like a cake. */
function socca(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const parts = pieces(helpings, matching(/flour/));
  const cuts = [0, 60, 120]
    .map((angle) => {
      const [a, b] = [polar(angle + 14, 284), polar(angle + 194, 284)];
      return el("path", {
        d: `M${a.x} ${a.y}L${b.x} ${b.y}`,
        stroke: "#8a5420",
        "stroke-width": 7,
        opacity: 0.75,
      });
    })
    .join("");
  return onBoard(
    context,
    "#e5b552",
    pancake(sketch, { x: -20, y: 0 }, { r: 278, colour: "#e5b552", isThin: true }) +
      group({ transform: place({ x: -20, y: 0 }) }, cuts) +
      parts
        .map((part) => scatter(sketch, disc({ x: -20, y: 0 }, 230), part, { count: 16, isCooked: true }))
        .join(""),
  );
}

function onPlate(context: DishContext, colour: string, food: string): DrawnDish {
  const vessel = plate(context.sketch, chooseGlaze(context.sketch, colour), chooseCentre(context), 392, 0.8);
  return fromAbove(vessel, vessel.under + group({ transform: place(vessel.middle) }, food), ["fork"]);
}

function onBoard(context: DishContext, colour: string, food: string): DrawnDish {
  const tray = board(context.sketch, chooseCentre(context), { width: 960, height: 660, food: colour });
  const centre: Point = { x: tray.middle.x - 30, y: tray.middle.y };
  const strewn = [find(context.helpings, isHerb, isSeed)].flatMap((herb) =>
    herb === null ? [] : [scatter(context.sketch, disc(centre, 380, 0.7), herb, { count: 8 })],
  );
  return fromAbove(tray, tray.under + group({ transform: place(centre) }, food) + strewn.join(""), []);
}
