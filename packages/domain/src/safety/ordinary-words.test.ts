import { describe, expect, it } from "vitest";
import { aWordList } from "../../test/told.ts";
import { createOrdinaryWords } from "./ordinary-words.ts";
import { splitWords } from "./words.ts";

const lists = [
  aWordList("en", {
    ordinary: "give, clinic",
    "about the body": "clinic, wobble",
    "spelling give": "giv, gve",
    "spelling milk": "millk",
  }),
  aWordList("de", { ordinary: "der, give", denial: "keine", none: "alles gut", "class milk": "Milch" }),
  aWordList("fr", { ordinary: "der, une" }),
];
const food = createOrdinaryWords(lists, "food");
const movement = createOrdinaryWords(lists, "movement");

describe("a word that is passed over", () => {
  it.each(["the", "give", "clinic", "der", "keine", "12", "x2", "20mg", "iv", "k"])(
    "is ordinary, foreign, a denial or a figure: %s",
    (word) => {
      expect(food.has(word)).toBe(true);
    },
  );

  it.each(["zorb", "milch", "e120", "20mgxx", "ivxivx", "12 eggs", "wobble"])("is not %s", (word) => {
    expect(food.has(word)).toBe(false);
  });

  it("is one about the body only in a text about food", () => {
    expect([food.has("clinic"), movement.has("clinic")]).toEqual([true, false]);
    expect(movement.findTie("clinic")).toBe("clause");
  });

  it("is no description of a food in a text about food, nor a part of the body in one about movement", () => {
    expect(["raw", "powder", "fresh"].map((word) => [food.has(word), movement.has(word)])).toEqual([
      [false, true],
      [false, false],
      [false, true],
    ]);
    expect(["jaw", "eye"].map((word) => [food.has(word), movement.has(word)])).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

describe("a word that is passed over beside what is understood", () => {
  it.each([
    ["slimy", "text"],
    ["powder", "clause"],
    ["jaw", "text"],
    ["knee", "text"],
    ["the", null],
    ["zorb", null],
  ])("in a text about food: %s, tied to its %s", (word, tie) => {
    expect(food.findTie(word)).toBe(tie);
  });

  it.each([
    ["jaw", "clause"],
    ["pain", "text"],
    ["jumping", "text"],
    ["peanut", null],
    ["the", null],
    ["left", null],
    ["zorb", null],
  ])("in a text about movement: %s, tied to its %s", (word, tie) => {
    expect(movement.findTie(word)).toBe(tie);
  });
});

describe("the language of a word", () => {
  it("is every one whose lists have it", () => {
    expect([food.languages.get("der"), food.languages.get("keine"), food.languages.get("zorb")]).toEqual([
      new Set(["de", "fr"]),
      new Set(["de"]),
      undefined,
    ]);
  });

  it("is English for small talk and the words of the English list", () => {
    expect(["the", "give", "der", "milch"].map(food.isEnglish)).toEqual([true, true, false, false]);
  });

  it("is English for a misspelling of such a word, and of no other", () => {
    expect(["giv", "gve", "millk"].map((word) => [food.has(word), food.isEnglish(word)])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
  });
});

const split = (text: string) => text.split(", ").map(splitWords);

describe("[SAFE-04] a text that is known to say there is nothing", () => {
  it.each(["", "none", "n/a", "No known allergies!", "alles gut", "alles, gut"])("is %j", (text) => {
    expect(food.isKnownDenial(text, split(text))).toBe(true);
  });

  it.each(["peanut", "none, zorb", "no zorb", "alles", "zorb alles gut", "der keine"])(
    "is not %j",
    (text) => {
      expect(food.isKnownDenial(text, split(text))).toBe(false);
    },
  );
});

describe("[SAFE-04] clauses that say there is nothing", () => {
  it.each([
    "none",
    "no allergy",
    "i have no known allergy",
    "keine",
    "der keine",
    "alles gut",
    "i am fine, alles gut",
    "no, 45 years old",
    "healthy",
    "fit",
    "not ill",
    "nothing, thanks",
    "no allergy and no intolerance",
    "no allergy but thanks",
    "i eat everything",
    "nah all good",
    "no im fine",
    "nope i eat everything",
    "nah, good",
  ])("are %j", (text) => {
    expect(food.deniesEverything(split(text))).toBe(true);
  });

  it.each([
    "",
    "peanut",
    "no peanut",
    "not fit",
    "never well",
    "i dont feel ok",
    "i dont eat everything",
    "i have an allergy",
    "no allergy, zorb",
    "none, zorb",
    "no allergy, i have an intolerance",
    "no allergy but i have an intolerance",
    "no allergy and zorb",
    "der",
    "thanks",
    "zorb alles gut",
    "no good",
    "not all good",
    "my health is no good",
    "nothing is fine",
    "no, not good",
  ])("are not %j", (text) => {
    expect(food.deniesEverything(split(text))).toBe(false);
  });
});
