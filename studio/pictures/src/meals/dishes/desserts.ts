import { lighten, mix } from "@fernwell/studio-drawing/colour";
import { polar } from "@fernwell/studio-drawing/shapes";
import { grainMound } from "../arrange/grains.ts";
import { drizzle, glints, liquid } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { softMass } from "../arrange/soft.ts";
import { scatter, strew } from "../arrange/strew.ts";
import { find, isCreamy, isHerb, isNut, isSeed, oneOf, pieces } from "../helpings.ts";
import { solid } from "../items/shaped.ts";
import { blendColour } from "../sauce.ts";
import { board } from "../vessels/board.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { bowl } from "../vessels/round.ts";
import { fill } from "../vessels/vessel.ts";
import { baked, ricePudding } from "./baked-desserts.ts";
import { creamyBowl } from "./bowls.ts";
import { chooseCentre, type DrawDish, fromAbove, isNamed } from "./dish.ts";

export const dessert: DrawDish = (context) => {
  if (isNamed(context, /plums|crumble/)) return baked(context);
  if (isNamed(context, /bark/)) return bark(context);
  if (isNamed(context, /rice pudding/)) return ricePudding(context);
  if (isNamed(context, /halwa|sago/)) return spooned(context);
  return creamyBowl(context, 0.8);
};

/** Shards of a frozen sheet. */
const bark: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const random = sketch.random.fork("bark");
  const cream = find(helpings, isCreamy)?.look.colour ?? "#fbf6ea";
  const tray = board(sketch, chooseCentre(context), { width: 980, height: 680, food: cream });
  const { middle } = tray;
  const parts = pieces(helpings, isCreamy);
  const shards = [
    [-280, -170],
    [-40, -190],
    [220, -160],
    [-300, 50],
    [-60, 40],
    [190, 60],
    [-180, 230],
    [90, 240],
    [300, 220],
  ].map(([dx = 0, dy = 0], i) => {
    const corners = Array.from({ length: 5 }, (_, k) =>
      polar(k * 72 + random.between(-20, 20), random.between(112, 150)),
    );
    const outline = `M${corners.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L")}Z`;
    const at = { x: middle.x - 30 + dx, y: middle.y - 10 + dy * 0.95 };
    const { lower, upper } = strew({ ...sketch, random: random.fork(`shard-${i}`) }, disc(at, 70), parts, {
      cover: 0.6,
      most: 3,
      scale: 0.62,
    });
    return solid(sketch, at, outline, { colour: lighten(cream, 0.2), height: 13 }) + lower + upper;
  });
  return fromAbove(tray, tray.under + shards.join(""), []);
};

const spooned: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const isHalwa = isNamed(context, /halwa/);
  const colour = isHalwa ? "#dd7426" : mix(blendColour(helpings), "#f7c04a", 0.5);
  const vessel = bowl(sketch, chooseGlaze(sketch, colour), chooseCentre(context), 362, 0.9);
  const { middle, room } = vessel;
  const rest = pieces(helpings, isHerb, isNut, isSeed, oneOf("carrot"));
  const { lower, upper } = strew(sketch, disc(middle, room * 0.78), rest, { cover: 0.6 });
  const food =
    liquid(sketch, middle, room, isHalwa ? lighten(colour, 0.2) : colour) +
    (isHalwa
      ? grainMound(sketch, { middle, rx: room * 0.84 }, { colour, length: 38, girth: 9 })
      : softMass(sketch, { middle, rx: room }, { colour, folds: 3 })) +
    lower +
    upper +
    pieces(helpings)
      .filter(({ food }) => isNut(food))
      .map((nut) => scatter(sketch, disc(middle, room * 0.5), nut, { count: 12 }))
      .join("") +
    (isHalwa ? "" : drizzle(sketch, middle, room * 0.55, "#fdfaf2", 8)) +
    glints(sketch, middle, room, { strength: 0.4 });
  return fromAbove(vessel, fill(sketch, vessel, food), ["spoon"]);
};
