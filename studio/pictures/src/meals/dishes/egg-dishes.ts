import { mix } from "@fernwell/studio-drawing/colour";
import { type Point, polar } from "@fernwell/studio-drawing/shapes";
import { wedges } from "../arrange/arcs.ts";
import { dust, glints } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { strew } from "../arrange/strew.ts";
import { isEgg, isHerb, pieces, simmered } from "../helpings.ts";
import { muffin } from "../items/bakery.ts";
import { eggHalf, scrambled } from "../items/eggs.ts";
import { type DishContext, type DrawDish, type DrawnDish, fromAbove, isNamed } from "./dish.ts";
import { platter } from "./egg-platter.ts";
import { inSauce, onYoghurt, rancheros } from "./sauced-eggs.ts";
import { omelette, setRound } from "./set-eggs.ts";
import { toppings } from "./wet.ts";

/** Eggs, cooked as the meal's name says. */
export const eggs: DrawDish = (context) => {
  if (isNamed(context, /devilled/)) return devilled(context);
  if (isNamed(context, /muffin/)) return eggMuffins(context);
  if (isNamed(context, /shakshuka|mirza/)) return inSauce(context);
  if (isNamed(context, /frittata|kuku/)) return setRound(context);
  if (isNamed(context, /omelette/)) return omelette(context);
  if (isNamed(context, /poached|çılbır|cilbir/)) return onYoghurt(context);
  if (isNamed(context, /rancheros/)) return rancheros(context);
  if (isNamed(context, /breakfast plate|egg fry/)) return boiled(context);
  return scramble(context);
};

function devilled(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const vessel = platter(context, "#f6e6b8");
  const filling = helpings.find(({ food }) => food === "avocado")?.look.colour ?? "#f0c64e";
  const ring = (count: number, radius: number) =>
    Array.from({ length: count }, (_, i) =>
      eggHalf(
        sketch,
        { ...polar((i * 360) / count + 20, radius, vessel.middle), turn: (i * 360) / count + 20 },
        188,
        mix(filling, "#9fb84a", 0.55),
      ),
    );
  const food =
    [...ring(8, vessel.room * 0.76), ...ring(3, vessel.room * 0.27)].join("") + toppings(context, vessel);
  return fromAbove(vessel, vessel.under + food, ["fork"]);
}

function eggMuffins(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const vessel = platter(context, "#f0c860");
  const inside = pieces(helpings, isEgg).map(({ look }) => look.colour);
  const spots = [
    [-0.42, -0.36],
    [0.3, -0.48],
    [-0.02, 0.06],
    [-0.5, 0.36],
    [0.52, 0.2],
    [0.08, 0.58],
  ];
  const food = spots
    .map(
      ([dx = 0, dy = 0]) =>
        muffin(
          sketch,
          { x: vessel.middle.x + dx * vessel.room, y: vessel.middle.y + dy * vessel.room },
          { r: 118, colour: "#efbe4c", flecks: inside, isCased: false },
        ) +
        studded(context, { x: vessel.middle.x + dx * vessel.room, y: vessel.middle.y + dy * vessel.room }),
    )
    .join("");
  return fromAbove(vessel, vessel.under + food + toppings(context, vessel), ["fork"]);
}

function studded({ sketch, helpings }: DishContext, at: Point): string {
  const inner = { ...sketch, random: sketch.random.fork(`studs-${Math.round(at.x)}`) };
  const { lower, upper } = strew(inner, disc(at, 76), pieces(helpings, isEgg, isHerb), {
    cover: 0.75,
    scale: 0.6,
    most: 5,
    isCooked: true,
  });
  return lower + upper;
}

function boiled(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const isFry = isNamed(context, /fry/);
  const vessel = platter(context, isFry ? "#a8642a" : "#e8e0c8");
  const { middle, room } = vessel;
  const parts = pieces(helpings, isEgg, isHerb);
  const bed = isFry
    ? strew(sketch, disc(middle, room * 0.8), parts, { cover: 1.6, isCooked: true })
    : { lower: wedges(sketch, middle, parts, { outer: room * 0.96, inner: room * 0.42 }), upper: "" };
  const halves = Array.from({ length: isFry ? 8 : 4 }, (_, i) => {
    const at: Point = polar(i * (isFry ? 51 : 90) + 20, i === 7 ? 0 : room * (isFry ? 0.5 : 0.2), middle);
    return eggHalf(sketch, at, isFry ? 138 : 122);
  });
  return fromAbove(
    vessel,
    vessel.under +
      bed.lower +
      bed.upper +
      halves.join("") +
      toppings(context, vessel) +
      (isFry ? dust(sketch, middle, room * 0.6, "#3a2a1c", 70) : ""),
    ["fork"],
  );
}

function scramble(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const vessel = platter(context, "#f3c64d");
  const { middle, room } = vessel;
  const parts = pieces(helpings, isEgg, isHerb);
  const { lower, upper } = strew(sketch, disc(middle, room * 0.72), simmered(parts), {
    cover: 0.4,
    isCooked: true,
  });
  return fromAbove(
    vessel,
    vessel.under +
      scrambled(sketch, middle, room * 0.78, room * 0.68) +
      lower +
      upper +
      toppings(context, vessel) +
      glints(sketch, middle, room * 0.6, { strength: 0.5 }),
    ["fork"],
  );
}
