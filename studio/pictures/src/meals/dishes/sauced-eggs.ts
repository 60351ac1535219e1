import { mix } from "@fernwell/studio-drawing/colour";
import { blob, type Point, polar } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { onePiece } from "../arrange/brush.ts";
import { dust, glints, liquid, pool } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { softMass } from "../arrange/soft.ts";
import { scatter, strew } from "../arrange/strew.ts";
import {
  find,
  isBread,
  isCreamy,
  isEgg,
  isHerb,
  isSoftened,
  matching,
  pieces,
  simmered,
} from "../helpings.ts";
import { bakedEgg, friedEgg, poachedEgg } from "../items/eggs.ts";
import { reduced, sauceColour } from "../sauce.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { skillet } from "../vessels/pans.ts";
import { bowl } from "../vessels/round.ts";
import { fill } from "../vessels/vessel.ts";
import { chooseCentre, type DishContext, type DrawnDish, fromAbove } from "./dish.ts";
import { platter } from "./egg-platter.ts";
import { toppings } from "./wet.ts";

/** Eggs set in a sauce, served in the pan. */
export function inSauce(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const sauce = reduced(
    mix(
      sauceColour(helpings),
      helpings.some(({ food }) => food === "aubergine") ? "#9a6a3c" : "#c23a1c",
      0.3,
    ),
    0.05,
  );
  const vessel = skillet(sketch, { ...chooseCentre(context), y: 430 }, 356);
  const { middle, room } = vessel;
  const { lower, upper } = strew(
    sketch,
    disc(middle, room * 0.92),
    pieces(simmered(helpings), isEgg, isHerb, isSoftened),
    { cover: 0.95, isCooked: true },
  );
  const spots = [45, 135, 225, 315].map((angle) => polar(angle + 8, room * 0.48, middle));
  const food =
    liquid(sketch, middle, room, sauce) +
    lower +
    el("circle", { cx: middle.x, cy: middle.y, r: room, fill: sauce, opacity: 0.5 }) +
    upper +
    el("circle", { cx: middle.x, cy: middle.y, r: room, fill: sauce, opacity: 0.18 }) +
    spots.map((at) => bakedEgg(sketch, at, 176, sauce)).join("") +
    toppings(context, vessel) +
    glints(sketch, middle, room, { strength: 0.5, count: 10 });
  return fromAbove(vessel, fill(sketch, vessel, food), ["wooden-spoon"]);
}

export function onYoghurt(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const cream = find(helpings, isCreamy)?.look.colour ?? "#fbf6ea";
  const vessel = bowl(sketch, chooseGlaze(sketch, cream), chooseCentre(context), 370, 0.7);
  const { middle, room } = vessel;
  const food =
    liquid(sketch, middle, room, cream) +
    softMass(sketch, { middle, rx: room }, { colour: cream }) +
    [
      butterPools(context, middle, room),
      poachedEgg(sketch, { x: middle.x - 112, y: middle.y - 30, turn: -20 }, 268),
      poachedEgg(sketch, { x: middle.x + 122, y: middle.y + 44, turn: 30 }, 258),
    ].join("") +
    toppings(context, vessel) +
    dust(sketch, middle, room * 0.6, "#a5311a", 60);
  return fromAbove(vessel, fill(sketch, vessel, food), ["spoon"]);
}

/** Pools of red butter between the eggs. */
function butterPools({ sketch }: DishContext, middle: Point, room: number): string {
  return [
    [0.05, -0.5, 0.3],
    [-0.45, 0.42, 0.26],
    [0.02, 0.06, 0.34],
    [0.56, -0.22, 0.2],
    [0.3, 0.6, 0.2],
  ]
    .map(([dx = 0, dy = 0, r = 0]) =>
      pool(sketch, { x: middle.x + dx * room, y: middle.y + dy * room }, r * room, r * room * 0.7, "#cf5a1f"),
    )
    .join("");
}

export function rancheros(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const vessel = platter(context, "#c8502c");
  const { middle, room } = vessel;
  const bread = find(helpings, isBread);
  const tortillas =
    bread === null
      ? ""
      : [
          [-110, -30],
          [120, 50],
        ]
          .map(([dx = 0, dy = 0], i) =>
            onePiece(sketch, bread, {
              x: middle.x + dx,
              y: middle.y + dy,
              size: 400,
              random: sketch.random.fork(`tortilla-${i}`),
            }),
          )
          .join("");
  const { lower, upper } = strew(
    sketch,
    disc(middle, room * 0.72),
    pieces(helpings, isEgg, isHerb, isBread, matching(/avocado/)),
    { cover: 1, isCooked: true },
  );
  const avocado = helpings
    .filter(({ food }) => food === "avocado")
    .map((part) => scatter(sketch, disc({ x: middle.x + 190, y: middle.y - 140 }, 80), part, { count: 5 }))
    .join("");
  return fromAbove(
    vessel,
    vessel.under +
      tortillas +
      group(
        { opacity: 0.9 },
        el("path", {
          d: blob(sketch.random, { rx: room * 0.72, ry: room * 0.62, wobble: 0.1 }),
          transform: place(middle),
          fill: "#c2411f",
        }),
      ) +
      lower +
      upper +
      [-105, 115]
        .map((dx) => friedEgg(sketch, { x: middle.x + dx, y: middle.y + (dx > 0 ? 46 : -22) }, 230))
        .join("") +
      avocado +
      toppings(context, vessel),
    ["fork"],
  );
}
