import { wedges } from "../arrange/arcs.ts";
import { dust } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { scatter } from "../arrange/strew.ts";
import { isHerb, isNut, isSpice, matching, pieces } from "../helpings.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { plate } from "../vessels/round.ts";
import { chooseCentre, type DrawDish, fromAbove } from "./dish.ts";
import { toppings } from "./wet.ts";

/** Each fruit in its own part of the plate. */
export const fruitPlate: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const fruit = pieces(helpings, isHerb, isNut, isSpice, matching(/^dates$/));
  const vessel = plate(
    sketch,
    chooseGlaze(sketch, fruit[0]?.look.colour ?? "#f0a040"),
    chooseCentre(context),
    396,
    0.82,
  );
  const { middle, room } = vessel;
  const extras = pieces(helpings).filter(({ food }) => isNut(food) || food === "dates");
  const spice = helpings.find(({ food }) => /chilli-powder|cinnamon/.test(food));
  const laid =
    fruit.length === 1 && fruit[0] !== undefined
      ? scatter(sketch, disc(middle, room * 0.82), fruit[0], { count: 22, size: 190 })
      : wedges(sketch, middle, fruit, { outer: room, inner: room * 0.06, cover: 1.9 });
  return fromAbove(
    vessel,
    vessel.under +
      laid +
      extras.map((part) => scatter(sketch, disc(middle, room * 0.7), part, { count: 14 })).join("") +
      toppings(context, vessel) +
      (spice === undefined ? "" : dust(sketch, middle, room * 0.8, spice.look.colour, 110)),
    ["fork"],
  );
};
