import { blob, type Point } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { isSeed, oneOf, only, pieces } from "../helpings.ts";
import { pancake } from "../items/bakery.ts";
import { noriRound, onigiri } from "../items/rice-bites.ts";
import { bar, rolled } from "../items/rolled.ts";
import { ball, crumbs, patty, solid } from "../items/shaped.ts";
import { type DishContext, isNamed } from "./dish.ts";
import { leafBite } from "./leaf-bites.ts";
import { boat, findColour, listFlecks } from "./morsel-shapes.ts";

/** A piece of finger food, and how many are on the plate. */
export interface Morsel {
  readonly test: RegExp;
  readonly count: number;
  readonly spread: number;
  readonly colour: string;
  draw(context: DishContext, spot: Point & { turn: number }, index: number): string;
}

export const morsels: readonly Morsel[] = [
  {
    test: /akara|falafel/,
    count: 11,
    spread: 1,
    colour: "#a8662c",
    draw: (context, spot) =>
      patty(context.sketch, spot, {
        rx: 92,
        ry: 84,
        colour: isNamed(context, /falafel/) ? "#a9793a" : "#c9863a",
        flecks: listFlecks(context.helpings),
      }),
  },
  {
    test: /fish cakes|lentil cakes/,
    count: 10,
    spread: 1,
    colour: "#d9a860",
    draw: (context, spot) =>
      patty(context.sketch, spot, {
        rx: 96,
        colour: isNamed(context, /steamed/) ? "#f0cf9a" : "#cf9344",
        flecks: listFlecks(context.helpings),
      }),
  },
  {
    test: /tostones/,
    count: 12,
    spread: 1,
    colour: "#e8bb4c",
    draw: (context, spot) =>
      patty(context.sketch, spot, { rx: 90, ry: 82, colour: "#e9bb4a", flecks: ["#b9822a"] }),
  },
  {
    test: /crisps/,
    count: 12,
    spread: 1,
    colour: "#e0962c",
    draw: (context, spot) =>
      pancake(context.sketch, spot, {
        r: 92,
        colour: "#f0b24a",
        flecks: listFlecks(context.helpings),
        isThin: true,
      }),
  },
  {
    test: /date walnut|seed balls|coconut and ginger bites/,
    count: 14,
    spread: 1,
    colour: "#8a5a34",
    draw: (context, spot) =>
      ball(context.sketch, spot, {
        r: 76,
        colour: findColour(context, /dates|figs|macadamias/, "#8a5530"),
        coat: only(context.helpings, isSeed).flatMap(({ look }) => [look.colour, look.second ?? look.colour]),
      }),
  },
  {
    test: /badrijani|aubergine rolls/,
    count: 9,
    spread: 1,
    colour: "#6a4a4e",
    draw: (context, spot) =>
      rolled(context.sketch, spot, {
        length: 190,
        girth: 104,
        colour: "#8a6a5c",
        filling: "#c79a62",
        stripes: "#3f2346",
      }),
  },
  {
    test: /courgette rolls/,
    count: 10,
    spread: 1,
    colour: "#a9b860",
    draw: (context, spot) =>
      rolled(context.sketch, spot, {
        length: 160,
        girth: 112,
        colour: "#b5c06a",
        filling: "#fbf6ea",
        stripes: "#5a4a24",
      }),
  },
  {
    test: /celery boats/,
    count: 7,
    spread: 0.9,
    colour: "#a8c66c",
    draw: (context, spot) =>
      boat(
        context,
        { ...spot, turn: -24 + spot.turn * 0.04 },
        { length: 320, girth: 92, shell: "#a5c465", inside: "#d6e6a8", holder: /celery/ },
      ),
  },
  {
    test: /cucumber boats/,
    count: 6,
    spread: 0.9,
    colour: "#7fae58",
    draw: (context, spot) =>
      boat(
        context,
        { ...spot, turn: -20 + spot.turn * 0.04 },
        { length: 330, girth: 116, shell: "#37702f", inside: "#d3e5ab", holder: /cucumber/ },
      ),
  },
  {
    test: /nori rolls|gimbap/,
    count: 12,
    spread: 1,
    colour: "#26352b",
    draw: (context, spot, index) =>
      noriRound(
        context.sketch,
        spot,
        92,
        pieces(context.helpings, oneOf("nori"), isSeed),
        context.helpings.some(({ food }) => food === "white-rice"),
        index,
      ),
  },
  {
    test: /onigiri/,
    count: 5,
    spread: 0.92,
    colour: "#f6f1e4",
    draw: (context, spot) => onigiri(context.sketch, spot, 190, findColour(context, /salmon/, "#f0835a")),
  },
  {
    test: /dates with/,
    count: 12,
    spread: 1,
    colour: "#6a3a20",
    draw: (context, spot) =>
      solid(context.sketch, spot, blob(context.sketch.random, { rx: 96, ry: 52, wobble: 0.05 }), {
        colour: "#6e3b1f",
        height: 12,
        over:
          el("path", { d: bar(140, 34), fill: "#93a35a" }) +
          crumbs(context.sketch.random, {
            rx: 60,
            ry: 13,
            colours: ["#6f8a45", "#fffdf6", "#b9c27c"],
            count: 26,
            size: 4,
          }),
      }),
  },
  {
    test: /tofu fingers/,
    count: 11,
    spread: 0.95,
    colour: "#dcae62",
    draw: (context, spot) =>
      solid(context.sketch, { ...spot, turn: -30 + spot.turn * 0.1 }, bar(230, 74), {
        colour: "#e0b25e",
        height: 13,
        over: crumbs(context.sketch.random, {
          rx: 98,
          ry: 28,
          colours: ["#f7e6ba", "#fff6dc", "#b97a30"],
          count: 70,
          size: 5,
        }),
      }),
  },
  {
    test: /leaf bites/,
    count: 8,
    spread: 0.95,
    colour: "#3f7a3a",
    draw: (context, spot, index) => leafBite(context, spot, index),
  },
];
