import { expect, it } from "vitest";
import { createPhraseBook } from "../../../safety/phrase-book.ts";
import { findPhrases, isNearlyRight } from "./find-phrases.ts";
import { splitPrompt } from "./split-prompt.ts";

const book = createPhraseBook([
  ["dinner", ["dinner"]],
  ["body scan", ["scan"]],
  ["core", ["core"]],
  ["rowing machine", ["rower"]],
]);

function found(prompt: string): string[] {
  const matches = findPhrases(
    splitPrompt(prompt),
    book,
    () => false,
    (word) => word === "dinosaur",
  );
  return matches.flatMap(({ meanings }) => meanings);
}

it.each(["dinner", "Dinners!", "dinnr", "dinnner", "diner", "dniner"])("reads %j as dinner", (word) => {
  expect(found(`two ${word} please`)).toEqual(["dinner"]);
});

it("finds phrases of several words, even joined or misspelt", () => {
  expect(["a body scan", "a bodyscan", "a boddy scann", "rowing machin"].map(found)).toEqual([
    ["scan"],
    ["scan"],
    ["scan"],
    ["rower"],
  ]);
});

it("does not match a phrase across a comma", () => {
  expect(found("my body, scan it")).toEqual([]);
});

it.each(["code", "care", "more", "dinosaur", "din"])("does not match %j, which is another word", (word) => {
  expect(found(word)).toEqual([]);
});

it("is stricter with short words than with long ones", () => {
  expect(isNearlyRight("sleap", "sleep")).toBe(true);
  expect(isNearlyRight("sleet", "sleep")).toBe(false);
  expect(isNearlyRight("begginer", "beginner")).toBe(true);
  expect(isNearlyRight("linner", "dinner")).toBe(false);
});
