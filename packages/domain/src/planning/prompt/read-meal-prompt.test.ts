import fc from "fast-check";
import { expect, it } from "vitest";
import { anIngredient } from "../../../test/foods.ts";
import { createFoodVocabulary } from "../../safety/food-vocabulary.ts";
import { listMealChips } from "../chips/meal-chips.ts";
import { readMealPrompt } from "./read-meal-prompt.ts";

const egg = anIngredient({
  id: "egg",
  name: "Egg",
  foodGroup: "egg",
  animalOrigin: "egg",
  allergens: { egg: "contains" },
});
const rice = anIngredient({ id: "white-rice", name: "White rice", foodGroup: "grain" });
const flour = anIngredient({ id: "plain-flour", name: "Plain flour", foodGroup: "grain" });
const ingredients = [
  anIngredient({ id: "white-mushrooms", name: "White mushrooms", foodGroup: "fungus" }),
  anIngredient({ id: "whole-chicken", name: "Whole chicken", foodGroup: "poultry", animalOrigin: "poultry" }),
  anIngredient({
    id: "cod",
    name: "Cod",
    foodGroup: "fish",
    animalOrigin: "fish",
    allergens: { fish: "contains" },
  }),
  egg,
  anIngredient({
    id: "mayonnaise",
    name: "Mayonnaise",
    foodGroup: "condiment",
    allergens: { egg: "contains" },
  }),
  anIngredient({ id: "olives-green", name: "Green olives" }),
  anIngredient({ id: "pumpkin", name: "Pumpkin" }),
  anIngredient({ id: "pumpkin-seeds", name: "Pumpkin seeds", foodGroup: "seed" }),
  anIngredient({
    id: "beef-mince-lean",
    name: "Lean beef mince",
    foodGroup: "red-meat",
    animalOrigin: "beef",
  }),
  rice,
  flour,
  anIngredient({ id: "rice-noodles", name: "Rice noodles", foodGroup: "grain", madeFrom: [rice.id] }),
  anIngredient({
    id: "egg-noodles",
    name: "Egg noodles",
    foodGroup: "grain",
    animalOrigin: "egg",
    allergens: { egg: "contains", wheat: "contains" },
    madeFrom: [flour.id, egg.id],
  }),
];
const pantry = { ingredients, vocabulary: createFoodVocabulary(ingredients) };
const read = (prompt: string) => readMealPrompt(prompt, pantry);

it("reads a whole prompt", () => {
  expect(read("5 quick vegan dinners without mushrooms, under 600 calories, Thai style")).toEqual({
    count: 5,
    perSlot: { dinner: 5 },
    slots: ["dinner"],
    days: null,
    weekdays: [],
    servings: null,
    limits: [],
    maxRepeats: null,
    isCheap: false,
    noCookDays: [],
    wantsLeftovers: false,
    addsLeftoverLunches: false,
    useUpIngredientIds: [],
    unwantedCookware: [],
    unwantedFoods: [
      { name: "mushroom", written: "mushrooms", ingredientIds: ["white-mushrooms"], allergens: [] },
    ],
    wantedFoods: [],
    minMinutes: null,
    totalMinutes: null,
    hasStatedMinutes: false,
    mealTypes: ["dinner"],
    unwantedMealTypes: [],
    diets: ["vegan"],
    unwantedAllergens: [],
    unwantedIngredientIds: ["white-mushrooms"],
    wantedIngredientIds: [],
    maxMinutes: 30,
    maxCalories: 600,
    minProtein: null,
    healthTags: [],
    unwantedWords: [],
    searchText: "thai style",
  });
});

it("asks for nothing without a wish", () => {
  expect(read("surprise me")).toMatchObject({
    count: null,
    mealTypes: [],
    diets: [],
    searchText: "surprise",
  });
});

it("[SCALE-22] reads a food with a soft hyphen in it", () => {
  expect(read("dinners, I'm allergic to mush\u00adrooms").unwantedIngredientIds).toEqual(["white-mushrooms"]);
});

it.each([
  "I'm allergic to peanuts",
  "peanut allergy",
  "Allergies: peanuts",
  "🥜 allergy",
  "no peanuts",
  "peanut-free",
  "peanuts make me ill",
  "I can't have peanuts",
])("excludes peanut for %j in any context", (said) => {
  fc.assert(
    fc.property(
      fc.constantFrom("", "5 dinners. ", "Hi there! ", "vegan, "),
      fc.constantFrom("", ". 3 lunches please", ". With chicken", ", thanks"),
      (before, after) => read(`${before}${said}${after}`).unwantedAllergens.includes("peanut"),
    ),
  );
});

it("excludes the whole class for a refused egg, and wants only the egg for a wanted one", () => {
  expect(read("no eggs").unwantedAllergens).toEqual(["egg"]);
  expect(read("lunch with eggs").wantedIngredientIds).toEqual(["egg"]);
});

it("wants the food itself, not products named after it", () => {
  expect(read("pumpkin recipes").wantedIngredientIds).toEqual(["pumpkin"]);
  expect(read("ground beef dinners").wantedIngredientIds).toEqual(["beef-mince-lean"]);
  expect(read("mince for tea").wantedIngredientIds).toEqual(["beef-mince-lean"]);
});

it("refuses what was named before", () => {
  expect(read("I love mushrooms but my son won't touch them")).toMatchObject({
    unwantedIngredientIds: ["white-mushrooms"],
    wantedIngredientIds: [],
  });
});

it("distinguishes vegetarian from pescatarian, and a permission from a wish", () => {
  expect(read("I don't eat meat").diets).toEqual(["vegetarian"]);
  expect(read("I don't eat meat but fish is fine")).toMatchObject({
    diets: ["pescatarian"],
    wantedIngredientIds: [],
  });
});

it("[SAFE-77] excludes unknown words by name", () => {
  expect(read("no haggis please").unwantedWords).toEqual(["haggis"]);
  expect(read("5 dinners, no zyx").unwantedWords).toEqual(["zyx"]);
  expect(listMealChips(read("5 dinners, no zyx"), []).map(({ text }) => text)).toEqual([
    "5 dinners",
    "no zyx",
  ]);
});

it("counts each meal type", () => {
  expect(read("3 breakfasts and 4 dinners")).toMatchObject({
    count: 7,
    perSlot: { breakfast: 3, dinner: 4 },
  });
});

it.each([
  ["lunches Monday to Friday", 5, ["monday", "tuesday", "wednesday", "thursday", "friday"]],
  ["lunches Mon, Wed and Fri", 3, ["monday", "wednesday", "friday"]],
  ["lunches Mon-Thu", 4, ["monday", "tuesday", "wednesday", "thursday"]],
  ["dinners Friday to Sunday", 3, ["friday", "saturday", "sunday"]],
  ["breakfasts for the weekend", 2, ["saturday", "sunday"]],
  [
    "dinners for the week, we eat out on Fridays",
    6,
    ["monday", "tuesday", "wednesday", "thursday", "saturday", "sunday"],
  ],
  ["dinners all week, Friday should be special", 7, []],
])("[WEEK-14] reads the days of %j", (prompt, count, weekdays) => {
  expect(read(prompt)).toMatchObject({ count, weekdays });
});

it.each([
  ["a week of dinners for two", 7, 2],
  ["dinner for 6 on Saturday", 1, 6],
  ["3 dinners, serves 4", 3, 4],
  ["5 dinners for me and my three kids", 5, 4],
  ["dinners for 4 nights, 2 adults + 1 kid", 4, 3],
  ["7 kid friendly dinners", 7, null],
  ["lunches for a week, just me", 7, 1],
  ["5 dinners, my husband and I", 5, 2],
  ["give me 9 meals", 9, null],
  ["dinners for the week for my wife, who is 34", 7, 1],
])("[WEEK-08] reads for how many: %j", (prompt, count, servings) => {
  expect(read(prompt)).toMatchObject({ count, servings });
});

it.each([
  [
    "breakfast, lunch, dinner and two snacks for tomorrow",
    5,
    { breakfast: 1, lunch: 1, dinner: 1, snack: 2 },
  ],
  ["three meals and three snacks a day for three days", 18, { breakfast: 3, lunch: 3, dinner: 3, snack: 9 }],
  ["breakfast, lunch and dinner for 3 days", 9, { breakfast: 3, lunch: 3, dinner: 3 }],
  ["Fri dinner, Sat breakfast, lunch and dinner, Sun breakfast", 5, { dinner: 2, breakfast: 2, lunch: 1 }],
  ["daily breakfasts for my kids", 7, { breakfast: 7 }],
  ["a light dinner", 1, {}],
  ["5 ingredient dinners x 6", 6, { dinner: 6 }],
  ["28 dinners", 28, { dinner: 28 }],
])("[WEEK-01] counts the meals of %j", (prompt, count, perSlot) => {
  expect(read(prompt)).toMatchObject({ count, perSlot });
});

it.each([
  ["a week of dinners, no soup twice", 7, { what: "soup", atLeast: null, atMost: 1 }],
  ["7 dinners, curry at least three times", 7, { what: "curry", atLeast: 3, atMost: null }],
  ["two soups at most, dinners for a week", 7, { what: "soup", atLeast: null, atMost: 2 }],
  ["dinners for a week, pasta max 2x", 7, { what: "pasta", atLeast: null, atMost: 2 }],
])("[WEEK-07] reads the limit of %j, which is no count and no refusal", (prompt, count, limit) => {
  const { limits, ...request } = read(prompt);
  expect(limits).toEqual([expect.objectContaining(limit)]);
  expect(request).toMatchObject({ count, unwantedWords: [] });
});

it("[WEEK-07] reads limits of one kind as one, the narrower of each", () => {
  const said = "soup at most 3 times, soup at least once, soup at most 2 times, soup at least once";
  expect(read(`7 dinners, ${said}`).limits).toMatchObject([{ what: "soup", atLeast: 1, atMost: 2 }]);
});

it.each([
  ["rice at most twice", ["white-rice", "rice-noodles"]],
  ["rice at least once, rice at most 3 times", ["white-rice", "rice-noodles"]],
  ["rice at least twice", ["white-rice"]],
  ["eggs at most twice", ["egg"]],
])("[WEEK-19] counts rice noodles as rice where it may come only so often: %s", (said, ingredientIds) => {
  expect(read(`7 dinners, ${said}`).limits).toMatchObject([{ of: { kind: "food", ingredientIds } }]);
});

it("[WEEK-05] never takes out a refusal with the words around it", () => {
  expect(read("dinner for 10, half of them don't eat mushrooms").unwantedIngredientIds).toEqual([
    "white-mushrooms",
  ]);
  expect(read("Tuesday I am allergic to mushrooms so no cooking that day").unwantedIngredientIds).toEqual([
    "white-mushrooms",
  ]);
});

it.each([
  ["lots of pumpkin, use up the eggs", ["egg"]],
  ["use up the eggs, pumpkin and cod", ["egg", "pumpkin", "cod"]],
  ["eggs to use up, lots of pumpkin", ["egg"]],
])("[WEEK-09] uses up what stands with the words for it: %s", (prompt, ids) => {
  expect(readMealPrompt(prompt, pantry).useUpIngredientIds).toEqual(ids);
});

it.each("constructor __proto__ toString valueOf hasOwnProperty prototype".split(" "))(
  "[SCALE-48] reads %j in every place as the word that it is",
  (name) => {
    const prompts = [
      `${name} at most 2 times, dinners for a week`,
      `5 dinners with ${name}, no ${name}, for ${name} and my ${name}`,
      `under 20 ${name}, ${name} on monday, allergic to ${name}`,
    ];
    for (const prompt of prompts) expect(() => readMealPrompt(prompt, pantry)).not.toThrow();
  },
);
