import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isConjunction, isUnspaced, splitClauses, splitLetters } from "./tokens.ts";

const split = (text: string) => splitClauses(text).map((clause) => clause.map(({ word }) => word));

describe("the words of a text", () => {
  it.each([
    ["milk, eggs; fish + nuts & soy", [["milk"], ["egg"], ["fish"], ["nut"], ["soy"]]],
    ["milk. eggs! fish? (nuts) soy\nrye", [["milk"], ["egg"], ["fish"], ["nut"], ["soy"], ["rye"]]],
    ["牛奶、鸡蛋。鱼", [["牛奶"], ["鸡蛋"], ["鱼"]]],
    ["حليب، بيض", [["حليب"], ["بيض"]]],
  ])("are split into clauses at punctuation: %s", (text, clauses) => {
    expect(split(text)).toEqual(clauses);
  });

  it.each(["and", "or", "plus", "also", "but", "n"])("hold the word %s, which may join clauses", (word) => {
    expect(split(`sour milk ${word} eggs`)).toEqual([["sour", "milk", word, "egg"]]);
    expect(isConjunction(word)).toBe(true);
  });

  it.each(["milk", "with", "nor", ""])("are not joined by %j", (word) => {
    expect(isConjunction(word)).toBe(false);
  });

  it.each(["-", "/", "."])("are split at %j beside a space, and not inside a word", (sign) => {
    expect(split(`peanut ${sign} butter`)).toEqual([["peanut"], ["butter"]]);
    expect(split(`peanut ${sign}butter`)).toEqual([["peanut"], ["butter"]]);
    expect(split(`peanut${sign} butter`)).toEqual([["peanut"], ["butter"]]);
    expect(split(`peanut${sign}butter`)).toEqual([["peanut", "butter"]]);
  });

  it("[SAFE-01] hold a sign that was lost on its way, which may have been a picture of a food", () => {
    expect(split("fish, \ufffd\ufffd")).toEqual([["fish"], ["\ufffd\ufffd"]]);
    expect(split("pean\ufffdt")).toEqual([["pean", "t"]]);
  });

  it("are split at a long dash", () => {
    expect(split("peanut — butter–milk")).toEqual([["peanut"], ["butter"], ["milk"]]);
  });

  it("keep how they were typed", () => {
    expect(splitClauses("Crème BRÛLÉES")).toEqual([
      [
        { written: "Crème", word: "creme" },
        { written: "BRÛLÉES", word: "brulee" },
      ],
    ]);
  });

  it("lose their apostrophes", () => {
    expect(split("I can't; golfer’s cow`s goat´s")).toEqual([
      ["i", "cant"],
      ["golfer", "cow", "goat"],
    ]);
  });

  it.each([
    ["e g g s", [["egg"]]],
    ["no e g g s", [["no", "egg"]]],
    ["a b", [["a", "b"]]],
    ["a b cd", [["a", "b", "cd"]]],
    ["ab c d", [["ab", "c", "d"]]],
    ["ab c d ef", [["ab", "c", "d", "ef"]]],
  ])("are joined from single letters if there are three or more: %s", (text, clauses) => {
    expect(split(text)).toEqual(clauses);
  });

  it("are joined from letters with dots", () => {
    expect(split("C.O.P.D.walnut")).toEqual([["copd", "walnut"]]);
    expect(split("M.S., walnut. eggs")).toEqual([["ms"], ["walnut"], ["egg"]]);
  });

  it.each([
    ["🥜", [["peanut"]]],
    ["no 🥜🥛!", [["no"], ["peanut"], ["milk"]]],
    ["🌶️", [["chilli"]]],
    ["🍦", [["ice", "cream"]]],
    ["🌱", []],
  ])("are read from the picture %s", (text, clauses) => {
    expect(split(text)).toEqual(clauses);
  });

  it.each([
    ["🍩", [["🍩"]]],
    ["milk 🍩🌭", [["milk", "🍩", "🌭"]]],
    ["🦔, 🧃", [["🦔"], ["🧃"]]],
    ["milk 🙂", [["milk"]]],
  ])("include the picture of a food or an animal that has no name: %s", (text, clauses) => {
    expect(split(text)).toEqual(clauses);
  });

  it.each([
    ["a soft hyphen", "\u00ad"],
    ["a mark of the byte order", "\ufeff"],
    ["a mark of the direction", "\u202e"],
    ["a filler", "\u3164"],
    ["a tag", "\u{e0061}"],
  ])("[SCALE-22] are whole with %s in them", (_, mark) => {
    expect(split(`ghe${mark}e`)).toEqual([["ghee"]]);
    expect(splitClauses(`GHE${mark}E`)).toEqual([[{ written: "GHEE", word: "ghee" }]]);
  });

  it("are read without invisible joiners", () => {
    expect(split("pea\u200bnut mi\u2060lk")).toEqual([["peanut", "milk"]]);
  });

  it("are none in a text of signs", () => {
    expect(split(" -- ?! ")).toEqual([]);
  });

  it("[SAFE-01] hold every letter of the text", () => {
    const word = fc.stringMatching(/^[b-df-hj-mp-z]{3,9}x$/);
    const separator = fc.constantFrom(" ", ", ", "; ", "\n", " - ", "! ", "/");
    fc.assert(
      fc.property(fc.array(fc.tuple(word, separator), { minLength: 1, maxLength: 30 }), (parts) => {
        expect(split(parts.flat().join("")).flat()).toEqual(parts.map(([typed]) => typed));
      }),
    );
  });
});

describe("the script of a word", () => {
  it.each(["牛奶", "ぎゅう", "ミルク", "우유", "นม"])("sets no spaces: %s", (word) => {
    expect(isUnspaced({ written: word, word })).toBe(true);
  });

  it.each(["milk", "حليب", "молоко", "दूध"])("sets spaces: %s", (word) => {
    expect(isUnspaced({ written: word, word })).toBe(false);
  });

  it("is taken apart by whole characters", () => {
    expect(splitLetters("𠮷野")).toEqual(["𠮷", "野"]);
  });
});
