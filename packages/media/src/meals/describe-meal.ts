import type { Dish, Meal } from "@fernwell/domain/food/meal";
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
import { serve } from "./serve.ts";

/** Stirred, melted or beaten in: in the meal, but nothing that the picture shows. */
const isUnseen = oneOf("butter", "chilli-flakes", "chia-seeds", "mustard-seed");

/** The picture of a meal in a sentence, for whoever does not see it. Names only what the meal has. */
export function describeMeal(meal: Meal): string {
  const { helpings, served } = serve(meal);
  const shown = namesOf(helpings, meal.dish).filter((name) => !isIn(meal.name, name));
  const parts = shown.length === 0 ? "" : `, with ${listed(shown.slice(0, 3))}`;
  const view = served.view === "above" ? "seen from above" : "seen from the side";
  return `${meal.name} ${served.setting}${parts}, ${view}.`;
}

function namesOf(helpings: readonly Helping[], dish: Dish): string[] {
  const isBeaten = (id: string) => id === "egg" && (dish === "pancakes" || dish === "baked-goods");
  const shown = [
    ...only(helpings, isRice, isGrain, isStrand, isPasta),
    ...pieces(helpings, isSoftened, isHerb, isStrand, isPasta, isUnseen, isBeaten),
    ...only(helpings, isHerb),
  ];
  return [...new Set(shown.sort((a, b) => b.grams - a.grams).map(({ id }) => plainName(id)))];
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

/** The everyday word for an ingredient, whichever way it came to the kitchen. */
export function plainName(id: string): string {
  return spokenNames.get(id) ?? id.replace(/^(?:canned|frozen|fresh)-/, "").replaceAll("-", " ");
}

/** A name that already says "figs" or "fig" need not be told of figs again. */
function isIn(sentence: string, name: string): boolean {
  const last = name.split(" ").at(-1) ?? name;
  return sentence.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().includes(last.replace(/e?s$/, ""));
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
}
