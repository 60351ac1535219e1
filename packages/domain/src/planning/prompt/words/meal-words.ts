import type { Diet } from "../../../food/diets.ts";
import type { HealthTag } from "../../../food/health-tags.ts";
import type { MealType } from "../../../food/meal.ts";
import { createPhraseBook } from "../../../safety/phrase-book.ts";
import { dietWords, healthTagWords } from "./diet-words.ts";
import { listPhrases, listPhrasesByValue } from "./phrase-entries.ts";
import { type SharedMeaning, sharedWords } from "./shared-words.ts";

export type MealMeaning =
  | { readonly facet: "mealType"; readonly value: MealType }
  | { readonly facet: "diet"; readonly value: Diet }
  | { readonly facet: "healthTag"; readonly value: HealthTag }
  | { readonly facet: "quick"; readonly value: null }
  | { readonly facet: "dessert"; readonly value: null }
  /** A word for an item of any meal type. */
  | { readonly facet: "noun"; readonly value: null }
  /** A word for the text search that must not be read as a food. */
  | { readonly facet: "search"; readonly value: null }
  | SharedMeaning;

const mealTypeWords: Readonly<Record<MealType, string>> = {
  breakfast: `breakfast, bfast, breakfest, brekky, brekkie, breaky, breakie, brekfast, breakfasty, break fast, brunch, suhoor, sehri,
    in the morning before work`,
  lunch: `lunch, luncheon, packed lunch, lunchbox, lunch box, brunch, midday meal, lunchtime, lunch time,
    bento`,
  dinner: `dinner, supper, tea, tea time, teatime, evening meal, main meal, weeknight meal, dinnertime,
    dinner time, dinner party, treat dinner, treat meal, iftar, main course, mains, night meal, meal tonight, cook tonight,
    eat tonight`,
  snack: `snack, nibble, morning tea, afternoon tea, elevenses, smoko, bites to eat between meals,
    finger food, pick me up, between meals, snacky, appetiser, appetizer, canape, munchies, treat,
    sweet treat`,
  drink: `drink, smoothie, smoothies, shake, milkshake, juice, beverage, hot drink, cold drink, mocktail,
    lassi, latte, herbal tea, green tea, black tea, chai, matcha, iced coffee, iced tea, ice tea,
    cup of tea, cuppa, hot tea, tisane, to drink, something to drink, refreshment`,
};

/** Idioms in which a word for a meal means something else. */
const idioms = `after dinner, after lunch, after breakfast, before dinner, before lunch, before breakfast,
    dinner table, skip breakfast, skipping breakfast, skip lunch, cast iron, date night, game day,
    game night, a date, date on, date next, first date, yorkshire pudding, black pudding, stock up, in stock, muscle, build muscle, gain muscle`;

const quickWords = `quick, quickly, fast, speedy, rapid, quickie, express, in a hurry, in a rush, short on time,
    pressed for time, time poor, no time, not much time, no time to cook, dont have much time,
    dont have time, dont have a lot of time, havent got much time, little time, busy weeknight,
    fast to make, in no time, in a flash, quick and easy, easy and quick, super quick, really quick,
    nice and quick`;

const nounWords = `meal, item, bits, recipe, dish, idea, option, suggestion, thing, choice, plate, menu idea, bite,
    bowl, bakes, one pot, cook ups, starter, ones, inspiration, picks`;

const dessertWords = "dessert, pudding, birthday cake, a cake";

/** "Curry" usually means the dish, not the powder. */
const searchWords = `curry, soup, stew, salad, stir fry, roast, casserole, sandwich, wrap, taco, burger, bake,
    one pot, tray bake, traybake, sheet pan, slow cooker, no bake, no cook, no cooking, pie, dip,
    omelette, pancake, muffin, pizza, dumpling, risotto, dessert, pudding, spicy, chinese, indian,
    french, greek, italian, mexican, japanese, english, thai, smoothie, smoothies, shake, milkshake,
    juice, lassi, latte, chai, mocktail, hot drink, cold drink, iced tea, herbal tea, porridge, bowl,
    noodles dish, finger food, iced coffee, tisane`;

/** Eating less of something is read as leaving it out. */
const mealRefusals = "less, fewer, eat less, go easy on, easy on, go light on";

export const mealBook = createPhraseBook<MealMeaning>([
  ...sharedWords,
  ...listPhrasesByValue(mealTypeWords, (value) => ({ facet: "mealType", value })),
  ...listPhrasesByValue(dietWords, (value) => ({ facet: "diet", value })),
  ...listPhrasesByValue(healthTagWords, (value) => ({ facet: "healthTag", value })),
  ...listPhrases(quickWords, { facet: "quick", value: null }),
  ...listPhrases(nounWords, { facet: "noun", value: null }),
  ...listPhrases(dessertWords, { facet: "dessert", value: null }),
  ...listPhrases(searchWords, { facet: "search", value: null }),
  ...listPhrases(mealRefusals, { facet: "refuse", value: "refusal" }),
  ...listPhrases(idioms, { facet: "idiom", value: null }),
]);
