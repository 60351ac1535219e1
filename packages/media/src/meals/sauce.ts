import { mix } from "../drawing/colour.ts";
import { type Helping, isMeat, matching } from "./helpings.ts";
import { blend } from "./tone.ts";

/** What turns another colour once it is crushed. */
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

/** What everything that colours a sauce makes of it together. */
export function sauceColour(helpings: readonly Helping[], fallback = "#c9a066", dilution = 0): string {
  const tinting = helpings
    .filter(({ look, id }) => look.tint > 0 && id !== "water" && id !== "chia-seeds")
    .map(({ id, look, grams }) => ({
      colour: mashed.get(id) ?? look.colour,
      weight: look.tint * grams ** 0.5 * (look.cut === "powder" ? 3.2 : isMeat(id) ? 0.4 : 1),
    }))
    .sort((a, b) => b.weight - a.weight);
  return blend([{ colour: fallback, weight: dilution }, ...tinting], fallback);
}

/** Long on the stove: deeper and warmer. */
export function reduced(colour: string, share: number): string {
  return mix(colour, "#6e3413", share);
}

const isPale = matching(/milk|kefir|yoghurt|cottage|tofu|coconut-cream/);
const isStrong = matching(/^(?:beetroot|peanut-butter|espresso|frozen-blueberries|spinach)$/);

/** The colour that a smooth blend of ingredients has. */
export function blendColour(helpings: readonly Helping[]): string {
  return blend(
    helpings
      .filter(({ look, id }) => look.cut !== "powder" && id !== "water" && look.presence + look.tint > 0)
      .map(({ id, look, grams }) => ({
        colour: mashed.get(id) ?? look.colour,
        weight: grams * (isPale(id) ? 0.35 : 0.25 + look.tint) * (isStrong(id) ? 2.5 : 1),
      })),
    "#e8d8b8",
  );
}
