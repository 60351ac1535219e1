import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { steam } from "../accents/steam.ts";
import { onePiece } from "../arrange/brush.ts";
import { dust } from "../arrange/liquids.ts";
import { type Helping, isHerb, matching, pieces } from "../helpings.ts";
import { sauceColour } from "../sauce.ts";
import { drawGlass, type Glass, halfWidth, heightAt } from "../vessels/glass.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { drawMug, type Mug, onSurface } from "../vessels/mug.ts";
import { type DishContext, type DrawDish, type DrawnDish, fromSide, isNamed } from "./dish.ts";

const isWhole = matching(
  /^(?:cinnamon|star-anise|cardamom|cloves|lemon|lime|orange|mandarin|apple|ginger|lemongrass|dates|almonds|mint|sage|shiitake-mushrooms|frozen-blueberries|turmeric)$/,
);
const isStrewn = matching(/^(?:cinnamon|nutmeg|turmeric|cocoa-powder|cayenne|carob-flour|saffron)$/);

export const hotDrink: DrawDish = (context) => {
  const isGlass =
    isNamed(context, /\btea\b|tisane|sorrel/) &&
    ["Turkish", "Moroccan", "Kashmiri", "Persian", "South African", "Thai"].includes(context.meal.cuisine);
  return isGlass ? teaGlass(context) : drawInMug(context);
};

/** A soup to sip. */
export const mugOfSoup: DrawDish = (context) => drawInMug(context);

function drawInMug(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const random = sketch.random.fork("mug");
  const drink = drinkColour(context);
  const glaze = chooseGlaze(sketch, drink);
  const isBroth = isNamed(context, /broth|mug/);
  const isSmall = isNamed(context, /gulf|espresso|vienna/);
  const half = isSmall ? 165 : isBroth ? 222 : 198;
  const mug: Mug = {
    x: 590 + random.near(0, 30),
    top: 760 - (isBroth ? 300 : isSmall ? 250 : 330),
    height: isBroth ? 270 : isSmall ? 220 : 300,
    half,
    belly: isBroth ? 0.9 : random.pick([0.1, 0.35, 0.6]),
    hasHandle: !isBroth || isNamed(context, /mug/),
  };
  const floating = isBroth
    ? pieces(helpings)
    : pieces(helpings, isWhole)
        .concat(helpings.filter(({ food }) => isHerb(food)))
        .slice(0, 2);
  const pinch = helpings.find(({ food }) => isStrewn(food));
  const surface =
    (isNamed(context, /cream\b|vienna/) && !isNamed(context, /golden/) ? cream(context, mug) : "") +
    floating
      .slice(0, 4)
      .flatMap((helping, k) =>
        Array.from({ length: isBroth ? 5 : 2 }, (_, i) =>
          flat(
            context,
            helping,
            onSurface(mug, k * 83 + i * 140 + random.between(0, 50), random.between(0.15, 0.8)),
            half * 0.2,
          ),
        ),
      )
      .join("") +
    (pinch === undefined
      ? ""
      : group(
          { transform: `translate(${mug.x} ${mug.top + 20}) scale(1 0.4)` },
          dust(sketch, { x: 0, y: 0 }, half * 0.5, darken(pinch.look.colour, 0.2), 60),
        ));
  return fromSide(
    mug.hasHandle ? "in a mug" : "in a cup",
    glaze.body,
    group(
      { transform: "translate(-84 -115) scale(1.14)" },
      drawMug(sketch, glaze, mug, { drink, floating: surface }),
      companions(context, mug.x, 820, half * 1.2),
      steam(sketch, { x: mug.x, y: mug.top + 10 }, Math.min(270, mug.top - 100), 0.5),
    ),
  );
}

function teaGlass(context: DishContext): DrawnDish {
  const { sketch, helpings } = context;
  const drink = drinkColour(context);
  const isTulip = context.meal.cuisine === "Turkish";
  const glass: Glass = {
    x: 590,
    top: 330,
    bottom: 745,
    mouth: isTulip ? 138 : 150,
    foot: isTulip ? 112 : 118,
    squash: 0.28,
    waist: isTulip ? 34 : 0,
  };
  const level = 0.84;
  const y = heightAt(glass, level);
  const half = halfWidth(glass, level);
  const leaves = helpings.filter(
    ({ food }) => isHerb(food) || food === "lemon" || food === "almonds" || food === "apple",
  );
  const inside = leaves
    .flatMap((leaf, k) =>
      [0, 1, 2].map((i) =>
        onePiece(sketch, leaf, {
          x: glass.x - 50 + ((i * 53 + k * 31) % 110),
          y: y + 90 + i * 62 + k * 18,
          size: 84,
        }),
      ),
    )
    .join("");
  const above = leaves
    .slice(0, 2)
    .map((leaf, i) =>
      flat(context, leaf, { x: glass.x - half * 0.35 + i * half * 0.65, y: y + (i === 0 ? -6 : 8) }, 66),
    )
    .join("");
  const saucer =
    el("ellipse", { cx: glass.x, cy: 768, rx: 236, ry: 66, fill: "#f4eddf" }) +
    el("ellipse", {
      cx: glass.x,
      cy: 764,
      rx: 236,
      ry: 64,
      fill: "#fbf6ea",
      stroke: "#a3421a",
      "stroke-width": 4,
      "stroke-opacity": 0.6,
    });
  return fromSide(
    "in a tea glass",
    "#fbf6ea",
    el("ellipse", { cx: glass.x + 40, cy: 790, rx: 240, ry: 66, fill: "#2b1a0c", opacity: 0.22 }) +
      saucer +
      drawGlass(sketch, glass, {
        level,
        body: mix(drink, "#ffffff", 0.04),
        surface: lighten(drink, 0.14),
        inside: group({ opacity: 0.55 }, inside),
        above,
      }) +
      companions(context, glass.x, 815, 240) +
      steam(sketch, { x: glass.x, y: glass.top }, 280, 0.5),
  );
}

function drinkColour(context: DishContext): string {
  const { helpings } = context;
  const fallback = isNamed(context, /broth|tea|boricha|tisane/) ? "#d0963c" : "#a8723c";
  return sauceColour(helpings, fallback, 1);
}

/** Cream floating on coffee. */
function cream({ helpings }: DishContext, { x, top, half }: Mug): string {
  const colour = helpings.find(({ food }) => /cream$/.test(food))?.look.colour ?? "#fbf4e6";
  const rounds = [0.78, 0.58, 0.36, 0.18].map((share, i) =>
    el("ellipse", {
      cx: x - 6 * i,
      cy: top + 18 - i * 12,
      rx: half * share,
      ry: half * share * 0.4,
      fill: i % 2 === 0 ? colour : lighten(colour, 0.6),
      stroke: darken(colour, 0.22),
      "stroke-width": 2,
      "stroke-opacity": 0.5,
    }),
  );
  return rounds.join("");
}

/** A piece floating on the surface, foreshortened. */
function flat(
  { sketch }: DishContext,
  helping: Helping,
  { x, y }: { x: number; y: number },
  size: number,
): string {
  return group(
    { transform: `${place({ x, y })} scale(1 0.5)` },
    onePiece(sketch, helping, { x: 0, y: 0, size }),
  );
}

/** The drink's whole spices and fruit beside the cup. */
function companions(context: DishContext, x: number, y: number, reach: number): string {
  const { sketch, helpings } = context;
  const random = sketch.random.fork("companions");
  const shown = helpings
    .filter(({ food, look }) => isWhole(food) && look.cut !== "powder" && look.cut !== "liquid")
    .slice(0, 3);
  return shown
    .flatMap((helping, k) => {
      const side = k % 2 === 0 ? 1 : -1;
      const count = helping.look.size < 30 ? 5 : 2;
      return Array.from({ length: count }, (_, i) =>
        onePiece(sketch, helping, {
          x: x + side * (reach + 90 + (i % 3) * 54 + k * 30),
          y: y - 40 + Math.floor(i / 3) * 40 + random.between(-14, 18),
          size: Math.max(34, Math.min(110, helping.look.size * 1.3)),
          random: random.fork(`${k}-${i}`),
        }),
      );
    })
    .join("");
}
