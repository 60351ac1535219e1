import { describe, expect, it } from "vitest";
import { aVocabulary, aWordList, listKeys } from "../../test/told.ts";
import { finishSteps } from "../steps.ts";
import { findNearest, guessMeanings } from "./guesses.ts";
import { createLexicon, groupByLength } from "./lexicon.ts";
import { createOrdinaryWords } from "./ordinary-words.ts";
import { splitClauses } from "./tokens.ts";

const group = (...words: string[]) => finishSteps(groupByLength(words));
const known = group("egg", "eggs", "ba", "abcde", "walnut", "wadnid");

describe("the nearest known words", () => {
  it.each([
    ["eggx", ["egg", "eggs"]],
    ["egh", ["egg"]],
    ["xgg", []],
    ["eg", []],
    ["e1g", []],
    ["bax", []],
    ["abxde", ["abcde"]],
    ["xbcde", []],
    ["abxye", []],
    ["wolnit", ["walnut"]],
    ["walnit", ["walnut"]],
    ["xalnut", ["walnut"]],
    ["xalnit", ["walnut"]],
    ["wxlxxt", []],
    ["walnutxx", ["walnut"]],
    ["walnutxxx", []],
  ])("to %j are %j", (word, wanted) => {
    expect(findNearest(word, known)).toEqual(wanted);
  });

  it("are three at most, the first of the lexicon", () => {
    expect(findNearest("aaaz", group("aaab", "aaac", "aaad", "aaae"))).toEqual(["aaab", "aaac", "aaad"]);
  });
});

describe("[SAFE-03] the guesses at an unknown phrase", () => {
  const entries = (["walnut", "milk", "hazelnut", "cheesecake"] as const).map((phrase) => ({
    phrase,
    meanings: [{ kind: "allergen", allergen: phrase === "cheesecake" ? "milk" : phrase } as const],
    language: null,
  }));
  const lists = [aWordList("en", { ordinary: "pain, drink" })];
  const pain = {
    phrase: "pain",
    meanings: [{ kind: "allergen", allergen: "wheat" } as const],
    language: "fr",
  };
  const lexicon = createLexicon([...entries, pain], createOrdinaryWords(lists, "food"));
  const guess = (text: string) =>
    guessMeanings(splitClauses(text).flat(), lexicon).map(({ phrase, meanings }) => [
      phrase,
      ...listKeys(meanings),
    ]);

  it.each([
    ["wallnutt", [["walnut", "allergen walnut"]]],
    ["cheesec ake", [["cheesecake", "allergen milk"]]],
    ["pain", [["pain", "allergen wheat"]]],
    ["hazelnutmilk", [["hazelnutmilk", "allergen hazelnut", "allergen milk"]]],
    ["milkhazelnut", [["milkhazelnut", "allergen milk", "allergen hazelnut"]]],
    ["milkdrink", [["milkdrink", "allergen milk"]]],
    ["drinkmilk", [["drinkmilk", "allergen milk"]]],
    ["milkzorb", []],
    ["zorbmilk", []],
    ["paindrink", []],
    ["zorb", []],
    [
      "mlik walnit",
      [
        ["milk", "allergen milk"],
        ["walnut", "allergen walnut"],
      ],
    ],
    ["mlik milc", [["milk", "allergen milk"]]],
  ])("at %j are %j", (text, wanted) => {
    expect(guess(text)).toEqual(wanted);
  });

  it("are three at most", () => {
    expect(guess("mlik walnit pain hazelnutmilk")).toEqual([
      ["milk", "allergen milk"],
      ["walnut", "allergen walnut"],
      ["pain", "allergen wheat"],
    ]);
  });

  it("name only what the catalogue knows", () => {
    expect(guessMeanings(splitClauses("wallnutt").flat(), aVocabulary().lexicons.limitations)).toEqual([]);
  });
});
