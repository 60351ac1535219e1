import { el } from "@fernwell/studio-drawing/svg";
import { grainMound } from "../arrange/grains.ts";
import { glints, liquid } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { strew } from "../arrange/strew.ts";
import {
  find,
  isEgg,
  isGrain,
  isHerb,
  isRice,
  isSeed,
  isSoftened,
  oneOf,
  pieces,
  simmered,
} from "../helpings.ts";
import { bakedEgg } from "../items/eggs.ts";
import { reduced, sauceColour } from "../sauce.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { skillet } from "../vessels/pans.ts";
import { plate } from "../vessels/round.ts";
import { fill } from "../vessels/vessel.ts";
import { chooseCentre, type DishContext, type DrawDish, type DrawnDish, fromAbove } from "./dish.ts";
import { toppings } from "./wet.ts";

const isButter = oneOf("butter", "ghee");

/** Everything in one pan, served in it. */
export function inSkillet(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const isSauced = helpings.some(
    ({ food, grams }) => /tomatoes|passata|coconut-cream|^cream$/.test(food) && grams >= 150,
  );
  const colour = isSauced ? reduced(sauceColour(helpings), 0.1) : "#4a3a2c";
  const vessel = skillet(sketch, { ...chooseCentre(context), y: 430 }, 352);
  const { middle, room } = vessel;
  const egg = find(helpings, isEgg);
  const body = pieces(simmered(helpings), isHerb, isSeed, isRice, isEgg, isSoftened, isButter);
  const { lower, upper } = strew(sketch, disc(middle, room * 0.93), body, {
    cover: isSauced ? 1.2 : 1.6,
    isCooked: true,
  });
  const eggs =
    egg === null
      ? ""
      : [0, 120, 240]
          .map((angle) =>
            bakedEgg(
              sketch,
              {
                x: middle.x + Math.cos((angle * Math.PI) / 180) * room * 0.46,
                y: middle.y + Math.sin((angle * Math.PI) / 180) * room * 0.46,
              },
              150,
              colour,
            ),
          )
          .join("");
  const food =
    liquid(sketch, middle, room, colour) +
    lower +
    (isSauced ? el("circle", { cx: middle.x, cy: middle.y, r: room, fill: colour, opacity: 0.42 }) : "") +
    upper +
    eggs +
    toppings(context, vessel) +
    glints(sketch, middle, room, { strength: 0.4 });
  return fromAbove(vessel, fill(sketch, vessel, food), ["wooden-spoon"]);
}

export const stirFry: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const rice = find(helpings, isRice, isGrain);
  if (rice === null) return inSkillet(context);
  const vessel = plate(sketch, chooseGlaze(sketch, "#8a6a3a"), chooseCentre(context), 390, 0.78);
  const { middle, room } = vessel;
  const body = pieces(simmered(helpings), isHerb, isRice, isGrain, isSoftened, isButter);
  const { lower, upper } = strew(
    sketch,
    disc({ x: middle.x + room * 0.22, y: middle.y + room * 0.1 }, room * 0.7),
    body,
    { cover: 1.5, isCooked: true },
  );
  const picture =
    vessel.under +
    grainMound(
      sketch,
      {
        middle: { x: middle.x - room * 0.34, y: middle.y - room * 0.12 },
        rx: room * 0.6,
        ry: room * 0.76,
        turn: 12,
      },
      { colour: rice.look.colour, length: isRice(rice.food) ? 16 : 9, girth: isRice(rice.food) ? 6 : 8 },
    ) +
    lower +
    upper +
    toppings(context, { middle: { x: middle.x + room * 0.2, y: middle.y }, room: room * 0.8 }) +
    glints(sketch, middle, room * 0.7, { strength: 0.5 });
  return fromAbove(vessel, picture, ["fork"]);
};
