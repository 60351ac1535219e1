import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import type { IngredientId } from "../food/ingredient.ts";
import { createFoodVocabulary } from "./food-vocabulary.ts";
import { describeFoodReading } from "./understood-food.ts";

const ids = (...names: string[]) => names as IngredientId[];
const ingredients = [
  anIngredient({
    id: "prawns",
    name: "Prawns",
    animalOrigin: "seafood",
    allergens: { crustacean: "contains" },
  }),
  anIngredient({ id: "tamari", name: "Frumious, gluten-free" }),
  anIngredient({ id: "tortilla", name: "Bandersnatch (100% maize)" }),
  anIngredient({ id: "garlic", name: "Garlic" }),
  anIngredient({ id: "garlic-powder", name: "Garlic powder", madeFrom: ids("garlic") }),
  ...Array.from({ length: 10 }, (_, index) =>
    anIngredient({ id: `mushroom-${index}`, name: `Mushroom ${index}`, foodGroup: "fungus" }),
  ),
];
const vocabulary = createFoodVocabulary(ingredients);
const byId = new Map(ingredients.map((food) => [food.id, food]));
const findFood = (id: IngredientId) => byId.get(id);

const allergies = (text: string) => describeFoodReading(vocabulary.readAllergies(text), findFood);
const dislikes = (text: string) => describeFoodReading(vocabulary.readDislikes(text), findFood);

describe("what we understood about food", () => {
  it("[OPEN-55] names the classes that are kept out, each once", () => {
    expect(allergies("Peanuts, prawns and shellfish!")).toEqual([
      { kind: "understood", text: "We'll keep out: crustacean, mollusc, peanut." },
    ]);
  });

  it("[OPEN-55] names single foods where there is no class, with what is made from them", () => {
    expect(dislikes("garlic")).toEqual([
      { kind: "understood", text: "We'll keep out: garlic, garlic powder." },
    ]);
  });

  it.each([
    [8, ""],
    [9, ", and 1 more food"],
    [10, ", and 2 more foods"],
  ])("counts the foods past the eighth: of %i", (count, rest) => {
    const fungi = ingredients.filter(({ foodGroup }) => foodGroup === "fungus").slice(0, count);
    const [sentence] = describeFoodReading(createFoodVocabulary(fungi).readDislikes("mushrooms"), findFood);
    const named = fungi.slice(0, 8).map(({ name }) => name.toLowerCase());
    expect(sentence?.text).toBe(`We'll keep out: ${named.join(", ")}${rest}.`);
  });

  it("[OPEN-55] names a class in words, and beside it the foods that do not belong to it", () => {
    expect(allergies("brazil nut, prawns, garlic")).toEqual([
      { kind: "understood", text: "We'll keep out: crustacean, brazil nut, garlic, garlic powder." },
    ]);
  });

  it("names a food without what sets it apart", () => {
    expect(dislikes("frumious, bandersnatch")).toEqual([
      { kind: "understood", text: "We'll keep out: frumious, bandersnatch." },
    ]);
  });

  it("does not name a food that is not in the catalogue", () => {
    expect(describeFoodReading(vocabulary.readAllergies("prawns"), () => undefined)).toEqual([
      { kind: "understood", text: "We'll keep out: crustacean." },
    ]);
  });

  it("[OPEN-55] says both what was understood and what was not", () => {
    expect(allergies("prawns, zorblax").map(({ kind }) => kind)).toEqual(["understood", "not-understood"]);
  });

  it("[OPEN-55] says what was only guessed, and that its name is kept out too", () => {
    expect(allergies("prawnz")).toEqual([
      {
        kind: "guessed",
        text: "We took “prawnz” for: crustacean. We'll keep that out, and anything with that name.",
      },
    ]);
  });

  it("[OPEN-55] says what was not understood, and what is done about it", () => {
    expect(allergies("zorblax, zorblax quuxian, zq")).toEqual([
      { kind: "not-understood", text: "We don't know “zorblax”; we'll keep out anything with that name." },
      {
        kind: "not-understood",
        text: "We don't know “zorblax quuxian”; we'll keep out anything with one of these words in its name.",
      },
      {
        kind: "not-understood",
        text: "We don't know “zq”, and it is too short to look for. Please write it in other words.",
      },
    ]);
  });

  it.each(["none", "I am allergic"])("says that nothing is kept out for %j", (text) => {
    expect(allergies(text)).toEqual([
      { kind: "nothing", text: "We found nothing to keep out in what you wrote." },
    ]);
  });
});
