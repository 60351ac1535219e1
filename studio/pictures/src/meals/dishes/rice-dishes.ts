import { darken, mix } from "@fernwell/studio-drawing/colour";
import { polar } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { wedges } from "../arrange/arcs.ts";
import { grainMound } from "../arrange/grains.ts";
import { disc } from "../arrange/regions.ts";
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
  isSpice,
  pieces,
} from "../helpings.ts";
import { eggHalf, friedEgg, scrambled } from "../items/eggs.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { bowl } from "../vessels/round.ts";
import { fill, type Vessel } from "../vessels/vessel.ts";
import { chooseCentre, type DishContext, type DrawDish, fromAbove, isNamed } from "./dish.ts";
import { findMainPiece } from "./main-pieces.ts";
import { plated } from "./plated.ts";
import { inSkillet } from "./skillets.ts";
import { toppings } from "./wet.ts";

export const riceDish: DrawDish = (context) => {
  const { sketch, helpings, meal } = context;
  const rice = find(helpings, isRice) ?? find(helpings, isGrain);
  if (rice === null) return inSkillet(context);
  const mainPiece = findMainPiece(context);
  if (mainPiece !== null && /trout|tilapia/.test(meal.id)) return plated(context, mainPiece);
  const isMixed = !isNamed(context, /bibimbap|soboro|ochazuke/);
  const colour = isMixed ? tintedRice(rice, helpings) : rice.look.colour;
  const vessel = bowl(sketch, chooseGlaze(sketch, colour), chooseCentre(context), 378, 0.65);
  const { middle, room } = vessel;
  const parts = pieces(
    helpings,
    isHerb,
    isSeed,
    isRice,
    isEgg,
    (id) => isSoftened(id) && !isNamed(context, /mujaddara/),
    isSpice,
  );
  const { lower, upper } = strew(sketch, disc(middle, room * 0.84), parts, { cover: 0.72, isCooked: true });
  const egg = find(helpings, isEgg);
  const food =
    el("circle", { cx: middle.x, cy: middle.y, r: room, fill: darken(colour, 0.25) }) +
    grainMound(sketch, { middle, rx: room * 0.98 }, { colour, length: 17, girth: 6.5 }) +
    (isMixed
      ? lower + upper
      : wedges(sketch, middle, parts, { outer: room * 0.95, inner: room * 0.2, isCooked: true })) +
    (egg === null ? "" : eggFor(context, vessel)) +
    toppings(context, vessel);
  return fromAbove(vessel, fill(sketch, vessel, food), ["spoon"]);
};

/** Fried on a bibimbap, crumbled on a soboro bowl, otherwise boiled and quartered. */
function eggFor(context: DishContext, { middle, room }: Vessel): string {
  const { sketch } = context;
  if (isNamed(context, /bibimbap/)) return friedEgg(sketch, middle, 210);
  if (isNamed(context, /soboro/))
    return scrambled(
      sketch,
      { x: middle.x - room * 0.3, y: middle.y + room * 0.36 },
      room * 0.34,
      room * 0.3,
    );
  return [20, 140, 262].map((angle) => eggHalf(sketch, polar(angle, room * 0.5, middle), 118)).join("");
}

/** Ingredients that colour rice cooked with them, strongest first. */
const riceTints: readonly (readonly [isCause: RegExp, grams: number, colour: string, share: number])[] = [
  [/^saffron$/, 0.1, "#eca93a", 0.82],
  [/^(?:canned-tomatoes|tomato-puree|passata)$/, 40, "#dd6a24", 0.74],
  [/^(?:turmeric|curry-powder)$/, 1, "#f0c030", 0.8],
  [/spinach$/, 300, "#8aa552", 0.5],
  [/^canned-black-beans$/, 200, "#a3704a", 0.55],
  [/lentils$/, 100, "#a5753f", 0.55],
];

function tintedRice({ look }: Helping, helpings: readonly Helping[]): string {
  const tint = riceTints.find(([isCause, grams]) =>
    helpings.some((helping) => isCause.test(helping.food) && helping.grams >= grams),
  );
  return tint === undefined ? look.colour : mix(look.colour, tint[2], tint[3]);
}
