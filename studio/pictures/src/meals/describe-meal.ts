import type { Dish } from "@fernwell/domain/food/meal";
import { drawDish } from "./draw-dish.ts";
import type { DrawnMeal } from "./drawn-meal.ts";
import {
  type Helping,
  isGrain,
  isHerb,
  isPasta,
  isRice,
  isSoftened,
  isStrand,
  oneOf,
  only,
  pieces,
} from "./helpings.ts";

/** Ingredients that are stirred or melted in and do not show. */
const isUnseen = oneOf("butter", "chilli-flakes", "chia-seeds", "mustard-seed");

/** The text alternative of a meal's picture. Names only ingredients of the meal. */
export function describeMeal(meal: DrawnMeal): string {
  const { helpings, drawn } = drawDish(meal);
  const shown = listVisibleNames(helpings, meal.dish).filter((name) => !isMentioned(meal.name, name));
  const parts = shown.length === 0 ? "" : `, with ${listed(shown.slice(0, 3))}`;
  const view = drawn.view === "above" ? "seen from above" : "seen from the side";
  return `${meal.name} ${drawn.setting}${parts}, ${view}.`;
}

function listVisibleNames(helpings: readonly Helping[], dish: Dish): string[] {
  const isBeaten = (food: string) => food === "egg" && (dish === "pancakes" || dish === "baked-goods");
  const shown = [
    ...only(helpings, isRice, isGrain, isStrand, isPasta),
    ...pieces(helpings, isSoftened, isHerb, isStrand, isPasta, isUnseen, isBeaten),
    ...only(helpings, isHerb),
  ];
  return [
    ...new Set(shown.sort((a, b) => b.grams - a.grams).map(({ ingredientId }) => plainName(ingredientId))),
  ];
}

const spokenNames: ReadonlyMap<string, string> = new Map([
  ["beef-mince-lean", "beef mince"],
  ["black-eyed-peas", "black-eyed peas"],
  ["coconut-flesh", "coconut"],
  ["crispbread-rye", "rye crispbread"],
  ["fennel-bulb", "fennel"],
  ["figs-fresh", "figs"],
  ["jalapeno", "jalapeño"],
  ["lettuce-mixed-leaves", "mixed leaves"],
  ["low-fat-cottage-cheese", "cottage cheese"],
  ["olives-black", "black olives"],
  ["olives-green", "green olives"],
  ["part-skim-ricotta", "ricotta"],
  ["popcorn-kernels", "popcorn"],
  ["tofu-firm", "tofu"],
  ["tofu-silken", "silken tofu"],
  ["tuna-canned", "tuna"],
]);

/** The everyday word for an ingredient, whether canned, frozen or fresh. */
export function plainName(id: string): string {
  return spokenNames.get(id) ?? id.replace(/^(?:canned|frozen|fresh)-/, "").replaceAll("-", " ");
}

/** A name that says "fig" need not mention figs again. */
function isMentioned(sentence: string, name: string): boolean {
  const last = name.split(" ").at(-1) ?? name;
  return sentence.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().includes(last.replace(/e?s$/, ""));
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
}
