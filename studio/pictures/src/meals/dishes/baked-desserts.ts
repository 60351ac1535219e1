import { mix } from "@fernwell/studio-drawing/colour";
import { polar } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { grainMound } from "../arrange/grains.ts";
import { dust, glints, liquid, specks } from "../arrange/liquids.ts";
import { patch } from "../arrange/regions.ts";
import { dollop } from "../arrange/soft.ts";
import { scatter } from "../arrange/strew.ts";
import { find, isCreamy, isHerb, pieces, wholeSpices } from "../helpings.ts";
import { glow } from "../sketch.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { ovenDish } from "../vessels/oven-dish.ts";
import { bowl } from "../vessels/round.ts";
import { fillTray } from "../vessels/tray.ts";
import { fill } from "../vessels/vessel.ts";
import { chooseCentre, type DrawDish, fromAbove, isNamed } from "./dish.ts";

export const baked: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const fruit = pieces(helpings).find(({ food }) => /plum|blueberries/.test(food));
  const juice = isNamed(context, /blueberry/)
    ? "#4f2a5c"
    : mix(fruit?.look.second ?? "#5a2450", "#8a2040", 0.5);
  const dish = ovenDish(sketch, chooseCentre(context), 820, 550);
  const { middle, width, height } = dish;
  const area = patch(middle, width * 0.9, height * 0.86);
  const isCrumble = isNamed(context, /crumble/);
  const bed =
    fruit === undefined
      ? ""
      : scatter(sketch, area, fruit, {
          count: isCrumble ? 150 : 26,
          size: isCrumble ? 56 : 150,
          isCooked: true,
        });
  const rest = [
    ...pieces(helpings, isHerb, isCreamy).filter(
      ({ food }) => food !== fruit?.food && !/butter|oats/.test(food),
    ),
    ...wholeSpices(helpings),
  ];
  const topping = isCrumble
    ? [
        [-0.2, -0.14, 230, 150],
        [0.2, -0.06, 220, 170],
        [-0.08, 0.22, 260, 120],
      ]
        .map(([dx = 0, dy = 0, rx = 0, ry = 0]) =>
          grainMound(
            sketch,
            { middle: { x: middle.x + dx * width, y: middle.y + dy * height }, rx, ry },
            { colour: "#c68f45", length: 27, girth: 21 },
          ),
        )
        .join("")
    : "";
  const cream = find(helpings, isCreamy);
  const food =
    el("rect", { x: middle.x - width / 2, y: middle.y - height / 2, width, height, fill: juice }) +
    bed +
    topping +
    rest.map((part) => scatter(sketch, area, part, { count: 6 })).join("") +
    (cream === null || isCrumble
      ? ""
      : dollop(sketch, { x: middle.x + 180, y: middle.y + 60 }, 96, cream.look.colour)) +
    glints(sketch, middle, 330, { strength: 0.5, count: 12 });
  return fromAbove(dish, fillTray(sketch, dish, food), ["wooden-spoon"]);
};

/** Three small pots with a browned skin. */
export const ricePudding: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const spice = helpings.find(({ food }) => food === "cinnamon");
  const centre = chooseCentre(context);
  const pots = [
    { x: -235, y: -120 },
    { x: 210, y: -140 },
    { x: 10, y: 190 },
  ].map(({ x, y }, i) => {
    const inner = { ...sketch, random: sketch.random.fork(`pot-${i}`) };
    const middle = { x: centre.x + x, y: centre.y + y };
    const vessel = bowl(
      { ...inner, random: sketch.random },
      chooseGlaze(sketch, "#f4e3bd"),
      middle,
      212,
      0.7,
    );
    const scorch = glow(
      inner,
      [
        [0, "#7a3610", 0.85],
        [0.4, "#a05a1c", 0.65],
        [0.75, "#c9893a", 0.35],
        [1, "#e0b060", 0],
      ],
      { cx: inner.random.between(0.4, 0.6), cy: inner.random.between(0.4, 0.6) },
    );
    const blisters = Array.from({ length: 9 }, () =>
      polar(inner.random.between(0, 360), vessel.room * 0.55 * inner.random.next(), middle),
    );
    const skin =
      el("circle", { cx: middle.x, cy: middle.y, r: vessel.room * 0.86, fill: scorch }) +
      specks(blisters, "#4a1f08", 15, 0.5);
    return fill(
      inner,
      vessel,
      liquid(inner, middle, vessel.room, "#f3ddaa") +
        skin +
        (spice === undefined ? "" : dust(inner, middle, 100, spice.look.colour, 40)) +
        glints(inner, middle, vessel.room, { count: 3 }),
    );
  });
  return fromAbove(
    { colour: "#e3bfa6", middle: centre, reach: 450, setting: "in three small bowls" },
    pots.join(""),
    ["spoon"],
  );
};
