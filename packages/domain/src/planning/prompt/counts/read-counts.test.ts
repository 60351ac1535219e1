import { expect, it } from "vitest";
import { splitPrompt } from "../reading/split-prompt.ts";
import { readAmounts } from "./read-amounts.ts";
import { computeTotal, readCounts } from "./read-counts.ts";

const nouns = ["dinner", "lunch", "breakfast", "snack", "walk"];

/** The total of a prompt, with these nouns as items. */
function countIn(prompt: string): number | null {
  const words = splitPrompt(prompt);
  const amounts = readAmounts(words);
  const reading = readCounts({
    words,
    nouns: words.flatMap(({ word }, at) =>
      nouns.includes(word) ? [{ from: at, to: at + 1, key: word }] : [],
    ),
    isAmount: (at) => amounts.some(({ from, to }) => at >= from && at < to),
    isDescribing: (at) => words[at]?.word === "gentle",
  });
  return computeTotal({ ...reading, days: reading.days?.days ?? null }, { kinds: 2 });
}

it.each([
  ["5 vegan dinners", 5],
  ["five quick, easy dinners", 5],
  ["twenty-one dinners", 21],
  ["half a dozen snacks", 6],
  ["a couple of lunches", 2],
  ["dinners x4", 4],
  ["4x dinner", 4],
  ["dinners, three please", 3],
  ["walks, six of them", 6],
  ["walks, 2 this week", 2],
  ["sunday walks, 5 gentle", 5],
  ["2-3 snacks", 3],
  ["a quick dinner", 1],
  ["looking for a snack", 1],
  ["three walks a week for four weeks", 12],
  ["2 snacks a day for 5 days", 10],
  ["dinners and lunches, two of each", 4],
  ["a walk, twice a week", 2],
  ["a walk, twice a day for 3 days", 6],
] as const)("counts the items in %j", (prompt, count) => {
  expect(countIn(prompt)).toBe(count);
});

it.each([
  ["3 breakfasts and 4 dinners", 7],
  ["two lunches, two dinners and a snack", 5],
  ["Five dinners please. Yes, 5 dinners", 5],
  ["4 for sleep and 2 for focus", 6],
  ["10 dinners, 5 for the freezer", 10],
] as const)("adds only counts of different things: %j", (prompt, count) => {
  expect(countIn(prompt)).toBe(count);
});

it.each([
  ["a week of dinners", 7],
  ["dinners for a fortnight", 14],
  ["weekday lunches", 5],
  ["lunches for the work week", 5],
  ["weekend breakfasts", 2],
  ["dinners, 5 nights", 5],
  ["7-day walk plan", 7],
  ["every day this week a walk", 7],
  ["one for each day", 7],
  ["two weeks of dinners", 14],
] as const)("turns days into items: %j", (prompt, count) => {
  expect(countIn(prompt)).toBe(count);
});

it.each([
  "dinner for two",
  "dinners, serves 4",
  "dinners for a family of 4",
  "lunches for 6 people",
  "I have type 2 diabetes",
  "I'm 34 weeks pregnant",
  "for women over 50",
  "I had an operation 6 weeks ago",
  "I am 72 and like walks",
  "I have 3 eggs",
  "I fell twice this year",
  "dinner under 20 minutes",
  "it was a bad week, just this week",
  "I lie awake every night",
  "something for a snack",
  "a dinner plan",
  "I'd like to walk again one day",
])("finds no count in %j", (prompt) => {
  expect(countIn(prompt)).toBeNull();
});
