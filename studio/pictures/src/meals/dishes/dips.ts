import { darken } from "@fernwell/studio-drawing/colour";
import { polar } from "@fernwell/studio-drawing/shapes";
import { createBrush } from "../arrange/brush.ts";
import { drizzle, liquid } from "../arrange/liquids.ts";
import { disc, sector, spread } from "../arrange/regions.ts";
import { softMass } from "../arrange/soft.ts";
import { scatter, strew } from "../arrange/strew.ts";
import { isHerb, matching, pieces } from "../helpings.ts";
import { blendColour } from "../sauce.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { bowl, plate } from "../vessels/round.ts";
import { fill } from "../vessels/vessel.ts";
import { chooseCentre, type DrawDish, fromAbove, isNamed } from "./dish.ts";
import { toppings } from "./wet.ts";

const isCrudite = matching(/^(?:radish|green-capsicum|red-capsicum|cucumber|fennel-bulb|carrot|celery)$/);

/** A bowl of dip on a plate, with vegetables and bread around it. */
export const dip: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const isRoasted = isNamed(context, /capsicum and walnut/);
  const dippers = pieces(helpings).filter(
    ({ food }) =>
      isCrudite(food) &&
      !(isRoasted && food === "red-capsicum") &&
      !(food === "cucumber" && isNamed(context, /tzatziki/)),
  );
  const inside = helpings.filter((helping) => !dippers.includes(helping));
  const colour = isRoasted
    ? "#bd5630"
    : blendColour(
        inside.filter(({ grams }) => grams >= 0.35 * Math.max(...inside.map((helping) => helping.grams))),
      );
  const under = plate(sketch, chooseGlaze(sketch, colour), chooseCentre(context), 396, 0.82);
  const { middle, room } = under;
  let angle = sketch.random.between(0, 360);
  const step = 360 / Math.max(1, dippers.length);
  const around = dippers.map((part) => {
    const region = sector(middle, {
      from: angle + 4,
      to: angle + step - 4,
      inner: room * 0.6,
      outer: room * 1.02,
    });
    angle += step;
    const brush = createBrush(sketch, part, { size: Math.max(96, part.look.size * 1.25), lift: 1.3 });
    return spread(sketch.random, region, Math.round(region.area / 4200))
      .map((at) => brush.dab(at))
      .join("");
  });
  const inner = { ...sketch, random: sketch.random.fork("dip") };
  const pot = bowl(inner, chooseGlaze(inner, colour), middle, 208, 0.8);
  const bits = pieces(inside, isHerb)
    .filter(({ look }) => look.presence > 1)
    .slice(0, 3);
  const { lower, upper } = strew(inner, disc(middle, pot.room * 0.6), bits, {
    cover: 0.3,
    most: 7,
    scale: 0.8,
  });
  const oil = helpings.some(({ food }) => food === "olive-oil")
    ? drizzle(inner, middle, pot.room * 0.55, "#c3a02c", 6)
    : "";
  const food =
    liquid(inner, middle, pot.room, darken(colour, 0.1)) +
    softMass(inner, { middle, rx: pot.room * 0.97 }, { colour, folds: 5 }) +
    oil +
    lower +
    upper +
    toppings({ ...context, helpings: inside, sketch: inner }, { middle, room: pot.room });
  const fresh = helpings
    .filter(({ food }) => isHerb(food))
    .slice(0, 1)
    .map((herb) => scatter(sketch, disc(polar(200, room * 0.8, middle), 40), herb, { count: 3 }))
    .join("");
  return fromAbove(under, under.under + around.join("") + fresh + fill(inner, pot, food), []);
};
