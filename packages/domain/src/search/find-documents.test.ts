import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finishSteps } from "../steps.ts";
import { findDocuments } from "./find-documents.ts";
import { readQuery } from "./search-words.ts";
import { buildTextIndex, type SearchDocument, type SearchScope } from "./text-index.ts";

function aDocument(name: string, ...other: readonly string[]): SearchDocument {
  return { name, texts: [{ text: name, weight: 10 }, ...other.map((text) => ({ text, weight: 5 }))] };
}

const documents = [
  aDocument("Spinach omelette", "Egg", "Spinach"),
  aDocument("Green pancakes", "Egg", "Spinach"),
  aDocument("Boiled egg", "Egg"),
  aDocument("Eggplant stew", "Eggplant", "Chickpea"),
  aDocument("Warm quinoa", "Quinoa", "Chickpea", "egg-free"),
  aDocument("Quinoa", "Quinoa"),
  aDocument("Noodles", "stir-fry"),
];
const index = finishSteps(buildTextIndex(documents));

function find(text: string): string[] {
  const { documents: found, compare } = findDocuments(index, readQuery(text));
  return found.toSorted(compare).flatMap((number) => documents[number]?.name ?? []);
}

describe("a search of documents", () => {
  it("[FIND-01] puts a match in the name first, and the shorter name before the longer", () => {
    expect(find("spinach")).toEqual(["Spinach omelette", "Green pancakes"]);
    expect(find("quinoa")).toEqual(["Quinoa", "Warm quinoa"]);
  });

  it("[FIND-02] finds by the beginning of the last word, behind the word itself", () => {
    expect(find("spin")).toEqual(["Spinach omelette", "Green pancakes"]);
    expect(find("egg")).toEqual(["Boiled egg", "Green pancakes", "Spinach omelette", "Eggplant stew"]);
    expect(find("qui warm")).toEqual(["Warm quinoa"]);
    expect(find("eggs")).not.toContain("Eggplant stew");
  });

  it("[FIND-02] finds only what has all the words, if anything has", () => {
    expect(find("spinach egg")).toEqual(["Spinach omelette", "Green pancakes"]);
    expect(find("omelette chickpeas")).toEqual(["Spinach omelette", "Eggplant stew", "Warm quinoa"]);
  });

  it("[SAFE-134] without eating less leaves out the texts about it, in any spelling", () => {
    const lighter = { text: "Lighter Meal", weight: 3, isAboutEatingLess: true };
    const salads = finishSteps(
      buildTextIndex([{ name: "Salad", texts: [lighter] }, aDocument("Light soup")]),
    );
    const listFound = (text: string, scope: SearchScope) =>
      findDocuments(salads, readQuery(text), scope).documents;
    for (const text of ["lighter", "lightr", "lighter meal"]) {
      expect(listFound(text, "everything")).toContain(0);
      expect(listFound(text, "without eating less")).not.toContain(0);
    }
    expect(listFound("light", "without eating less")).toEqual([1]);
  });

  it.each([
    ["spinnach", "Spinach omelette"],
    ["quinao", "Quinoa"],
    ["omlette egg", "Spinach omelette"],
  ])("[FIND-02] tolerates the spelling %s", (text, name) => {
    expect(find(text)[0]).toBe(name);
  });

  it.each([
    ["omle", "Spinach omelette"],
    ["egg omle", "Spinach omelette"],
    ["spinn", "Spinach omelette"],
    ["chikp", "Warm quinoa"],
    ["pnacak", "Green pancakes"],
  ])("[FIND-41] finds by the beginning of a misspelled last word: %s", (text, name) => {
    expect(find(text)).toContain(name);
  });

  it("[FIND-41] takes a beginning for misspelled only if no whole word is as near", () => {
    const index = finishSteps(buildTextIndex([aDocument("Squat"), aDocument("Satay")]));
    expect(findDocuments(index, readQuery("sqat")).documents).toEqual([0]);
    expect(findDocuments(index, readQuery("satya")).documents).toEqual([1]);
  });

  it("[FIND-41] tolerates no misspelled beginning of a word that others follow, or with another first letter", () => {
    expect(find("omle boiled")).toEqual(["Boiled egg"]);
    expect(find("imel")).toEqual([]);
  });

  it("[FIND-02] tolerates no other spelling of a short word, or of one that is found as it is", () => {
    expect(find("egk")).toEqual([]);
    expect(find("egg quinao")).not.toContain("Quinoa");
    expect(find("boiled warm")).toEqual(["Boiled egg", "Warm quinoa"]);
  });

  it("finds a compound however it is written", () => {
    for (const text of ["stir-fry", "stir fry", "stirfry"]) expect(find(text)).toEqual(["Noodles"]);
  });

  it("does not take what is free of a food for the food", () => {
    expect(find("egg")).not.toContain("Warm quinoa");
    expect(find("egg free")).toEqual(["Warm quinoa"]);
  });

  it("finds nothing without words", () => {
    expect(find("!")).toEqual([]);
  });

  const someWords = fc.array(fc.constantFrom("egg", "kale", "rice", "ricecake", "soup", "tea"), {
    maxLength: 4,
  });

  it("[FIND-02] finds exactly what matches most words, compared with looking at each document", () => {
    const someDocuments = fc.array(
      someWords.map((words) => aDocument(words.join(" "))),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(someDocuments, someWords, (some, words) => {
        const query = readQuery(words.join(" "));
        const found = findDocuments(finishSteps(buildTextIndex(some)), query);
        const counts = some.map(({ name }) => {
          const own = name.split(" ");
          return query.filter(({ written, isLast }) =>
            own.some((word) => (isLast ? word.startsWith(written) : word === written)),
          ).length;
        });
        const most = Math.max(0, ...counts);
        // Where nothing matches every word, another spelling may add matches; these words are too different.
        const expected = counts.flatMap((count, number) => (count === most && most > 0 ? number : []));
        expect(found.documents).toEqual(expected);
      }),
    );
  });
});
