import fc from "fast-check";
import { expect, it } from "vitest";
import { anIngredient } from "../../../test/foods.ts";
import { createFoodVocabulary } from "../../safety/food-vocabulary.ts";
import { readMealPrompt } from "./read-meal-prompt.ts";

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
  anIngredient({
    id: "egg",
    name: "Egg",
    foodGroup: "egg",
    animalOrigin: "egg",
    allergens: { egg: "contains" },
  }),
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
];
const pantry = { ingredients, vocabulary: createFoodVocabulary(ingredients) };
const read = (prompt: string) => readMealPrompt(prompt, pantry);

it("reads a whole prompt", () => {
  expect(read("5 quick vegan dinners without mushrooms, under 600 calories, Thai style")).toEqual({
    count: 5,
    countByMealType: {},
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

it("excludes unknown words by name", () => {
  expect(read("no haggis please").unwantedWords).toEqual(["haggis"]);
});

it("counts each meal type", () => {
  expect(read("3 breakfasts and 4 dinners")).toMatchObject({
    count: 7,
    countByMealType: { breakfast: 3, dinner: 4 },
  });
});
