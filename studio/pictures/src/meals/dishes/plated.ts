import { type Point, polar } from "@fernwell/studio-drawing/shapes";
import { group } from "@fernwell/studio-drawing/svg";
import { onePiece } from "../arrange/brush.ts";
import { grainMound } from "../arrange/grains.ts";
import { dust, glints, pool } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { softMass } from "../arrange/soft.ts";
import { strew } from "../arrange/strew.ts";
import {
  find,
  type Helping,
  isEgg,
  isGrain,
  isHerb,
  isRice,
  isSeed,
  isSoftened,
  matching,
  pieces,
} from "../helpings.ts";
import { friedEgg } from "../items/eggs.ts";
import { charLines } from "../items/shaped.ts";
import { sauceColour } from "../sauce.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { bowl, plate } from "../vessels/round.ts";
import { fill } from "../vessels/vessel.ts";
import { chooseCentre, type DishContext, type DrawDish, type DrawnDish, fromAbove, isNamed } from "./dish.ts";
import { findMainPiece, type MainPiece } from "./main-pieces.ts";
import { inSkillet, stirFry } from "./skillets.ts";
import { toppings } from "./wet.ts";

const isCitrus = matching(/^(?:lemon|lime|orange)$/);
const isSeasoning = matching(
  /^(?:caraway|cumin|chilli-flakes|mustard-seed|cardamom|allspice|fennel-seed|butter)$/,
);
const isSaucy = matching(/tomato|passata|coconut-cream|cream|yoghurt|stock/);

export const panDish: DrawDish = (context) => {
  const mainPiece = findMainPiece(context);
  if (
    mainPiece !== null &&
    !isNamed(context, /scramble|hash|saganaki|gambas|garbanzos|tibs|picadillo|chicken/)
  )
    return plated(context, mainPiece);
  return find(context.helpings, isRice, isGrain) === null ? inSkillet(context) : stirFry(context);
};

export const grill: DrawDish = (context) => {
  const mainPiece = findMainPiece(context);
  return mainPiece === null ? inSkillet(context) : plated(context, mainPiece, true);
};

/** A main piece in front, side dishes behind it, sauce under it and herbs on top. */
export function plated(context: DishContext, mainPiece: MainPiece, isGrilled = false): DrawnDish {
  const { sketch, helpings } = context;
  const random = sketch.random.fork("plated");
  const main = pieces(helpings).find(({ food }) => mainPiece.uses(food));
  const vessel = plate(
    sketch,
    chooseGlaze(sketch, main?.look.colour ?? "#c08a5a"),
    chooseCentre(context),
    396,
    0.76,
  );
  const { middle, room } = vessel;
  const starch = find(helpings, isRice, isGrain);
  const sides = pieces(
    helpings,
    isHerb,
    isSeed,
    isRice,
    isGrain,
    isCitrus,
    isSoftened,
    isSeasoning,
    isEgg,
    (id) => mainPiece.uses(id),
  );
  const isSauced = helpings.some(({ food, grams }) => isSaucy(food) && grams > 150);
  const mirror = random.pick([-1, 1]);
  const at = (dx: number, dy: number): Point => ({
    x: middle.x + mirror * dx * room,
    y: middle.y + dy * room,
  });
  const garden = arrangeSides(
    context,
    sides,
    starch === null ? [at(-0.36, -0.36), at(0.44, -0.3)] : [at(0.42, -0.34)],
    room,
  );
  const heroAt = at(-0.04, 0.28);
  return fromAbove(
    vessel,
    vessel.under +
      (isSauced ? pool(sketch, at(0, 0.12), room * 0.8, room * 0.62, sauceColour(helpings)) : "") +
      (starch === null
        ? ""
        : grainMound(
            sketch,
            { middle: at(-0.38, -0.34), rx: room * 0.48, ry: room * 0.44 },
            {
              colour: starch.look.colour,
              length: isRice(starch.food) ? 16 : 8,
              girth: isRice(starch.food) ? 6 : 7,
            },
          )) +
      garden +
      (starch !== null && isNamed(context, /\begg\b/) ? friedEgg(sketch, at(-0.4, -0.34), 170) : "") +
      mainPiece.draw(heroAt, room) +
      (isGrilled
        ? group(
            { transform: `translate(${heroAt.x} ${heroAt.y}) rotate(-12)` },
            charLines(random, room * 0.8, room * 0.3),
          )
        : "") +
      wedge(context, at(0.62, 0.42)) +
      sauceBowl(context, at(-0.46, -0.44)) +
      toppings(context, { middle: heroAt, room: room * 0.75 }) +
      glints(sketch, heroAt, room * 0.4, { strength: 0.3, count: 4 }),
    ["fork"],
  );
}

/** A nut sauce is served beside, in its own bowl. */
function sauceBowl(context: DishContext, middle: Point): string {
  const sauce = context.helpings.find(({ food }) => food === "peanut-butter");
  if (sauce === undefined) return "";
  const sketch = { ...context.sketch, random: context.sketch.random.fork("sauce-bowl") };
  const vessel = bowl(sketch, chooseGlaze(sketch, sauce.look.colour), middle, 112, 0.8);
  return fill(
    sketch,
    vessel,
    softMass(sketch, { middle, rx: vessel.room }, { colour: sauce.look.colour, folds: 3 }) +
      dust(sketch, middle, 60, "#b9361a", 30),
  );
}

/** Side dishes in heaps. Each ingredient goes to the heap with the most room left. */
function arrangeSides(
  { sketch }: DishContext,
  sides: readonly Helping[],
  spots: readonly Point[],
  room: number,
): string {
  return spots
    .map((spot, i) => {
      const heap = sides.filter((_, k) => k % spots.length === i);
      const inner = { ...sketch, random: sketch.random.fork(`heap-${i}`) };
      const { lower, upper } = strew(inner, disc(spot, room * (spots.length === 1 ? 0.46 : 0.42)), heap, {
        cover: 1.5,
        isCooked: true,
        most: 26,
      });
      return lower + upper;
    })
    .join("");
}

/** A wedge of lemon or lime, if the meal has one. */
function wedge({ sketch, helpings }: DishContext, at: Point): string {
  const citrus = find(helpings, isCitrus);
  if (citrus === null) return "";
  return [0, 1]
    .map((i) =>
      onePiece(sketch, citrus, {
        ...polar(70, i * 52, at),
        size: 92,
        random: sketch.random.fork(`citrus-${i}`),
      }),
    )
    .join("");
}
