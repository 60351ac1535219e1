import { describe, expect, it } from "vitest";
import { aVocabulary, aWordList, listKeys } from "../../test/told.ts";
import type { Explained } from "./lexicon.ts";
import { segmentUnspaced } from "./segment.ts";

const { allergies } = aVocabulary({
  wordLists: [
    aWordList("zh", {
      "class milk": "牛奶, 牛",
      "class egg": "鸡蛋",
      "class fish": "一二三四五六七八九十甲乙丙丁, 戊一二三四五六七八九十甲乙丙丁",
      ordinary: "我, 我对",
    }),
  ],
}).lexicons;
const segment = (text: string, explained: Explained = new Map()) =>
  segmentUnspaced(text, allergies, explained).map(({ text: piece, meanings }) => [
    piece,
    meanings === null ? null : listKeys(meanings),
  ]);

describe("[SAFE-11] a text without spaces", () => {
  it("is cut into the longest known phrases, without ordinary pieces", () => {
    expect(segment("我对牛奶鸡蛋")).toEqual([
      ["牛奶", ["allergen milk"]],
      ["鸡蛋", ["allergen egg"]],
    ]);
  });

  it("keeps the letters that are not understood together", () => {
    expect(segment("我甲乙牛奶丙我")).toEqual([
      ["甲乙", null],
      ["牛奶", ["allergen milk"]],
      ["丙", null],
    ]);
  });

  it("is read as the person explained it", () => {
    expect(segment("甲乙牛奶", new Map([["甲乙", []]]))).toEqual([
      ["甲乙", []],
      ["牛奶", ["allergen milk"]],
    ]);
  });

  it("has phrases of at most 14 letters", () => {
    expect(segment("一二三四五六七八九十甲乙丙丁")).toEqual([
      ["一二三四五六七八九十甲乙丙丁", ["allergen fish"]],
    ]);
    expect(segment("戊一二三四五六七八九十甲乙丙丁")).toEqual([
      ["戊", null],
      ["一二三四五六七八九十甲乙丙丁", ["allergen fish"]],
    ]);
  });
});
