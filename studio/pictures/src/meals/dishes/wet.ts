import { lighten } from "@fernwell/studio-drawing/colour";
import { el } from "@fernwell/studio-drawing/svg";
import { grainMound } from "../arrange/grains.ts";
import { droplets, dust, glints, liquid, swirl } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { pieceSize, scatter, strew } from "../arrange/strew.ts";
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
import {
  chooseCentre,
  type DishContext,
  type DrawDish,
  type DrawnDish,
  fromAbove,
  isNamed,
  isSmooth,
} from "./dish.ts";
import { mugOfSoup } from "./hot-drinks.ts";

/** Ingredients that cook down into the sauce. */
const isMeltedAway = matching(
  /^(?:onion|garlic|ginger|shallot|lemongrass|cloves|cardamom|caraway|tamarind|mustard-seed|cumin|butter|ghee)$/,
);

export const soup: DrawDish = (context) => {
  if (isNamed(context, /mug/)) return mugOfSoup(context);
  const { sketch, helpings } = context;
  const colour = isNamed(context, /congee/) ? "#efe4c8" : sauceColour(helpings, "#e9c98a");
  const vessel = bowl(sketch, chooseGlaze(sketch, colour), chooseCentre(context), 372);
  const { middle, room } = vessel;
  const smooth = isSmooth(context);
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
    toppings(context, vessel) +
    glints(sketch, middle, room, { strength: 0.45 });
  return fromAbove(vessel, fill(sketch, vessel, food), ["spoon"]);
};

export const stew: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const colour = reduced(sauceColour(helpings, "#b9763c"), simmering(context, 0.1));
  const bed = find(helpings, isGrain);
  if (bed !== null) return overGrain(context, bed, colour);
  const inPot = sketch.random.fork("pot").chance(0.5);
  const radius = inPot ? 372 : 368;
  const vessel = inPot
    ? casserole(sketch, chooseCentre(context), radius)
    : bowl(sketch, chooseGlaze(sketch, colour), chooseCentre(context), radius);
  return fromAbove(vessel, fill(sketch, vessel, thick(context, vessel, colour)), ["spoon"]);
};

export const curry: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const colour = reduced(sauceColour(helpings, "#c98a35"), simmering(context, 0));
  const vessel = bowl(sketch, chooseGlaze(sketch, colour), chooseCentre(context), 374, 0.8);
  const rice = find(helpings, isRice);
  const food = thick(context, vessel, colour) + (rice === null ? "" : riceAside(context, vessel, rice));
  return fromAbove(vessel, fill(sketch, vessel, food), ["spoon"]);
};

/** Long cooking darkens a sauce. */
function simmering({ meal }: DishContext, atLeast: number): number {
  return atLeast + Math.min(0.45, Math.max(0, meal.minutes - 45) / 330);
}

function overGrain(context: DishContext, bed: Helping, colour: string): DrawnDish {
  const { sketch, helpings } = context;
  const vessel = plate(sketch, chooseGlaze(sketch, colour), chooseCentre(context), 385, 0.76);
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
    toppings(context, vessel) +
    glints(sketch, middle, room * 0.6);
  return fromAbove(vessel, fill(sketch, vessel, food), ["spoon"]);
}

/** Pieces in a glossy sauce, some below the surface, some half out of it. */
function thick(context: DishContext, vessel: Vessel, colour: string): string {
  const { sketch, helpings } = context;
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
    toppings(context, vessel)
  );
}

function riceAside(context: DishContext, { middle, room }: Vessel, rice: Helping): string {
  const { sketch } = context;
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

/** Herbs, seeds and a pinch of red spice on top. */
export function toppings(context: DishContext, { middle, room }: Pick<Vessel, "middle" | "room">): string {
  const { sketch, helpings } = context;
  const herbs = only(helpings, isHerb, isSeed).filter(({ look }) => look.presence > 0);
  const pinch = helpings.find(({ food }) => /^(?:chilli-flakes|paprika|smoked-paprika)$/.test(food));
  return (
    herbs
      .slice(0, 3)
      .map((herb) =>
        scatter(sketch, disc(middle, room * 0.62), herb, {
          count: herb.grams < 4 ? 6 : 13,
          size: Math.min(46, Math.max(14, pieceSize(herb) * 0.85)),
        }),
      )
      .join("") + (pinch === undefined ? "" : dust(sketch, middle, room * 0.5, pinch.look.colour, 46))
  );
}

function veiled({ middle, room }: Vessel, food: string, colour: string, opacity: number): string {
  return food + el("circle", { cx: middle.x, cy: middle.y, r: room, fill: colour, opacity });
}
