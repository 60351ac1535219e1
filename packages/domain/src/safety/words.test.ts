import { expect, it } from "vitest";
import { countDifferentLetters, maskLetters, normaliseText, singularise, splitWords } from "./words.ts";

it("words are compared without capitals, accents, apostrophes and punctuation", () => {
  expect(splitWords("  Golfer's ELBOW, pâté–crème!! ")).toEqual(["golfer", "elbow", "pate", "creme"]);
});

it("[SCALE-22] words are compared without signs that are not seen", () => {
  expect(splitWords("ghe\u00ade y\ufeffuba \uffa0ro\u200bti\u202c")).toEqual(["ghee", "yuba", "roti"]);
});

it("[SCALE-48] no sign becomes more than four letters", () => {
  const signs = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code));
  expect(signs.filter((sign) => [...normaliseText(sign)].length > 4)).toEqual([]);
});

it.each([
  ["nuts", "nut"],
  ["berries", "berry"],
  ["leaves", "leaf"],
  ["potatoes", "potato"],
  ["radishes", "radish"],
  ["shoes", "shoe"],
  ["orchestras", "orchestra"],
  ["gas", "gas"],
  ["couscous", "couscous"],
  ["glass", "glass"],
])("%s and %s are compared as one word", (word, wanted) => {
  expect(singularise(word)).toBe(wanted);
});

it.each([
  ["walnut", "walnut", 0],
  ["walnut", "tunlaw", 0],
  ["walnut", "wolnit", 4],
  ["egg", "ham", 5],
])("%s and %s differ in %i letters", (one, other, apart) => {
  expect(countDifferentLetters(maskLetters(one), maskLetters(other))).toBe(apart);
});
