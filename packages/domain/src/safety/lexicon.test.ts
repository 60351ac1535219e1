import { describe, expect, it } from "vitest";
import { aWordList, listKeys } from "../../test/told.ts";
import type { Allergen } from "../food/allergens.ts";
import { createLexicon, type LexiconEntry } from "./lexicon.ts";
import type { Meaning } from "./meanings.ts";
import { createOrdinaryWords } from "./ordinary-words.ts";
import { maskLetters } from "./words.ts";

const ordinary = createOrdinaryWords(
  [aWordList("en", { ordinary: "pain, gift" }), aWordList("fr", { ordinary: "une, gift" })],
  "food",
);
const meaning = (allergen: Allergen): Meaning => ({ kind: "allergen", allergen });
const entry = (phrase: string, allergen: Allergen, more: Partial<LexiconEntry> = {}): LexiconEntry => ({
  phrase,
  meanings: [meaning(allergen)],
  language: null,
  ...more,
});
const fr = { language: "fr" };
const lexicon = createLexicon(
  [
    entry("pain", "wheat", fr),
    entry("pain", "milk", { language: "nl" }),
    entry("gift", "egg"),
    entry("gift", "fish", { language: "de" }),
    entry("Beurre d'été", "milk", fr),
    entry("beurre", "egg", { language: "no" }),
    entry("pêche", "fish", { ...fr, isExact: true }),
    entry("peppers", "celery", { isExact: true }),
    entry("Peppers", "mustard", { isExact: true }),
    entry("tree nuts", "walnut"),
    entry("tree nut", "pecan"),
    entry("soy", "soy"),
    entry("so y", "lupin"),
    entry("--", "sesame"),
    entry("--", "sesame", fr),
    entry("une", "sesame", fr),
    entry("pain doux", "wheat", fr),
  ],
  ordinary,
);
const keys = (meanings: readonly Meaning[] | undefined) =>
  meanings === undefined ? null : listKeys(meanings);

describe("a lexicon", () => {
  it("finds a phrase in the form in which words are compared, with the meanings of all its entries", () => {
    expect(keys(lexicon.find("tree nut"))).toEqual(["allergen walnut", "allergen pecan"]);
    expect(keys(lexicon.find("beurre dete"))).toEqual(["allergen milk"]);
    expect(keys(lexicon.find("tree nuts"))).toBeNull();
    expect(keys(lexicon.find(""))).toBeNull();
  });

  it("[SAFE-02] finds whole phrases, and no parts of them", () => {
    expect(["tree", "nut", "dete", "peppers", "pepper"].map(lexicon.find)).toEqual(
      ["tree", "nut", "dete", "peppers", "pepper"].map(() => undefined),
    );
  });

  it("finds a phrase of five letters or more with its spaces elsewhere", () => {
    expect(keys(lexicon.find("treenut"))).toEqual(["allergen walnut", "allergen pecan"]);
    expect(keys(lexicon.find("tr een ut"))).toEqual(["allergen walnut", "allergen pecan"]);
    expect(keys(lexicon.find("s oy"))).toBeNull();
  });

  it("[SAFE-11] finds some words only with their accents", () => {
    expect(keys(lexicon.findExact("Pêche"))).toEqual(["allergen fish"]);
    expect(keys(lexicon.findExact("Pe\u0302che"))).toEqual(["allergen fish"]);
    expect(keys(lexicon.findExact("peche"))).toBeNull();
    expect(keys(lexicon.find("peche"))).toBeNull();
    expect(keys(lexicon.findExact("peppers"))).toEqual(["allergen celery", "allergen mustard"]);
    expect(keys(lexicon.findExact(""))).toBeNull();
  });

  it("[SAFE-11] keeps a foreign word apart that is an ordinary word in English", () => {
    expect(lexicon.find("pain")).toBeUndefined();
    expect(lexicon.findHomonyms("pain")).toEqual([
      { language: "fr", meanings: [meaning("wheat")] },
      { language: "nl", meanings: [meaning("milk")] },
    ]);
    expect(lexicon.findHomonyms("beurre")).toEqual([]);
  });

  it("adds a foreign meaning to a word that means something in English too", () => {
    expect(keys(lexicon.find("gift"))).toEqual(["allergen egg", "allergen fish"]);
    expect(lexicon.findHomonyms("gift")).toEqual([]);
  });

  it("[SAFE-11] knows the languages of a word, unless it is English", () => {
    expect(lexicon.findLanguages("beurre")).toEqual(new Set(["fr", "no"]));
    expect(lexicon.findLanguages("dete")).toEqual(new Set(["fr"]));
    expect(lexicon.findLanguages("une")).toEqual(new Set(["fr"]));
    expect(["pain", "gift", "tree", "zorb"].map((word) => lexicon.findLanguages(word).size)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it("lists the phrases of one word by their length, with their letters", () => {
    const masked = (...words: string[]) => ({ words, letters: Int32Array.from(words, maskLetters) });
    expect(lexicon.singleWords).toEqual(
      new Map([
        [4, masked("gift")],
        [3, masked("soy", "une")],
        [6, masked("beurre")],
      ]),
    );
  });

  it("finds a reviewed misspelling with the meanings of its phrase, and nothing for one of an unknown phrase", () => {
    const misspelt = createLexicon([entry("tree nuts", "walnut"), entry("tre nut", "pecan")], ordinary, [
      { correct: "Tree Nuts", wrong: ["treee nuts", "tre nuts"] },
      { correct: "zorb", wrong: ["zorbb"] },
    ]);
    expect(["tree nut", "treee nut", "treeenut"].map((words) => keys(misspelt.find(words)))).toEqual([
      ["allergen walnut"],
      ["allergen walnut"],
      ["allergen walnut"],
    ]);
    expect(keys(misspelt.find("tre nut"))).toEqual(["allergen pecan", "allergen walnut"]);
    expect(["zorb", "zorbb", "tree nutt"].map((words) => keys(misspelt.find(words)))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("keeps the ordinary words that it was given", () => {
    expect(lexicon.ordinary).toBe(ordinary);
  });
});
