import { expect, it } from "vitest";
import { aWordList } from "../../test/told.ts";
import { getLanguage, isEnglish, isExact, listMisspellings, listWords } from "./word-list.ts";

it("the words of a target come from every list, in their order", () => {
  const lists = [
    aWordList("de", { ordinary: "der, die", "class milk": "Milch" }),
    aWordList("fr", { ordinary: "le" }),
  ];
  expect(listWords(lists, "ordinary")).toEqual(["der", "die", "le"]);
  expect(listWords(lists, "class egg")).toEqual([]);
});

it("misspellings come from every list, with the phrase they stand for", () => {
  const lists = [
    aWordList("en", {
      "spelling tree nut": "tre nut, tree nutt",
      ordinary: "spelling",
      "class milk": "milk",
    }),
    aWordList("de", { "spelling Milch": "Milsch" }),
  ];
  expect(listMisspellings(lists)).toEqual([
    { correct: "tree nut", wrong: ["tre nut", "tree nutt"] },
    { correct: "Milch", wrong: ["Milsch"] },
  ]);
});

it.each([
  ["en", { language: "en", english: true, exact: false }],
  ["de", { language: "de", english: false, exact: false }],
  ["de-exact", { language: "de", english: false, exact: true }],
  ["ru-latn", { language: "ru", english: false, exact: false }],
])("the name of the list %s says its language, and whether accents matter", (id, wanted) => {
  const list = aWordList(id, {});
  expect({ language: getLanguage(list), english: isEnglish(list), exact: isExact(list) }).toEqual(wanted);
});
