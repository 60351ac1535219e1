import { mix } from "@fernwell/studio-drawing/colour";
import { type Helping, isMeat, matching } from "./helpings.ts";
import { blend } from "./tone.ts";

/** Foods that change colour when crushed. */
const mashed = new Map([
  ["avocado", "#a8bd52"],
  ["blueberries", "#6d3a77"],
  ["frozen-blueberries", "#6d3a77"],
  ["kiwifruit", "#93bb3e"],
  ["feijoa", "#cfd38a"],
  ["spinach", "#4f8f3c"],
  ["cucumber", "#bcd696"],
  ["strawberries", "#e0566a"],
]);

/** The colour of a sauce, mixed from its ingredients. */
export function sauceColour(helpings: readonly Helping[], fallback = "#c9a066", dilution = 0): string {
  const tinting = helpings
    .filter(({ look, food }) => look.tint > 0 && food !== "water" && food !== "chia-seeds")
    .map(({ food, look, grams }) => ({
      colour: mashed.get(food) ?? look.colour,
      weight: look.tint * grams ** 0.5 * (look.cut === "powder" ? 3.2 : isMeat(food) ? 0.4 : 1),
    }))
    .sort((a, b) => b.weight - a.weight);
  return blend([{ colour: fallback, weight: dilution }, ...tinting], fallback);
}

/** Deepens and warms a colour, as long cooking does. */
export function reduced(colour: string, share: number): string {
  return mix(colour, "#6e3413", share);
}

const isPale = matching(/milk|kefir|yoghurt|cottage|tofu|coconut-cream/);
const isStrong = matching(/^(?:beetroot|peanut-butter|espresso|frozen-blueberries|spinach)$/);

/** The colour of ingredients blended smooth. */
export function blendColour(helpings: readonly Helping[]): string {
  return blend(
    helpings
      .filter(({ look, food }) => look.cut !== "powder" && food !== "water" && look.presence + look.tint > 0)
      .map(({ food, look, grams }) => ({
        colour: mashed.get(food) ?? look.colour,
        weight: grams * (isPale(food) ? 0.35 : 0.25 + look.tint) * (isStrong(food) ? 2.5 : 1),
      })),
    "#e8d8b8",
  );
}
