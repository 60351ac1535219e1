import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { patch } from "../arrange/regions.ts";
import { strew } from "../arrange/strew.ts";
import { find, isBread, isEgg, isHerb, pieces } from "../helpings.ts";
import { eggHalf } from "../items/eggs.ts";
import { box, crumbs, solid } from "../items/shaped.ts";
import { sauceColour } from "../sauce.ts";
import { slope } from "../sketch.ts";
import { onBoard, slice, toppedWith } from "./bread-service.ts";
import { type DishContext, type DrawDish, type DrawnDish, isNamed } from "./dish.ts";

export const sandwich: DrawDish = (context) => {
  const { helpings } = context;
  if (isNamed(context, /pita/)) return pitas(context);
  if (isNamed(context, /open sandwich|on rye|crispbread/)) {
    const bread = find(helpings, isBread);
    const wide = bread?.food === "crispbread-rye" ? 260 : 300;
    const spots = [
      { x: -250, y: -96 },
      { x: 40, y: -120 },
      { x: -80, y: 130 },
      { x: 220, y: 108 },
    ];
    return onBoard(
      context,
      spots.map((at, i) => slice(context, at, wide, i) + toppedWith(context, at, wide * 0.34, i)).join(""),
    );
  }
  return onBoard(
    context,
    [
      { x: -214, y: 6, turn: -7 },
      { x: 196, y: -6, turn: 6 },
    ]
      .map((spot, i) => cutHalf(context, spot, i))
      .join(""),
  );
};

/** A sandwich cut in half and laid on its side to show its layers. */
function cutHalf(context: DishContext, spot: Point & { turn: number }, index: number): string {
  const sketch = { ...context.sketch, random: context.sketch.random.fork(`half-${index}`) };
  const bread = find(context.helpings, isBread);
  const crumb = bread?.look.colour ?? "#d3a468";
  const filling = pieces(context.helpings, isBread, isHerb);
  const mash = mix(sauceColour(context.helpings, "#f2dca0"), "#f6e6b0", 0.5);
  const layer = (y: number) =>
    solid(sketch, { x: 0, y }, box(390, 84, 34), {
      colour: darken(crumb, 0.35),
      height: 6,
      over:
        el("path", {
          d: box(374, 68, 26),
          fill: slope(sketch, [
            [0, lighten(crumb, 0.4)],
            [1, crumb],
          ]),
        }) +
        crumbs(sketch.random, {
          rx: 176,
          ry: 28,
          colours: [darken(crumb, 0.25), lighten(crumb, 0.4)],
          count: 60,
          size: 3.5,
        }),
    });
  const { lower, upper } = strew(sketch, patch({ x: 0, y: 0 }, 340, 104), filling, {
    cover: 1.8,
    most: 22,
    scale: 0.9,
  });
  return group(
    { transform: place(spot) },
    el("rect", { x: -186, y: -132, width: 396, height: 296, rx: 30, fill: "#20120a", opacity: 0.28 }),
    el("path", { d: box(370, 170, 30), fill: mash }),
    lower,
    upper,
    layer(-104),
    layer(104),
  );
}

/** Overfilled pockets of flatbread. */
function pitas(context: DishContext): DrawnDish {
  const { helpings } = context;
  const crumb = find(helpings, isBread)?.look.colour ?? "#efd5a3";
  const pocket = (at: Point & { turn: number }, index: number) => {
    const sketch = { ...context.sketch, random: context.sketch.random.fork(`pita-${index}`) };
    const { lower, upper } = strew(
      sketch,
      patch({ x: 0, y: -36 }, 330, 96),
      pieces(helpings, isBread, isEgg),
      { cover: 1.9, most: 16, isCooked: true },
    );
    const egg =
      find(helpings, isEgg) === null ? "" : [-90, 70].map((x) => eggHalf(sketch, { x, y: -44 }, 96)).join("");
    const spots = crumbs(sketch.random, {
      rx: 150,
      ry: 60,
      colours: [darken(crumb, 0.35), "#b0763a"],
      count: 26,
      size: 9,
    });
    return group(
      { transform: place(at) },
      solid(
        sketch,
        { x: 0, y: 20 },
        "M-206 -30Q0 -96 206 -30C200 130 100 184 0 184C-100 184 -200 130 -206 -30Z",
        { colour: darken(crumb, 0.12), height: 14 },
      ),
      lower,
      upper,
      egg,
      solid(
        sketch,
        { x: 0, y: 26 },
        "M-204 -4Q0 40 204 -4C196 136 100 188 0 188C-100 188 -196 136 -204 -4Z",
        { colour: crumb, height: 8, over: group({ transform: "translate(0 96)" }, spots) },
      ),
    );
  };
  return onBoard(context, pocket({ x: -190, y: -20, turn: -12 }, 0) + pocket({ x: 210, y: 10, turn: 10 }, 1));
}
