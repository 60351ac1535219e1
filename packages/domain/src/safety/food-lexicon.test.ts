import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { aCondition, aVocabulary, aWordList, readField } from "../../test/told.ts";
import { treeNuts } from "../food/allergens.ts";
import type { IngredientId } from "../food/ingredient.ts";

const from = (...names: string[]) => names as IngredientId[];
const vocabulary = aVocabulary({
  ingredients: [
    anIngredient({ id: "gherkins", name: "Gherkins", synonyms: ["Kosher dill pickles"] }),
    anIngredient({ id: "refried-beans", name: "Refried beans", synonyms: ["Vegetarian refried beans"] }),
    anIngredient({ id: "shallot", name: "Shallot", synonyms: ["Cooking shallot", "Banana shallot"] }),
    anIngredient({ id: "banana", name: "Banana" }),
    anIngredient({ id: "tomato", name: "Tomato" }),
    anIngredient({ id: "cherry-tomatoes", name: "Cherry tomatoes" }),
    anIngredient({ id: "cherries", name: "Cherries", foreignNames: ["kersen"] }),
    anIngredient({ id: "chicken-breast", name: "Chicken breast (skinless)" }),
    anIngredient({ id: "tamari", name: "Tamari, gluten-free", allergens: { soy: "contains" } }),
    anIngredient({
      id: "peanut",
      name: "Peanut",
      allergens: { peanut: "contains", sulphites: "contains", sesame: "mayContain" },
    }),
    anIngredient({ id: "peanut-oil", name: "Peanut oil", foodGroup: "oil", madeFrom: from("peanut") }),
    anIngredient({ id: "coconut", name: "Coconut" }),
    anIngredient({ id: "coconut-oil", name: "Coconut oil", foodGroup: "oil", madeFrom: from("coconut") }),
    anIngredient({ id: "salsa", name: "Salsa", madeFrom: from("tomato", "shallot") }),
    anIngredient({ id: "loop", name: "Loop", madeFrom: from("pool") }),
    anIngredient({ id: "pool", name: "Pool", madeFrom: from("loop") }),
    anIngredient({ id: "anchovies", name: "Anchovies", allergens: { fish: "contains" } }),
    anIngredient({ id: "red-capsicum", name: "Red capsicum" }),
    anIngredient({ id: "black-pepper", name: "Black pepper" }),
  ],
  conditions: [aCondition({ id: "kosher" }), aCondition({ id: "vegetarian" })],
  wordLists: [
    aWordList("en", {
      ordinary: "give, cooking",
      "food banana,tomato": "slimy stuff",
      "spelling shallot": "shalot",
    }),
    aWordList("de", {
      "class nuts": "Nüsse",
      "class milk+egg": "Milch",
      "class zorb": "Zorb",
      "food peanut-oil": "Erdnussöl",
      "food tomato,banana": "Obst",
      "condition kosher": "koscher",
      "limitation knee": "Knie",
      absent: "Quitte",
      food: "Leer",
    }),
    aWordList("de-exact", { "class fish": "Äl" }),
  ],
});
/** The phrases that are understood in a text, with their meanings in the order of the alphabet. */
function understand(field: "allergies" | "dislikes", text: string) {
  const { understood, asked } = readField(vocabulary, field, text);
  return { understood: understood.map(([phrase = "", ...keys]) => read(phrase, ...keys)), asked };
}
const read = (phrase: string, ...keys: string[]) => [phrase, ...keys.toSorted()];
const food = (...names: string[]) => names.map((name) => `ingredient ${name}`);

describe("[SAFE-02] a name", () => {
  it.each([
    ["kosher", read("kosher", "condition kosher")],
    ["I'm a vegetarian", read("vegetarian", "condition vegetarian")],
    ["wine in cooking", read("wine", "allergen sulphites")],
  ])("is not taken for a food that has it in a longer name: %s", (text, understood) => {
    expect(understand("allergies", text)).toEqual({ understood: [understood], asked: [] });
  });

  it("is not a part of another word", () => {
    expect(understand("dislikes", "it gives me refried beans").understood).toEqual([
      read("refried bean", ...food("refried-beans")),
    ]);
    expect(understand("dislikes", "breast")).toMatchObject({ understood: [] });
  });

  it.each([
    ["tomatoes", read("tomato", ...food("tomato", "salsa", "cherry-tomatoes"))],
    ["cherry", read("cherry", ...food("cherries"))],
    ["bananas", read("banana", ...food("banana"))],
    ["chicken", read("chicken", ...food("chicken-breast"))],
  ])("that is the head of others means them all: %s", (text, understood) => {
    expect(understand("dislikes", text).understood).toEqual([understood]);
  });

  it.each([
    ["chicken breast", "chicken-breast"],
    ["kosher dill pickle", "gherkins"],
    ["banana shallot", "shallot"],
    ["shalot", "shallot"],
  ])(
    "is found without what stands in brackets, by a synonym and by a reviewed misspelling: %s",
    (text, id) => {
      expect(understand("dislikes", text).understood[0]?.slice(1)).toEqual(
        id === "shallot" ? food("salsa", "shallot") : food(id),
      );
    },
  );

  it("is found without what stands after a comma", () => {
    expect(understand("dislikes", "tamari").understood).toEqual([read("tamari", ...food("tamari"))]);
    expect(understand("dislikes", "tamari gluten free").understood).toEqual([
      read("tamari gluten free", ...food("tamari")),
    ]);
  });

  it("in the plural can mean less than in the singular", () => {
    expect(understand("dislikes", "peppers").understood).toEqual([read("pepper", ...food("red-capsicum"))]);
    expect(understand("dislikes", "pepper").understood).toEqual([
      read("pepper", ...food("black-pepper", "red-capsicum")),
    ]);
  });
});

describe("an allergy", () => {
  it("to a product includes its classes, its only source and what is made from that, but no sulphites", () => {
    expect(understand("allergies", "peanut oil").understood).toEqual([
      read("peanut oil", "allergen peanut", ...food("peanut", "peanut-oil")),
    ]);
    expect(understand("allergies", "peanut").understood).toEqual([
      read("peanut", "allergen peanut", ...food("peanut", "peanut-oil")),
    ]);
  });

  it("[SAFE-78] to a product of several sources is one to the first, which it is mostly made from", () => {
    expect(understand("allergies", "salsa").understood).toEqual([read("salsa", ...food("tomato", "salsa"))]);
  });

  it("ends where foods are made from each other", () => {
    expect(understand("allergies", "loop").understood).toEqual([read("loop", ...food("loop", "pool"))]);
  });

  it("is one to the class for a word that is also a food", () => {
    expect(understand("allergies", "anchovies").understood).toEqual([
      read("anchovy", "allergen fish", ...food("anchovies")),
    ]);
  });
});

describe("a dislike", () => {
  it("includes what is made from the food, but not an oil, unless it tastes of it", () => {
    expect(understand("dislikes", "coconut").understood).toEqual([
      read("coconut", ...food("coconut", "coconut-oil")),
    ]);
    expect(understand("dislikes", "peanut oil").understood).toEqual([
      read("peanut oil", ...food("peanut-oil")),
    ]);
    expect(understand("dislikes", "peanut").understood).toEqual([
      read("peanut", "allergen peanut", ...food("peanut")),
    ]);
  });

  it("means the food alone, unless the word is the name of the class", () => {
    expect(understand("dislikes", "anchovies").understood).toEqual([read("anchovy", ...food("anchovies"))]);
    expect(understand("dislikes", "fish").understood).toEqual([read("fish", "allergen fish")]);
  });
});

describe("[SAFE-11] a word of another language", () => {
  it.each([
    ["Nüsse", [...treeNuts, "peanut"].map((allergen) => `allergen ${allergen}`)],
    ["Milch", read("allergen milk", "allergen egg")],
    ["Zorb", []],
    ["Erdnussöl", read("allergen peanut", ...food("peanut", "peanut-oil")).slice(1)],
    ["Obst", food("tomato", "salsa", "banana")],
    ["koscher", ["condition kosher"]],
    ["Quitte", []],
    ["kersen", food("cherries")],
    ["slimy stuff", food("banana", "tomato", "salsa")],
    ["Äl", ["allergen fish"]],
  ])("means what its list says: %s", (text, meanings) => {
    expect(understand("allergies", text)).toEqual({
      understood: [[expect.any(String), ...meanings.toSorted()]],
      asked: [],
    });
  });

  it.each(["Knie", "Al"])("is asked about where no list for food has it: %s", (text) => {
    expect(understand("allergies", text)).toMatchObject({ understood: [], asked: [[text.toLowerCase()]] });
  });
});
