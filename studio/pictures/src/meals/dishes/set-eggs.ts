import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { blob, polar } from "@fernwell/studio-drawing/shapes";
import { el, place } from "@fernwell/studio-drawing/svg";
import { disc, sector } from "../arrange/regions.ts";
import { scatter, strew } from "../arrange/strew.ts";
import { isEgg, isHerb, matching, pieces } from "../helpings.ts";
import { crumbs, solid } from "../items/shaped.ts";
import { type DishContext, type DrawnDish, fromAbove, isNamed } from "./dish.ts";
import { platter } from "./egg-platter.ts";
import { toppings } from "./wet.ts";

/** A frittata or kuku: a thick round with one wedge cut out. */
export function setRound(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const random = sketch.random.fork("round");
  const isGreen = isNamed(context, /kuku/);
  const colour = isGreen ? "#5f7a34" : "#efc250";
  const vessel = platter(context, colour);
  const { middle, room } = vessel;
  const r = room * 0.94;
  const outline = blob(random, { rx: r, wobble: 0.012, points: 24 });
  const inside = pieces(helpings, isEgg, matching(/^radish$/));
  const flecks = isGreen
    ? crumbs(random, {
        rx: r * 0.95,
        ry: r * 0.95,
        colours: ["#3f5f24", "#7f9a44", "#c9b04a", "#4a6b2a"],
        count: 190,
        size: 6,
      })
    : "";
  const { lower, upper } = strew(sketch, disc({ x: 0, y: 0 }, r * 0.86), inside, {
    cover: isGreen ? 0.15 : 0.6,
    isCooked: true,
  });
  const crust = el("path", {
    d: outline,
    fill: "none",
    stroke: darken(colour, 0.35),
    "stroke-width": 16,
    opacity: 0.5,
  });
  const cut = [20, 74]
    .map((angle) => {
      const end = polar(angle, r * 1.02);
      return (
        el("path", {
          d: `M0 0L${end.x} ${end.y}`,
          stroke: darken(colour, 0.55),
          "stroke-width": 10,
          "stroke-linecap": "round",
        }) +
        el("path", {
          d: `M3 4L${end.x + 3} ${end.y + 4}`,
          stroke: lighten(colour, 0.4),
          "stroke-width": 4,
          opacity: 0.6,
        })
      );
    })
    .join("");
  const radishes = helpings
    .filter(({ food }) => food === "radish")
    .map((radish) => scatter(sketch, disc(polar(230, room * 0.4, middle), 110), radish, { count: 9 }))
    .join("");
  return fromAbove(
    vessel,
    vessel.under +
      solid(sketch, middle, outline, {
        colour,
        height: 20,
        over: crust + flecks + (isGreen ? "" : lower + upper) + cut,
      }) +
      radishes +
      toppings(context, vessel),
    ["fork"],
  );
}

export function omelette(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const random = sketch.random.fork("omelette");
  const vessel = platter(context, "#f2c44c");
  const { middle, room } = vessel;
  const half = "M-300 60C-310 -150 -130 -232 20 -226C190 -220 310 -110 300 60C180 96 -180 96 -300 60Z";
  const filling = strew(
    sketch,
    sector({ x: middle.x, y: middle.y + 10 }, { from: 12, to: 168, inner: 60, outer: 150 }),
    pieces(helpings, isEgg, isHerb),
    { cover: 1.3, isCooked: true },
  );
  const tan = Array.from({ length: 22 }, () =>
    el("path", {
      d: blob(random, { rx: random.between(16, 52), ry: random.between(8, 24), wobble: 0.3 }),
      transform: place({ x: random.between(-230, 230), y: random.between(-170, 40) }),
      fill: "#c07a22",
      opacity: random.between(0.14, 0.34),
    }),
  ).join("");
  const under = solid(
    sketch,
    { x: middle.x, y: middle.y + 42 },
    blob(random, { rx: 296, ry: 190, wobble: 0.04 }),
    { colour: "#f4d06c", height: 12 },
  );
  return fromAbove(
    vessel,
    vessel.under +
      under +
      filling.lower +
      filling.upper +
      solid(sketch, { x: middle.x + 4, y: middle.y - 14, turn: -8 }, half, {
        colour: "#f2c146",
        height: 12,
        over: tan,
      }) +
      toppings(context, { middle: { x: middle.x, y: middle.y - 30 }, room: room * 0.8 }),
    ["fork"],
  );
}
