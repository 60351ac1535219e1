import type { DerivedMeal } from "../../food/derived-meal.ts";
import type { Dish } from "../../food/meal.ts";
import { capitaliseFirst } from "../picking/spell-number.ts";
import { fitsSlot } from "../prompt/slots.ts";
import { countDays, groupByDay, nameDay } from "./calendar.ts";
import type { DatedItem, WeekHint } from "./dated-week.ts";

/** On so many days running the same kind of dish is too much of it. */
export const tooManyDays = 3;

/** Lunches and dinners count. Porridge every morning is fine, and so is tea every day. */
function isMainMeal(slot: string | null, meal: DerivedMeal): boolean {
  if (slot === null) return fitsSlot(meal, "lunch") || fitsSlot(meal, "dinner");
  return slot === "lunch" || slot === "dinner";
}

/** Main meals of the same kind of dish on three or more days running. Leftovers are the dish that they are left of. */
export function findSameDishes(meals: readonly DatedItem<DerivedMeal>[]): WeekHint[] {
  const byDish = Map.groupBy(
    meals.filter(({ slot, item }) => isMainMeal(slot, item)),
    ({ item }) => item.dish,
  );
  return [...byDish].flatMap(([dish, ofDish]) =>
    listRuns(groupByDay(ofDish))
      .filter((run) => run.length >= tooManyDays)
      .map((run): WeekHint => {
        const [first = ""] = run[0] ?? [];
        const [last = ""] = run.at(-1) ?? [];
        return {
          rule: "same-dish",
          entryIds: run.flatMap(([, onDay]) => onDay.map(({ entryId }) => entryId)),
          text: `${capitaliseFirst(dishWords[dish])} every day from ${nameDay(first)} to ${nameDay(last)}. Something different in between would be a nice change.`,
        };
      }),
  );
}

type Day = ReturnType<typeof groupByDay<DatedItem<DerivedMeal>>>[number];

/** Days that follow each other without a gap. */
function listRuns(days: readonly Day[]): Day[][] {
  const runs: Day[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && countDays(day[0]) - countDays(last[0]) === 1)
      run.push(day);
    else runs.push([day]);
  }
  return runs;
}

const dishWords: Readonly<Record<Dish, string>> = {
  porridge: "porridge",
  bowl: "bowls",
  soup: "soup",
  stew: "stew",
  curry: "curry",
  salad: "salad",
  "stir-fry": "stir-fries",
  pasta: "pasta",
  noodles: "noodles",
  "rice-dish": "rice dishes",
  roast: "roasts",
  bake: "bakes",
  grill: "grilled meals",
  "pan-dish": "meals from the pan",
  eggs: "eggs",
  pancakes: "pancakes",
  toast: "toast",
  sandwich: "sandwiches",
  wrap: "wraps",
  dip: "dips",
  "finger-food": "finger food",
  "baked-goods": "baked goods",
  dessert: "dessert",
  "fruit-plate": "fruit plates",
  smoothie: "smoothies",
  "hot-drink": "hot drinks",
  "cold-drink": "cold drinks",
};
