import { lighten, mix } from "@fernwell/studio-drawing/colour";
import { polar } from "@fernwell/studio-drawing/shapes";
import { grainMound } from "../arrange/grains.ts";
import { drizzle } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { dollop, softMass } from "../arrange/soft.ts";
import { scatter, strew } from "../arrange/strew.ts";
import {
  find,
  type Helping,
  isCreamy,
  isEgg,
  isGrain,
  isHerb,
  isPulse,
  isSaladLeaf,
  isSeed,
  matching,
  oneOf,
  only,
  pieces,
} from "../helpings.ts";
import { eggHalf } from "../items/eggs.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { bowl, plate } from "../vessels/round.ts";
import { fill, type Vessel } from "../vessels/vessel.ts";
import { chooseCentre, type DishContext, type DrawDish, fromAbove, isNamed } from "./dish.ts";
import { stuffedAvocados } from "./stuffed.ts";
import { toppings } from "./wet.ts";

const isSeasoning = matching(/^(?:ginger|garlic|lemongrass|mustard-seed|cumin|bay-leaf)$/);

export const salad: DrawDish = (context) => {
  if (isNamed(context, /avocados stuffed/)) return stuffedAvocados(context);
  const { sketch, helpings } = context;
  const isPulseSalad = isPulse(pieces(helpings)[0]?.food ?? "");
  const [main] = pieces(helpings);
  const glaze = chooseGlaze(sketch, main?.look.colour ?? "#7a9a4a");
  const middle = chooseCentre(context);
  const vessel = isPulseSalad
    ? bowl(sketch, glaze, middle, 372, 0.6)
    : plate(sketch, glaze, middle, 390, 0.74);
  const { room } = vessel;
  const leaves = only(helpings, isSaladLeaf);
  const egg = find(helpings, isEgg);
  const loose = pieces(
    helpings,
    isSaladLeaf,
    isHerb,
    isSeed,
    isEgg,
    isSeasoning,
    (id) => id === "potato" && isNamed(context, /causa/),
  );
  const bed = leaves
    .map((leaf) =>
      scatter(sketch, disc(middle, room * 0.86), leaf, {
        count: 26,
        size: Math.max(90, leaf.look.size),
        lift: 1.6,
      }),
    )
    .join("");
  const { lower, upper } = strew(sketch, disc(middle, room * (isPulseSalad ? 0.92 : 0.88)), loose, {
    cover: coverFor(context, leaves.length > 0),
    lift: 1.3,
    most: 70,
  });
  const eggs =
    egg === null
      ? ""
      : [-30, 60, 150, 235].map((angle) => eggHalf(sketch, polar(angle, room * 0.52, middle), 124)).join("");
  const dressing = helpings.find(({ food }) => food === "peanut-butter" || isCreamy(food)) ?? null;
  const grain = find(helpings, isGrain);
  const mash = isNamed(context, /causa/) ? find(helpings, oneOf("potato")) : null;
  const food =
    (mash === null ? "" : softMass(sketch, { middle, rx: room * 0.9 }, { colour: "#f0c552", folds: 4 })) +
    bed +
    (grain === null
      ? ""
      : grainMound(
          sketch,
          { middle, rx: room * 0.7 },
          { colour: mix(grain.look.colour, "#c8602c", 0.3), length: 11, girth: 9 },
        )) +
    lower +
    upper +
    eggs +
    dress(context, dressing, vessel) +
    toppings(context, vessel);
  return fromAbove(vessel, isPulseSalad ? fill(sketch, vessel, food) : vessel.under + food + vessel.over, [
    "fork",
  ]);
};

/** A nut or seed sauce is drizzled, a cream sits on top. */
function dress({ sketch }: DishContext, dressing: Helping | null, { middle, room }: Vessel): string {
  if (dressing === null) return "";
  const colour = lighten(dressing.look.colour, 0.15);
  return dressing.food === "tahini" || dressing.food === "peanut-butter"
    ? drizzle(sketch, middle, room * 0.6, colour, 11)
    : dollop(sketch, { x: middle.x + 20, y: middle.y - 16 }, 82, colour);
}

/** Loose over leaves, sparse where grain or mash shows underneath, otherwise a heap. */
function coverFor(context: DishContext, hasLeaves: boolean): number {
  if (find(context.helpings, isGrain) !== null) return 0.62;
  if (isNamed(context, /causa/)) return 0.8;
  return hasLeaves ? 1.35 : 2.1;
}
