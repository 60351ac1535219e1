import { lighten, mix } from "@fernwell/studio-drawing/colour";
import { type Point, polar } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { dust } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { scatter, strew } from "../arrange/strew.ts";
import { find, type Helping, isBread, isHerb, matching, pieces } from "../helpings.ts";
import { rolled } from "../items/rolled.ts";
import { solid } from "../items/shaped.ts";
import { onBoard, onPlate, slice } from "./bread-service.ts";
import { type DishContext, type DrawDish, type DrawnDish, isNamed } from "./dish.ts";

export const wrap: DrawDish = (context) => {
  if (isNamed(context, /tacos/)) return tacos(context);
  if (isNamed(context, /lettuce|cabbage wraps/)) return leafCups(context);
  const { sketch, helpings } = context;
  const dough = find(helpings, isBread)?.look.colour ?? "#f0dcb0";
  const parts = pieces(helpings, isBread).slice(0, 5);
  const spots = [
    { x: -70, y: -110, turn: -14 },
    { x: 40, y: 110, turn: -10 },
  ];
  const food = spots.map((spot, i) => {
    const inner = { ...sketch, random: sketch.random.fork(`wrap-${i}`) };
    const mouth = polar(spot.turn, 262, spot);
    const { lower, upper } = strew(inner, disc(mouth, 52, 1.3), parts, {
      cover: 2,
      most: 7,
      scale: 0.85,
      isCooked: true,
    });
    return (
      rolled(inner, spot, {
        length: 600,
        girth: 190,
        colour: mix(dough, "#d9a860", 0.4),
        filling: "#7d8a3c",
        stripes: "#9a6428",
      }) +
      lower +
      upper
    );
  });
  return onBoard(context, food.join(""));
};

function tacos(context: DishContext): DrawnDish {
  return onBoard(
    context,
    [
      { x: -250, y: -84 },
      { x: 26, y: 76 },
      { x: 262, y: -96 },
    ]
      .map((at, i) => slice(context, at, 350, i) + filled(context, at, i, isBread))
      .join(""),
  );
}

function leafCups(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const isLeaf = matching(/lettuce|napa-cabbage/);
  const leaf = find(helpings, isLeaf);
  const spots = [0, 1, 2, 3, 4].map((i) => polar(i * 72 - 90, 176));
  const cups = spots.map(
    (at, i) => (leaf === null ? "" : cup(context, at, i, leaf)) + filled(context, at, i, isLeaf),
  );
  return onPlate(context, "#b9c88a", cups.join("") + dust(sketch, { x: 0, y: 0 }, 220, "#b9361a", 30));
}

function cup({ sketch }: DishContext, at: Point, index: number, { look }: Helping): string {
  const pale = look.second ?? lighten(look.colour, 0.5);
  const d = "M-128 8C-120 -70 -50 -96 20 -88C96 -80 140 -34 138 6C136 50 84 92 10 90C-66 88 -134 66 -128 8Z";
  const rib = el("path", {
    d: "M-116 6Q0 -8 120 4",
    fill: "none",
    stroke: lighten(pale, 0.4),
    "stroke-width": 16,
    "stroke-linecap": "round",
    opacity: 0.8,
  });
  return solid(sketch, { ...at, turn: index * 72 - 90 }, d, {
    colour: look.colour,
    height: 12,
    over: el("path", { d, transform: "scale(0.86)", fill: mix(look.colour, pale, 0.6) }) + rib,
  });
}

function filled(context: DishContext, at: Point, index: number, holder: (id: string) => boolean): string {
  const sketch = { ...context.sketch, random: context.sketch.random.fork(`filled-${index}`) };
  const { lower, upper } = strew(sketch, disc(at, 96, 0.7), pieces(context.helpings, holder, isHerb), {
    cover: 1.7,
    most: 14,
    isCooked: true,
  });
  const herb = find(context.helpings, isHerb);
  return lower + upper + (herb === null ? "" : scatter(sketch, disc(at, 70), herb, { count: 3, size: 52 }));
}
