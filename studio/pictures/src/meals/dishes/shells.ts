import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { polar, smoothClosed } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { glints, pool } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { dollop } from "../arrange/soft.ts";
import { scatter, strew } from "../arrange/strew.ts";
import {
  find,
  type Helping,
  isCreamy,
  isEgg,
  isHerb,
  isRice,
  isSeed,
  matching,
  only,
  pieces,
  simmered,
} from "../helpings.ts";
import { friedEgg } from "../items/eggs.ts";
import { rolled } from "../items/rolled.ts";
import { solid } from "../items/shaped.ts";
import { reduced, sauceColour } from "../sauce.ts";
import { ovenDish } from "../vessels/oven-dish.ts";
import { fillTray } from "../vessels/tray.ts";
import { chooseCentre, type DishContext, type DrawDish, fromAbove, isNamed } from "./dish.ts";
import { toppings } from "./wet.ts";

interface Shell {
  readonly food: string;
  readonly skin: string;
  readonly flesh: string;
  readonly length: number;
  readonly width: number;
  readonly isRound: boolean;
}

const shellKinds: readonly Shell[] = [
  { food: "kumara", skin: "#8a3d38", flesh: "#e88f3e", length: 372, width: 176, isRound: false },
  { food: "aubergine", skin: "#3f2346", flesh: "#c7a66e", length: 390, width: 178, isRound: false },
  { food: "portobello-mushrooms", skin: "#6e4a33", flesh: "#8f6a4c", length: 268, width: 260, isRound: true },
  { food: "tomato", skin: "#c9301f", flesh: "#e2593a", length: 244, width: 240, isRound: true },
  { food: "green-capsicum", skin: "#4c8b34", flesh: "#86b552", length: 256, width: 244, isRound: true },
  { food: "potato", skin: "#9c7440", flesh: "#f4e2a8", length: 330, width: 200, isRound: false },
];

/** Stuffed vegetables, or leaves rolled around a filling. */
export const shells: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const dish = ovenDish(sketch, chooseCentre(context), 850, 570);
  const { middle, width, height } = dish;
  const isSauced = helpings.some(
    ({ food, grams }) => /tomatoes|passata|coconut-cream|^tomato$/.test(food) && grams > 200,
  );
  const sauce = reduced(sauceColour(helpings, "#c98a4a"), 0.08);
  const floor = isSauced
    ? el("rect", {
        x: middle.x - width / 2,
        y: middle.y - height / 2,
        width,
        height,
        fill: sauce,
      })
    : "";
  const isRolled = isNamed(context, /rolls|golabki|gołąbki|palusami|lu sipi/);
  const food =
    floor +
    glints(sketch, middle, 380, { strength: 0.4, count: 12 }) +
    (isRolled ? rolls(context, sauce) : filledShells(context));
  return fromAbove(dish, fillTray(sketch, dish, food), ["wooden-spoon"]);
};

/** A shell in the colours of any food. */
function toShell({ food, look }: Helping): Shell {
  const { colour, second = darken(colour, 0.35) } = look;
  return { food, skin: second, flesh: colour, length: 344, width: 190, isRound: false };
}

function filledShells(context: DishContext): string {
  const { sketch, helpings } = context;
  const middle = chooseCentre(context);
  const known = shellKinds
    .filter(({ food }) => helpings.some((helping) => helping.food === food && helping.grams > 250))
    .slice(0, isNamed(context, /stuffed/) ? 2 : 1);
  const kinds = known.length > 0 ? known : pieces(helpings, isHerb).slice(0, 1).map(toShell);
  const [first] = kinds;
  if (first === undefined) return "";
  const isShell = (food: string) =>
    kinds.some((kind) => kind.food === food) || (food === "potato" && first.food !== "potato");
  const filling = pieces(helpings, isShell, isHerb, isSeed, isEgg);
  const spots = first.isRound
    ? [
        [-0.34, -0.25],
        [0, -0.25],
        [0.34, -0.25],
        [-0.34, 0.25],
        [0, 0.25],
        [0.34, 0.25],
      ]
    : [
        [-0.27, -0.27],
        [0.22, -0.25],
        [-0.24, 0.04],
        [0.25, 0.06],
        [-0.22, 0.34],
        [0.27, 0.35],
      ];
  const besides = helpings.filter(
    ({ food, grams }) => food === "potato" && first.food !== "potato" && grams > 200,
  );
  const around = besides
    .map((potato) => scatter(sketch, disc(middle, 400, 0.6), potato, { count: 24, isCooked: true }))
    .join("");
  return (
    around +
    spots
      .map(([dx = 0, dy = 0], i) => {
        const kind = kinds[i % kinds.length] ?? first;
        const at = {
          x: middle.x + dx * 850,
          y: middle.y + dy * 570,
          turn: kind.isRound ? i * 23 : -16 + (i % 3) * 9,
        };
        return shell(
          { ...context, sketch: { ...sketch, random: sketch.random.fork(`shell-${i}`) } },
          at,
          kind,
          filling,
        );
      })
      .join("")
  );
}

function shell(
  context: DishContext,
  at: { x: number; y: number; turn: number },
  { skin, flesh, length, width, isRound }: Shell,
  filling: readonly Helping[],
): string {
  const { sketch, helpings } = context;
  const outline = smoothClosed(
    Array.from({ length: 14 }, (_, i) => {
      const { x, y } = polar((i * 360) / 14, 1 + sketch.random.between(-0.03, 0.03));
      return { x: (x * length) / 2, y: ((y * width) / 2) * (isRound ? 1 : 1 - 0.12 * x * x) };
    }),
  );
  const [egg, cream, rice] = [
    find(helpings, isEgg),
    find(helpings, isCreamy) ?? helpings.find(({ food }) => /cottage/.test(food)) ?? null,
    find(helpings, isRice),
  ];
  const inner =
    el("path", { d: outline, transform: "scale(0.91)", fill: flesh }) +
    el("path", {
      d: outline,
      transform: "scale(0.72)",
      fill: rice === null ? darken(flesh, 0.22) : rice.look.colour,
    });
  const { lower, upper } = strew(sketch, disc({ x: 0, y: 0 }, length * 0.34, isRound ? 0.95 : 0.5), filling, {
    cover: 1.5,
    scale: 0.82,
    most: 12,
    isCooked: true,
  });
  const crown =
    egg !== null
      ? friedEgg(sketch, { x: 0, y: 0 }, width * 0.74)
      : cream !== null && /cottage|sour|yoghurt/.test(cream.food)
        ? dollop(sketch, { x: 0, y: 0 }, width * 0.26, lighten(cream.look.colour, 0.2))
        : "";
  const strewn = only(helpings, isHerb, isSeed)
    .slice(0, 2)
    .map((herb) =>
      scatter(sketch, disc({ x: 0, y: 0 }, length * 0.28, 0.6), herb, {
        count: 4,
        size: Math.min(50, herb.look.size),
      }),
    )
    .join("");
  return (
    solid(sketch, at, outline, { colour: skin, height: 13, over: inner }) +
    group(
      { transform: place({ x: at.x, y: at.y }) },
      group({ transform: `rotate(${at.turn})` }, lower, upper),
      crown,
      strewn,
    )
  );
}

function rolls(context: DishContext, sauce: string): string {
  const { sketch, helpings } = context;
  const middle = chooseCentre(context);
  const wrapper = helpings.find(({ food }) => /silverbeet|cabbage/.test(food))?.look.colour ?? "#4f7a3a";
  const filling =
    helpings.find(({ food }) => /ricotta|buckwheat|lamb|onion/.test(food))?.look.colour ?? "#f3e8cf";
  const parts = Array.from({ length: 12 }, (_, i) => {
    const at = {
      x: middle.x + (-0.34 + (i % 4) * 0.227) * 850,
      y: middle.y + (-0.31 + Math.floor(i / 4) * 0.31) * 570,
      turn: 80 + sketch.random.near(0, 9),
    };
    return rolled(sketch, at, { length: 206, girth: 132, colour: mix(wrapper, "#6f7a2c", 0.2), filling });
  });
  const bits = pieces(helpings, isHerb, matching(/silverbeet|cabbage|buckwheat|onion|garlic|ricotta/)).slice(
    0,
    3,
  );
  const { lower, upper } = strew(sketch, disc(middle, 400, 0.6), simmered(bits), {
    cover: 0.3,
    isCooked: true,
  });
  const spoonfuls = [-0.3, -0.06, 0.18, 0.36].map((dx, i) =>
    pool(sketch, { x: middle.x + dx * 850, y: middle.y + (i % 2 === 0 ? -70 : 96) }, 96, 46, sauce),
  );
  return parts.join("") + spoonfuls.join("") + lower + upper + toppings(context, { middle, room: 420 });
}
