import { describe, expect, it } from "vitest";
import { aVocabulary, aWordList, listKeys } from "../../test/told.ts";
import { findInflected } from "./inflections.ts";

const { allergies } = aVocabulary({
  wordLists: [
    aWordList("en", { ordinary: "sugar" }),
    aWordList("de", { "class milk": "Milch", "class fish": "ei" }),
    aWordList("ar", { "class milk": "حليب", ordinary: "طعام" }),
    aWordList("he", { "class milk": "חלב" }),
  ],
}).lexicons;
const find = (word: string) => {
  const meanings = findInflected(word, allergies);
  return meanings === null ? null : listKeys(meanings);
};

describe("[SAFE-11] a word with an ending or a prefix", () => {
  it.each([
    "milchallergie",
    "milchunvertraglichkeit",
    "milchfrei",
    "milchsallergie",
    "milchenallergie",
    "milchesprodukte",
    "milkfree",
    "milkallergi",
  ])("is what is left without it: %s", (word) => {
    expect(find(word)).toEqual(["allergen milk"]);
  });

  it.each(["والحليب", "بالحليب", "للحليب", "الحليب", "وحليب", "לחלב", "והחלב", "מהחלב"])(
    "is what is left without its prefix: %s",
    (word) => {
      expect(find(word)).toEqual(["allergen milk"]);
    },
  );

  it("keeps nothing out if what is left is ordinary", () => {
    expect(find("sugarfree")).toEqual([]);
    expect(find("الطعام")).toEqual([]);
  });

  it("is unknown if what is left is unknown or too short", () => {
    expect(find("zorballergie")).toBeNull();
    expect(find("eifrei")).toBeNull();
    expect(find("zorb")).toBeNull();
    expect(find("وب")).toBeNull();
  });

  it("is read with a vowel for two that stand for an umlaut", () => {
    const { allergies: german } = aVocabulary({
      wordLists: [aWordList("de", { "class milk": "Käse" })],
    }).lexicons;
    expect(listKeys(findInflected("kaese", german) ?? [])).toEqual(["allergen milk"]);
    expect(findInflected("kaeze", german)).toBeNull();
  });
});
