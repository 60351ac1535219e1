import { lighten } from "../../drawing/colour.ts";
import { el } from "../../drawing/svg.ts";
import { grainMound } from "../arrange/grains.ts";
import { droplets, dust, glints, liquid, swirl } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { scatter, sizeOf, strew } from "../arrange/strew.ts";
import {
  find,
  type Helping,
  isCreamy,
  isGrain,
  isHerb,
  isRice,
  isSeed,
  matching,
  only,
  pieces,
  simmered,
  wholeSpices,
} from "../helpings.ts";
import { reduced, sauceColour } from "../sauce.ts";
import { within } from "../sketch.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { casserole } from "../vessels/pans.ts";
import { bowl, plate } from "../vessels/round.ts";
import { fill, type Vessel } from "../vessels/vessel.ts";
import { type Cook, fromAbove, isSmooth, type Order, type Served, says, seat } from "./dish.ts";
import { mugOfSoup } from "./hot-drinks.ts";

/** Fried, pounded or simmered until it is part of the sauce. */
const isMeltedAway = matching(
  /^(?:onion|garlic|ginger|shallot|lemongrass|cloves|cardamom|caraway|tamarind|mustard-seed|cumin|butter|ghee)$/,
);

export const soup: Cook = (order) => {
  if (says(order, /mug/)) return mugOfSoup(order);
  const { sketch, helpings } = order;
  const colour = says(order, /congee/) ? "#efe4c8" : sauceColour(helpings, "#e9c98a");
  const vessel = bowl(sketch, chooseGlaze(sketch, colour), seat(order), 372);
  const { middle, room } = vessel;
  const smooth = isSmooth(order);
  const floating = smooth ? [] : pieces(simmered(helpings), isHerb, isSeed, isMeltedAway);
  const { lower, upper } = strew(sketch, disc(middle, room * 0.88), floating, {
    cover: 0.62,
    scale: 0.95,
    isCooked: true,
  });
  const food =
    liquid(sketch, middle, room, colour) +
    veiled(vessel, lower, colour, 0.45) +
    upper +
    (smooth
      ? swirl(sketch, middle, room * 0.55, find(helpings, isCreamy)?.look.colour ?? lighten(colour, 0.5))
      : droplets(sketch, middle, room, lighten(colour, 0.25), 26)) +
    toppings(order, vessel) +
    glints(sketch, middle, room, { strength: 0.45 });
  return fromAbove(vessel, fill(sketch, vessel, food), ["spoon"]);
};

export const stew: Cook = (order) => {
  const { sketch, helpings } = order;
  const colour = reduced(sauceColour(helpings, "#b9763c"), simmering(order, 0.1));
  const bed = find(helpings, isGrain);
  if (bed !== null) return overGrain(order, bed, colour);
  const inPot = sketch.random.fork("pot").chance(0.5);
  const radius = inPot ? 372 : 368;
  const vessel = inPot
    ? casserole(sketch, seat(order), radius)
    : bowl(sketch, chooseGlaze(sketch, colour), seat(order), radius);
  return fromAbove(vessel, fill(sketch, vessel, thick(order, vessel, colour)), ["spoon"]);
};

export const curry: Cook = (order) => {
  const { sketch, helpings } = order;
  const colour = reduced(sauceColour(helpings, "#c98a35"), simmering(order, 0));
  const vessel = bowl(sketch, chooseGlaze(sketch, colour), seat(order), 374, 0.8);
  const rice = find(helpings, isRice);
  const food = thick(order, vessel, colour) + (rice === null ? "" : riceAside(order, vessel, rice));
  return fromAbove(vessel, fill(sketch, vessel, food), ["spoon"]);
};

/** Hours on the stove darken a sauce. */
function simmering({ meal }: Order, atLeast: number): number {
  return atLeast + Math.min(0.45, Math.max(0, meal.minutes - 45) / 330);
}

function overGrain(order: Order, bed: Helping, colour: string): Served {
  const { sketch, helpings } = order;
  const vessel = plate(sketch, chooseGlaze(sketch, colour), seat(order), 385, 0.76);
  const { middle, room } = vessel;
  const { lower, upper } = strew(
    sketch,
    disc(middle, room * 0.6),
    pieces(simmered(helpings), isHerb, isGrain, isMeltedAway),
    { cover: 1.15, isCooked: true },
  );
  const food =
    grainMound(sketch, { middle, rx: room * 0.93 }, { colour: bed.look.colour, length: 8, girth: 7 }) +
    el("circle", { cx: middle.x, cy: middle.y, r: room * 0.66, fill: colour, opacity: 0.55 }) +
    lower +
    upper +
    toppings(order, vessel) +
    glints(sketch, middle, room * 0.6);
  return fromAbove(vessel, fill(sketch, vessel, food), ["spoon"]);
}

/** Pieces in a sauce: some under it, some half out of it, all of it glossy. */
export function thick(order: Order, vessel: Vessel, colour: string): string {
  const { sketch, helpings } = order;
  const { middle, room } = vessel;
  const body = [
    ...pieces(simmered(helpings), isHerb, isSeed, isRice, isMeltedAway),
    ...wholeSpices(helpings),
  ];
  const { lower, upper } = strew(sketch, disc(middle, room * 0.92), body, {
    cover: 1.15,
    scale: 1.05,
    isCooked: true,
  });
  return (
    liquid(sketch, middle, room, colour) +
    veiled(vessel, lower, colour, 0.5) +
    upper +
    glints(sketch, middle, room, { strength: 0.6, count: 12 }) +
    toppings(order, vessel)
  );
}

function riceAside(order: Order, { middle, room }: Vessel, rice: Helping): string {
  const { sketch } = order;
  const side = sketch.random.fork("rice-side").pick([-1, 1]);
  const mound = grainMound(
    sketch,
    {
      middle: { x: middle.x + side * room * 0.62, y: middle.y - room * 0.1 },
      rx: room * 0.6,
      ry: room * 0.95,
      turn: side * -14,
    },
    { colour: rice.look.colour, length: 17, girth: 6 },
  );
  return within(sketch, el("circle", { cx: middle.x, cy: middle.y, r: room * 0.985 }), mound);
}

/** What is strewn on top at the end: herbs, seeds, a pinch of something red. */
export function toppings(order: Order, { middle, room }: Pick<Vessel, "middle" | "room">): string {
  const { sketch, helpings } = order;
  const herbs = only(helpings, isHerb, isSeed).filter(({ look }) => look.presence > 0);
  const pinch = helpings.find(({ id }) => /^(?:chilli-flakes|paprika|smoked-paprika)$/.test(id));
  return (
    herbs
      .slice(0, 3)
      .map((herb) =>
        scatter(sketch, disc(middle, room * 0.62), herb, {
          count: herb.grams < 4 ? 6 : 13,
          size: Math.min(46, Math.max(14, sizeOf(herb) * 0.85)),
        }),
      )
      .join("") + (pinch === undefined ? "" : dust(sketch, middle, room * 0.5, pinch.look.colour, 46))
  );
}

function veiled({ middle, room }: Vessel, food: string, colour: string, opacity: number): string {
  return food + el("circle", { cx: middle.x, cy: middle.y, r: room, fill: colour, opacity });
}
