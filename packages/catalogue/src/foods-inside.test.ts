import type { Lexicon } from "@fernwell/domain/safety/lexicon";
import type { Meaning } from "@fernwell/domain/safety/meanings";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import { isEnglish, listNotInside } from "@fernwell/domain/safety/word-list";
import { splitWords } from "@fernwell/domain/safety/words";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "./read-catalogue.ts";

const catalogue = await readCatalogue();
const { ingredients, wordLists } = catalogue;
const { allergies, dislikes } = createVocabulary(catalogue).lexicons;
const byId = new Map<string, (typeof ingredients)[number]>(ingredients.map((each) => [each.id, each]));

/** A word may mean something else in another language, so the whole dictionary is gone through in English alone. */
const english = createVocabulary({
  ...catalogue,
  ingredients: ingredients.map((each) => ({ ...each, foreignNames: [] })),
  wordLists: wordLists.filter(isEnglish),
}).lexicons.allergies;

/** The ingredients that an allergy told in these words keeps out. */
function listKeptOut(phrase: string, lexicon: Lexicon = allergies): ReadonlySet<string> {
  return listIngredients(lexicon.find(splitWords(phrase).join(" ")) ?? []);
}

function listIngredients(meanings: readonly Meaning[]): ReadonlySet<string> {
  return new Set(
    meanings.flatMap((meaning) => {
      if (meaning.kind === "ingredient") return [meaning.ingredientId];
      if (meaning.kind !== "allergen") return [];
      return ingredients
        .filter((each) => each.allergens[meaning.allergen] === "contains")
        .map(({ id }) => id);
    }),
  );
}

describe("[SAFE-78] an allergy to a long name of a food", () => {
  it.each([
    ["tomato sauce", "tomato"],
    ["tomato ketchup", "tomato"],
    ["tomato ketchup", "canned-tomatoes"],
    ["strawberry jam", "strawberries"],
    ["raspberry jam", "raspberries"],
    ["banana bread", "banana"],
    ["apple pie", "apple"],
    ["carrot cake", "carrot"],
    ["garlic bread", "garlic"],
    ["garlic butter", "garlic"],
    ["hummus", "canned-chickpeas"],
    ["chickpea dip", "canned-chickpeas"],
    ["chicken pie", "chicken-breast"],
    ["beef stock", "beef-mince-lean"],
    ["rice flour", "white-rice"],
    ["lemon curd", "lemon"],
    ["pumpkin soup", "pumpkin"],
    ["onion rings", "onion"],
    ["pesto", "basil"],
    ["coconut milk powder", "whole-milk"],
    ["horseradish cream", "cream"],
    ["chocolate fish", "dark-chocolate"],
    ["ginger nut", "ground-ginger"],
    ["strawberry jelly", "gelatine-powder"],
    ["sour cream chips", "potato"],
  ])("keeps out the food inside it: %s, %s", (phrase, ingredient) => {
    expect(listKeptOut(phrase)).toContain(ingredient);
  });

  it.each([
    ["coconut milk", "whole-milk"],
    ["oat milk", "whole-milk"],
    ["peanut butter", "butter"],
    ["butter beans", "butter"],
    ["sweet potato", "potato"],
    ["sugar snap peas", "white-sugar"],
    ["cherry tomatoes", "cherries"],
    ["oyster mushrooms", "oysters"],
    ["water chestnuts", "chestnuts"],
    ["olive oil", "canola-oil"],
    ["rice flour", "plain-flour"],
    ["rice cakes", "plain-flour"],
    ["cream of tartar", "cream"],
    ["green beans", "spinach"],
    ["lait de coco", "whole-milk"],
    ["kokosmilch", "whole-milk"],
  ])("keeps in what its words do not mean: %s, %s", (phrase, ingredient) => {
    expect(listKeptOut(phrase)).not.toContain(ingredient);
  });

  const exceptions = listNotInside(wordLists);

  it("has reviewed exceptions that are names with the word in them", () => {
    const useless = exceptions.flatMap(({ word, names }) =>
      names.filter((name) => !` ${splitWords(name).join(" ")} `.includes(` ${splitWords(word).join(" ")} `)),
    );
    expect(useless).toEqual([]);
  });

  it("has no wider exception than all names that end with the word, or begin with it", () => {
    const wider = exceptions.flatMap(({ word, names }) =>
      names.filter((name) => name.includes("*") && name !== `* ${word}` && !name.startsWith(`${word} `)),
    );
    expect(wider).toEqual([]);
  });

  it("keeps out what each shorter name inside it does, over the whole dictionary", () => {
    const names = [
      ...ingredients.flatMap(({ name, synonyms }) => [name, ...synonyms]),
      ...wordLists
        .filter(isEnglish)
        .flatMap(({ lines }) => lines)
        .filter(({ target }) => /^(class|food|absent)/.test(target))
        .flatMap(({ words }) => words),
    ]
      .map(splitWords)
      .filter((words) => english.find(words.join(" ")) !== undefined);
    const foods = new Map(
      ingredients.flatMap(({ id, name, synonyms }) =>
        [name, ...synonyms].map((each) => [splitWords(each).join(" "), id] as const),
      ),
    );
    const leaks = names.flatMap((words) => {
      const keptOut = listKeptOut(words.join(" "), english);
      return listParts(words)
        .filter((part) => !isException(part, words))
        .filter((part) => {
          const inside = listKeptOut(part.join(" "), english);
          const food = foods.get(words.join(" "));
          const isMadeOfIt = food === undefined || listSources(food).some((id) => inside.has(id));
          const isAKindOfIt = words.at(-1) === part.at(-1) && [...keptOut].some((id) => inside.has(id));
          return isMadeOfIt && !isAKindOfIt && [...inside].some((id) => !keptOut.has(id));
        })
        .map((part) => `${words.join(" ")}: ${part.join(" ")}`);
    });
    expect(names.length).toBeGreaterThan(3_000);
    expect(leaks).toEqual([]);
  });

  function isException(part: readonly string[], words: readonly string[]): boolean {
    const text = words.join(" ");
    return exceptions
      .filter(({ word, language }) => language === null && splitWords(word).join(" ") === part.join(" "))
      .flatMap(({ names }) => names)
      .some((name) => {
        const exception = splitWords(name).join(" ");
        if (name.startsWith("* ")) return text.endsWith(exception);
        return name.endsWith(" *") ? text.startsWith(exception) : text === exception;
      });
  }
});

describe("[SAFE-79] an allergy to a dish", () => {
  it.each([
    ["guacamole", "avocado"],
    ["falafel", "canned-chickpeas"],
    ["moussaka", "aubergine"],
    ["bolognese", "beef-mince-lean"],
    ["bolognese", "tomato"],
    ["shepherd's pie", "potato"],
    ["kimchi", "cabbage"],
    ["pad thai", "rice-noodles"],
    ["risotto", "arborio-rice"],
    ["carbonara", "bacon"],
    ["gnocchi", "potato"],
    ["cider", "apple"],
  ])("keeps out its main ingredients: %s, %s", (dish, ingredient) => {
    expect(listKeptOut(dish)).toContain(ingredient);
  });

  const dishes = wordLists.flatMap(({ lines }) => lines).filter(({ target }) => target.startsWith("dish "));

  it("keeps out all that our list of dishes names", () => {
    const missing = dishes.flatMap(({ target, words }) =>
      words.flatMap((dish) => {
        const keptOut = listKeptOut(dish);
        const named = target.slice("dish ".length).split(",");
        return named.filter((id) => !keptOut.has(id)).map((id) => `${dish}: ${id}`);
      }),
    );
    expect(dishes.length).toBeGreaterThan(60);
    expect(missing).toEqual([]);
  });

  it("is understood by what else is known of it, so that the list hides no question about its allergens", () => {
    const withoutList = createVocabulary({
      ...catalogue,
      wordLists: wordLists.filter(({ id }) => id !== "en-dishes"),
    }).lexicons.allergies;
    const unknown = dishes.flatMap(({ words }) =>
      words.filter((dish) => listKeptOut(dish, withoutList).size === 0),
    );
    expect(unknown).toEqual([]);
  });

  it.each(["bolognese", "pad thai", "moussaka"])("says nothing about what is disliked: %s", (dish) => {
    expect(dislikes.find(dish)).toEqual([]);
  });
});

function listSources(id: string): readonly string[] {
  return [id, ...(byId.get(id)?.madeFrom ?? []).flatMap(listSources)];
}

function listParts(words: readonly string[]): string[][] {
  return words
    .flatMap((_, from) => words.map((_, to) => words.slice(from, to + 1)))
    .filter((part) => part.length > 0 && part.length < words.length);
}
