import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { el } from "@fernwell/studio-drawing/svg";
import { fanned, wedges } from "../arrange/arcs.ts";
import { grainMound } from "../arrange/grains.ts";
import { drizzle, dust, glints, liquid, specks, swirl } from "../arrange/liquids.ts";
import { disc, spread } from "../arrange/regions.ts";
import { dollop, softMass } from "../arrange/soft.ts";
import { scatter, strew } from "../arrange/strew.ts";
import {
  find,
  type Helping,
  isCreamy,
  isHerb,
  isNut,
  isRice,
  isSeed,
  isSpice,
  matching,
  pieces,
} from "../helpings.ts";
import { blendColour } from "../sauce.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { bowl } from "../vessels/round.ts";
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
import { toppings } from "./wet.ts";

const isMilk = matching(/milk$|^kefir$|^coconut-cream$/);
const isCereal = matching(
  /^(?:rolled-oats|oat-bran|buckwheat-groats|millet|quinoa|rye-flour|rice-flour|polenta|chia-seeds|tapioca-pearls|linseed|hemp-seeds|white-rice)$/,
);
const isSyrup = matching(/^(?:honey|maple-syrup|molasses)$/);
const isFruit = matching(
  /berries$|^(?:banana|apple|pear|peach|mango|kiwifruit|figs-fresh|feijoa|strawberries|orange|grapefruit|passionfruit|plum|dates|dried-apricots|sultanas|rhubarb|dried-cranberries|cranberries|pomegranate-seeds|nectarine)$/,
);

export const porridge: DrawDish = (context) => creamyBowl(context, 0.9);

export const bowlMeal: DrawDish = (context) => {
  const { helpings } = context;
  if (find(helpings, isRice) !== null || isNamed(context, /poke|polenta|fatteh|ful|soup/))
    return savoury(context);
  if (isNamed(context, /muesli|granola/)) return cereal(context);
  return creamyBowl(context, 0.8);
};

/** Something soft in a bowl, with toppings in arcs. */
export function creamyBowl(context: DishContext, depth: number): DrawnDish {
  const { sketch, helpings } = context;
  const random = sketch.random.fork("creamy");
  const smooth = isSmooth(context);
  const base = smooth ? blendColour(helpings) : massColour(helpings);
  const vessel = bowl(sketch, chooseGlaze(sketch, base), chooseCentre(context), 362, depth);
  const { middle, room } = vessel;
  const fruit = pieces(helpings, isCereal, isCreamy, isHerb).filter(
    ({ food }) => isFruit(food) && !(smooth && /spinach|avocado|banana/.test(food)),
  );
  const crunch = pieces(helpings).filter(({ food }) => isNut(food) || (isSeed(food) && !/chia/.test(food)));
  const syrup = find(helpings, isSyrup);
  const spice = helpings.find(({ food }) => /^(?:cinnamon|cardamom|nutmeg|ground-ginger)$/.test(food));
  let angle = random.between(120, 200);
  const arcs = fruit.slice(0, 3).map((helping) => {
    const span = (78 + 60 * Math.sqrt(helping.share)) * (fruit.length === 1 ? 1.6 : 1);
    const from = angle;
    angle += span + 8;
    return fanned(sketch, middle, helping, {
      radius: room * 0.68,
      from,
      to: from + span,
      size: Math.min(136, helping.look.size * 1.3),
      rows: 2,
    });
  });
  const rest = pieces(helpings).filter(
    ({ food }) =>
      !isFruit(food) &&
      !isCereal(food) &&
      !isCreamy(food) &&
      !isNut(food) &&
      !isSeed(food) &&
      !isHerb(food) &&
      !isSpice(food) &&
      !/^(?:lemon|lime)$/.test(food),
  );
  const food =
    liquid(sketch, middle, room, base) +
    softMass(sketch, { middle, rx: room * 0.99 }, { colour: base, folds: 6 }) +
    drawFlecks(context, vessel) +
    (rest.length === 0
      ? ""
      : layered(strew(sketch, disc(middle, room * 0.72), rest.slice(0, 4), { cover: 0.75 }))) +
    (isNamed(context, /ripple/) ? swirl(sketch, middle, room * 0.6, fruit[0]?.look.colour ?? base) : "") +
    arcs.join("") +
    crunch
      .slice(0, 3)
      .map((helping) => scatter(sketch, disc(middle, room * 0.5), helping, { count: 13 }))
      .join("") +
    (syrup === null ? "" : drizzle(sketch, middle, room * 0.6, syrup.look.colour, 6)) +
    (spice === undefined ? "" : dust(sketch, middle, room * 0.55, darken(spice.look.colour, 0.15), 60)) +
    toppings({ ...context, helpings: helpings.filter(({ food }) => isHerb(food)) }, vessel);
  return fromAbove(vessel, fill(sketch, vessel, food), ["spoon"]);
}

/** Oats and nuts in a heap, with milk around it and fruit to one side. */
function cereal(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const milk = find(helpings, isMilk, isCreamy)?.look.colour ?? "#f8f1e2";
  const oats = find(helpings, isCereal);
  const vessel = bowl(
    sketch,
    chooseGlaze(sketch, mix(milk, "#c99a55", 0.4)),
    chooseCentre(context),
    366,
    0.9,
  );
  const { middle, room } = vessel;
  const fruit = pieces(helpings, isCreamy).filter(({ food }) =>
    /berries|strawberries|apple$|figs/.test(food),
  )[0];
  const crisp = pieces(helpings, isCreamy, isMilk, isSpice).filter(
    ({ food }) => food !== fruit?.food && !/oats/.test(food),
  );
  const { lower, upper } = strew(sketch, disc(middle, room * 0.8), crisp, { cover: 1.7 });
  const food =
    liquid(sketch, middle, room, milk) +
    (oats === null
      ? ""
      : grainMound(
          sketch,
          { middle, rx: room * 0.84 },
          { colour: mix(oats.look.colour, "#c98f48", 0.2), length: 19, girth: 14 },
        )) +
    lower +
    upper +
    (fruit === undefined
      ? ""
      : fanned(sketch, middle, fruit, {
          radius: room * 0.7,
          from: -70,
          to: 70,
          size: Math.max(44, Math.min(92, fruit.look.size)),
          rows: 2,
        })) +
    glints(sketch, middle, room, { strength: 0.3 });
  return fromAbove(vessel, fill(sketch, vessel, food), ["spoon"]);
}

/** A base with each ingredient in its own section of the bowl. */
function savoury(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const rice = find(helpings, isRice);
  const polenta = helpings.find(({ food }) => food === "polenta");
  const cream = find(helpings, isCreamy);
  const base = rice ?? polenta ?? cream;
  const colour = base?.look.colour ?? "#d9b98a";
  const vessel = bowl(sketch, chooseGlaze(sketch, colour), chooseCentre(context), 374, 0.7);
  const { middle, room } = vessel;
  const parts = pieces(helpings, isHerb, isSeed).filter(
    ({ food }) => food !== base?.food && !/^(?:ginger|garlic)$/.test(food),
  );
  const bed =
    rice !== null
      ? grainMound(sketch, { middle, rx: room * 0.98 }, { colour, length: 17, girth: 7 })
      : softMass(sketch, { middle, rx: room }, { colour });
  const food =
    el("circle", { cx: middle.x, cy: middle.y, r: room, fill: darken(colour, 0.2) }) +
    bed +
    (isNamed(context, /poke|soup/)
      ? wedges(sketch, middle, parts.slice(0, 8), { outer: room * 0.94, inner: room * 0.16 })
      : layered(strew(sketch, disc(middle, room * 0.7), parts, { cover: 1.7, isCooked: true }))) +
    (cream !== null && base !== cream
      ? dollop(sketch, { x: middle.x + 30, y: middle.y - 20 }, 90, lighten(cream.look.colour, 0.2))
      : "") +
    toppings(context, { middle, room: room * 0.9 });
  return fromAbove(vessel, fill(sketch, vessel, food), [isNamed(context, /poke|soup/) ? "spoon" : "fork"]);
}

function massColour(helpings: readonly Helping[]): string {
  const mass = helpings.filter(
    ({ food }) =>
      (isCereal(food) && !/chia|linseed/.test(food)) ||
      isCreamy(food) ||
      isMilk(food) ||
      /cheese|tofu|pumpkin|squash/.test(food),
  );
  return mix(blendColour(mass), "#f0dfc0", 0.15);
}

/** The grains that show in a porridge or a pudding. */
function drawFlecks({ sketch, helpings }: DishContext, { middle, room }: Vessel): string {
  const random = sketch.random.fork("flecks");
  return helpings
    .filter(({ food }) => isCereal(food) && !/flour|rye/.test(food))
    .slice(0, 2)
    .map(({ food, look }) => {
      const isFine = /chia|linseed|hemp/.test(food);
      const points = spread(random, disc(middle, room * 0.95), isFine ? 240 : 150, 3);
      return (
        specks(points, darken(look.colour, 0.25), isFine ? 6 : 12, isFine ? 0.7 : 0.3) +
        specks(
          points.map(({ x, y }) => ({ x: x - 2, y: y - 2 })),
          lighten(look.colour, isFine ? 0.1 : 0.3),
          isFine ? 4 : 9,
          isFine ? 0.5 : 0.6,
        )
      );
    })
    .join("");
}

function layered({ lower, upper }: { lower: string; upper: string }): string {
  return lower + upper;
}
