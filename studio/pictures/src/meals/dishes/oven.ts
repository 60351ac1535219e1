import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { smoothOpen } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { onePiece } from "../arrange/brush.ts";
import { glints } from "../arrange/liquids.ts";
import { patch } from "../arrange/regions.ts";
import { scatter, strew } from "../arrange/strew.ts";
import { find, isCreamy, isFish, isHerb, isSeed, oneOf, only, pieces, simmered } from "../helpings.ts";
import { reduced, sauceColour } from "../sauce.ts";
import { ovenDish } from "../vessels/oven-dish.ts";
import { fillTray } from "../vessels/tray.ts";
import { browned, bubbles, servedCorner } from "./browning.ts";
import { chooseCentre, type DishContext, type DrawDish, type DrawnDish, fromAbove, isNamed } from "./dish.ts";
import { shells } from "./shells.ts";
import { toppings } from "./wet.ts";

const isCheese = oneOf("cheddar", "mozzarella", "feta", "gruyere", "parmesan", "ricotta");

const isMash = oneOf("potato", "cauliflower", "swede");

export const bake: DrawDish = (context) => {
  if (
    isNamed(
      context,
      /stuffed|baked kumara|baked potato|imam|portobello|golabki|gołąbki|rolls|palusami|lu sipi/,
    )
  )
    return shells(context);
  return isNamed(context, /pie/) ? pie(context) : gratin(context);
};

/** Mash over a filling, forked into ridges and browned, with one corner already served. */
function pie(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const random = sketch.random.fork("pie");
  const filling = reduced(
    sauceColour(
      helpings.filter(({ food }) => !isMash(food)),
      "#8a5432",
    ),
    0.2,
  );
  const mash = mix(only(helpings, isMash)[0]?.look.colour ?? "#f0dda0", "#eab84e", 0.5);
  const dish = ovenDish(sketch, chooseCentre(context), 830, 560);
  const { middle, width, height } = dish;
  const ridges = Array.from({ length: 15 }, (_, i) => {
    const y = middle.y - height / 2 + (i + 0.5) * (height / 15);
    const d = smoothOpen(
      Array.from({ length: 15 }, (_, k) => ({
        x: middle.x - width / 2 - 20 + (k * (width + 40)) / 14,
        y: y + Math.sin(k * 1.15 + i * 0.35) * 14 + random.between(-3, 3),
      })),
    );
    const line = (stroke: string, thick: number, opacity: number, shift: string) =>
      el("path", {
        d,
        fill: "none",
        stroke,
        "stroke-width": thick,
        opacity,
        transform: shift,
        "stroke-linecap": "round",
      });
    return (
      line(darken(mash, 0.35), 17, 0.3, "translate(2 7)") +
      line(lighten(mash, 0.35), 13, 0.75, "") +
      line("#c27424", 9, random.between(0.5, 0.85), "translate(0 -2)")
    );
  });
  return fromAbove(
    dish,
    fillTray(
      sketch,
      dish,
      el("rect", { x: middle.x - width / 2, y: middle.y - height / 2, width, height, fill: mash }) +
        ridges.join("") +
        browned(context, dish) +
        servedCorner(context, dish, filling) +
        toppings(
          { ...context, helpings: helpings.filter(({ food }) => isHerb(food)) },
          { middle, room: 300 },
        ),
    ),
    ["wooden-spoon"],
  );
}

/** Vegetables, beans or fish in a bubbling sauce. */
function gratin(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const colour = reduced(
    sauceColour(helpings, "#d9b06a"),
    helpings.some(({ food }) => isCreamy(food)) ? 0.02 : 0.14,
  );
  const dish = ovenDish(sketch, chooseCentre(context), 830, 560);
  const { middle, width, height } = dish;
  const fish = find(helpings, isFish);
  const cheese = only(helpings, isCheese);
  const { lower, upper } = strew(
    sketch,
    patch(middle, width * 0.95, height * 0.92),
    pieces(simmered(helpings), isHerb, isSeed, isFish, isCheese, oneOf("onion", "garlic")),
    { cover: 1.25, scale: 1.3, isCooked: true },
  );
  const fillets =
    fish === null
      ? ""
      : [
          [-0.26, -0.2],
          [0.24, -0.18],
          [-0.2, 0.24],
          [0.28, 0.22],
        ]
          .map(([dx = 0, dy = 0], i) =>
            onePiece(sketch, fish, {
              x: middle.x + dx * width,
              y: middle.y + dy * height,
              size: 270,
              isCooked: true,
              random: sketch.random.fork(`fillet-${i}`),
            }),
          )
          .join("");
  const crust = cheese
    .map((kind) =>
      scatter(sketch, patch(middle, width * 0.9, height * 0.85), kind, { count: 40, isCooked: true }),
    )
    .join("");
  const seeds = only(helpings, isSeed)
    .map((seed) => scatter(sketch, patch(middle, width * 0.9, height * 0.85), seed, { count: 46 }))
    .join("");
  return fromAbove(
    dish,
    fillTray(
      sketch,
      dish,
      el("rect", { x: middle.x - width / 2, y: middle.y - height / 2, width, height, fill: colour }) +
        lower +
        el("rect", {
          x: middle.x - width / 2,
          y: middle.y - height / 2,
          width,
          height,
          fill: colour,
          opacity: 0.45,
        }) +
        upper +
        fillets +
        crust +
        seeds +
        browned(context, dish) +
        bubbles(context, dish, colour) +
        servedCorner(context, dish, colour) +
        toppings(
          {
            ...context,
            helpings: helpings.filter(({ food }) => isHerb(food) || /chilli|paprika/.test(food)),
          },
          { middle, room: 360 },
        ) +
        glints(sketch, middle, 320, { strength: 0.45, count: 10 }),
    ),
    ["wooden-spoon"],
  );
}
