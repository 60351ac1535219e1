import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import type { IngredientId } from "../food/ingredient.ts";
import { createFoodVocabulary, type FoodReading } from "./food-vocabulary.ts";

const ids = (...names: string[]) => names as IngredientId[];
const vocabulary = createFoodVocabulary([
  anIngredient({ id: "garlic", name: "Garlic" }),
  anIngredient({ id: "garlic-powder", name: "Garlic powder", madeFrom: ids("garlic") }),
  anIngredient({ id: "basil", name: "Basil" }),
  anIngredient({ id: "plimsauce", name: "Plimsauce", madeFrom: ids("garlic", "basil") }),
  anIngredient({ id: "gribble", name: "Gribble", synonyms: ["Vorpal"], allergens: { sesame: "contains" } }),
  anIngredient({ id: "trace", name: "Snorkack", allergens: { milk: "mayContain" } }),
  anIngredient({ id: "jubjub", name: "Jubjub" }),
  anIngredient({ id: "jubjub-oil", name: "Frabjous", foodGroup: "oil", madeFrom: ids("jubjub") }),
  anIngredient({ id: "blorp", name: "Zorb quux flim (mimsy)" }),
  anIngredient({ id: "oz", name: "Oz wocky" }),
  anIngredient({ id: "wabe", name: "Tov wabe" }),
]);

const foods = ({ understood }: FoodReading) =>
  understood.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (meaning.kind === "ingredient" ? [meaning.ingredientId] : [])),
  );
const classes = ({ understood }: FoodReading) =>
  understood.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (meaning.kind === "allergen" ? [meaning.allergen] : [])),
  );

describe("an allergy to a product", () => {
  it("includes its only ingredient, and everything else that is made from that", () => {
    expect(foods(vocabulary.readAllergies("garlic powder")).toSorted()).toEqual([
      "garlic",
      "garlic-powder",
      "plimsauce",
    ]);
  });

  it("does not include its ingredients if there are several", () => {
    expect(foods(vocabulary.readAllergies("plimsauce"))).toEqual(["plimsauce"]);
  });

  it.each(["gribble", "vorpal"])("includes the classes that it contains, under either name: %s", (name) => {
    const reading = vocabulary.readAllergies(name);
    expect([foods(reading), classes(reading)]).toEqual([["gribble"], ["sesame"]]);
  });

  it("does not include a class of which it may contain traces", () => {
    expect(classes(vocabulary.readAllergies("snorkack"))).toEqual([]);
  });
});

describe("a dislike", () => {
  it("of a food does not include its oil, and an allergy does", () => {
    expect(foods(vocabulary.readDislikes("jubjub"))).toEqual(["jubjub"]);
    expect(foods(vocabulary.readAllergies("jubjub")).toSorted()).toEqual(["jubjub", "jubjub-oil"]);
  });

  it("includes no class that the food belongs to", () => {
    const reading = vocabulary.readDislikes("gribble");
    expect([foods(reading), classes(reading)]).toEqual([["gribble"], []]);
  });
});

describe("the name of a food", () => {
  it.each(["zorb", "zorb quux", "zorb quux flim", "quux", "quux flim", "flim"])(
    "is understood by its part %j",
    (part) => {
      expect(vocabulary.readDislikes(part)).toMatchObject({
        understood: [{ text: part, isGuess: false, meanings: [{ ingredientId: "blorp" }] }],
        notUnderstood: [],
      });
    },
  );

  it("is understood by a part of three letters", () => {
    expect(foods(vocabulary.readDislikes("tov"))).toEqual(["wabe"]);
  });

  it("is not understood by a word in brackets, or by two letters", () => {
    expect(vocabulary.readDislikes("mimsy, oz").notUnderstood).toEqual(["mimsy", "oz"]);
  });

  it("is found by any of several words, and not across two names", () => {
    expect(vocabulary.findByName(["wocky", "vorp"])).toEqual(["gribble", "oz"]);
    expect(vocabulary.findByName(["blevor"])).toEqual([]);
    expect(vocabulary.findByName([])).toEqual([]);
  });
});
