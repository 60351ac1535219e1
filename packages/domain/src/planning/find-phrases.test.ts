import { expect, it } from "vitest";
import { createPhraseBook } from "../safety/phrase-book.ts";
import { findPhrases, isNearlyRight } from "./find-phrases.ts";
import { readPromptWords } from "./prompt-words.ts";

const book = createPhraseBook([
  ["dinner", ["dinner"]],
  ["body scan", ["scan"]],
  ["core", ["core"]],
  ["rowing machine", ["rower"]],
]);

function found(prompt: string): string[] {
  const matches = findPhrases(
    readPromptWords(prompt),
    book,
    () => false,
    (word) => word === "dinosaur",
  );
  return matches.flatMap(({ meanings }) => meanings);
}

it.each(["dinner", "Dinners!", "dinnr", "dinnner", "diner", "dniner"])("takes %j for dinner", (word) => {
  expect(found(`two ${word} please`)).toEqual(["dinner"]);
});

it("finds phrases of several words, also when they are run together or misspelt", () => {
  expect(["a body scan", "a bodyscan", "a boddy scann", "rowing machin"].map(found)).toEqual([
    ["scan"],
    ["scan"],
    ["scan"],
    ["rower"],
  ]);
});

it("does not join what a comma parts", () => {
  expect(found("my body, scan it")).toEqual([]);
});

it.each(["code", "care", "more", "dinosaur", "din"])("leaves %j, which is another word", (word) => {
  expect(found(word)).toEqual([]);
});

it("is stricter with short words than with long ones", () => {
  expect(isNearlyRight("sleap", "sleep")).toBe(true);
  expect(isNearlyRight("sleet", "sleep")).toBe(false);
  expect(isNearlyRight("begginer", "beginner")).toBe(true);
  expect(isNearlyRight("linner", "dinner")).toBe(false);
});
