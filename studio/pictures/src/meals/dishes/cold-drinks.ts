import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { smoothOpen } from "@fernwell/studio-drawing/shapes";
import { el, group } from "@fernwell/studio-drawing/svg";
import { onePiece } from "../arrange/brush.ts";
import { isHerb, matching, pieces } from "../helpings.ts";
import { blendColour, sauceColour } from "../sauce.ts";
import { slope } from "../sketch.ts";
import { drawGlass, type Glass, halfWidth, heightAt } from "../vessels/glass.ts";
import { type DrawDish, fromSide } from "./dish.ts";
import { afloat, beside, foam, ice, isSlice, rimSlice, straw } from "./drink-trimmings.ts";

const isClear = matching(/water$|^green-tea$|^hibiscus-tea$|^sparkling-water$|^coconut-water$/);

export const coldDrink: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const random = sketch.random.fork("cold");
  const glass: Glass = {
    x: 590 + random.near(0, 24),
    top: 190,
    bottom: 770,
    mouth: random.between(138, 160),
    foot: random.between(104, 130),
    squash: 0.24,
    waist: 0,
  };
  const clear =
    helpings.some(({ food }) => isClear(food)) &&
    !helpings.some(({ food }) => /milk|kefir|yoghurt|cream|rice|tomato|carrot/.test(food));
  const colour = clear ? sauceColour(helpings, "#eef0d8", 5) : blendColour(helpings);
  const level = 0.86;
  const y = heightAt(glass, level);
  const half = halfWidth(glass, level);
  const shown = pieces(helpings).filter(
    ({ food }) => isHerb(food) || isSlice(food) || /seeds|berries/.test(food),
  );
  const sunk = clear
    ? shown
        .flatMap((helping, k) =>
          Array.from({ length: 4 }, (_, i) =>
            onePiece(sketch, helping, {
              x: glass.x + ((i * 71 + k * 47) % (half * 1.4)) - half * 0.7,
              y: y + 60 + ((i * 131 + k * 89) % 430),
              size: Math.min(110, Math.max(20, helping.look.size * 1.5)),
              random: random.fork(`${k}${i}`),
            }),
          ),
        )
        .join("")
    : "";
  const body = slope(
    sketch,
    [
      [0, lighten(colour, 0.22)],
      [0.5, colour],
      [1, darken(colour, 0.16)],
    ],
    { from: [0, 0], to: [0, 1] },
  );
  return fromSide(
    "in a tall glass",
    colour,
    straw(context, glass, y) +
      drawGlass(sketch, glass, {
        level,
        body,
        surface: lighten(colour, 0.25),
        inside: (clear ? group({ opacity: 0.7 }, sunk) : "") + ice(context, glass, y, half, clear ? 5 : 2),
        above: afloat(context, shown, glass, y, half),
      }) +
      rimSlice(context, shown, glass) +
      beside(context, shown, glass),
  );
};

export const smoothie: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const random = sketch.random.fork("smoothie");
  const glass: Glass = {
    x: 590 + random.near(0, 24),
    top: 195,
    bottom: 770,
    mouth: random.between(150, 178),
    foot: random.between(96, 118),
    squash: 0.24,
    waist: random.pick([0, 0, 12]),
  };
  const colour = blendColour(helpings);
  const fruit = pieces(helpings).filter(
    ({ food }) => isSlice(food) || /berries|avocado|dates|almonds|spinach|mint|coriander/.test(food),
  );
  const level = 0.93;
  const y = heightAt(glass, level);
  const half = halfWidth(glass, level);
  const deep = mix(colour, fruit[0]?.look.colour ?? colour, 0.35);
  const waves = [0.24, 0.5].map((share, i) => {
    const at = heightAt(glass, share);
    const points = Array.from({ length: 9 }, (_, k) => ({
      x: glass.x - 220 + k * 55,
      y: at + Math.sin(k * 1.1 + i * 2) * 15,
    }));
    return el("path", {
      d: `${smoothOpen(points)}V900H${glass.x - 220}Z`,
      fill: i === 0 ? darken(deep, 0.06) : deep,
      opacity: 0.6,
    });
  });
  const flecks = Array.from({ length: 46 }, () =>
    el("circle", {
      cx: glass.x + random.between(-170, 170),
      cy: random.between(y, 780),
      r: random.between(1, 3.4),
      fill: random.chance(0.5) ? lighten(colour, 0.5) : darken(deep, 0.3),
      opacity: 0.5,
    }),
  );
  return fromSide(
    "in a tall glass",
    colour,
    straw(context, glass, y) +
      drawGlass(sketch, glass, {
        level,
        body: colour,
        surface: lighten(colour, 0.3),
        inside: waves.reverse().join("") + flecks.join(""),
        above: foam(context, glass, y, half, colour) + afloat(context, fruit, glass, y, half),
      }) +
      rimSlice(context, fruit, glass) +
      beside(context, fruit, glass),
  );
};
