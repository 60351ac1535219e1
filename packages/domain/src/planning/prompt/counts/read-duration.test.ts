import { expect, it } from "vitest";
import { findMax, findMin } from "../reading/extract-request.ts";
import { splitPrompt } from "../reading/split-prompt.ts";
import { readAmounts } from "./read-amounts.ts";

function minutesIn(prompt: string): [min: number | null, max: number | null] {
  const amounts = readAmounts(splitPrompt(prompt));
  return [findMin(amounts, "minutes"), findMax(amounts, "minutes")];
}

it.each([
  ["half an hour", 30],
  ["a quarter of an hour", 15],
  ["three quarters of an hour", 45],
  ["an hour", 60],
  ["an hour and a half", 90],
  ["1 hour 30 minutes", 90],
  ["1.5 hours", 90],
  ["two hours", 120],
  ["20 mins", 20],
  ["ten-minute", 10],
  ["10min", 10],
  ["twenty five minutes", 25],
] as const)("reads %j", (said, minutes) => {
  expect(minutesIn(`walks of ${said}, please`)).toEqual([null, minutes]);
});

it.each([
  ["under 99999999999999999999 minutes", 9_999],
  ["under 99999999999999999999 hours", 599_940],
  ["under 5000 dozen hours", 599_940],
  ["under 3 - 0 minutes", 0],
  ["at least 3 but no more than 0 minutes", 0],
] as const)("[SCALE-48] reads %j as a figure that can be calculated with", (said, minutes) => {
  expect(minutesIn(said)).toEqual([null, minutes]);
});

it.each([
  "under 20 minutes",
  "20 minutes or less",
  "20 min tops",
  "max. 20 min",
  "no more than 20 minutes",
  "nothing longer than 20 minutes",
  "it doesn't take more than twenty minutes",
  "up to 20 minutes each",
  "about 20 minutes",
  "under 20",
])("reads %j as a maximum", (said) => {
  expect(minutesIn(said)).toEqual([null, 20]);
});

it.each([
  "at least 20 minutes",
  "20+ minutes",
  "no less than 20 minutes",
  "longer than 20 minutes",
  "20 minutes or more",
])("reads %j as a minimum", (said) => {
  expect(minutesIn(said)).toEqual([20, null]);
});

it.each([
  "10-20 min",
  "between 10 and 20 minutes",
  "from 10 to 20 minutes",
  "20 to 10 minutes",
  "at least 10 minutes, at most 20",
])("reads %j as both", (said) => {
  expect(minutesIn(said)).toEqual([10, 20]);
});

it.each(["for women over 50", "no more than 3", "kids under 10", "20 weeks", "meals under 10 dollars"])(
  "finds no time in %j",
  (said) => {
    expect(minutesIn(said)).toEqual([null, null]);
  },
);

it("reads calories and protein, but ignores daily amounts", () => {
  const kinds = (prompt: string) =>
    readAmounts(splitPrompt(prompt)).map(({ kind, min, max, about }) => [kind, min, max, about]);
  expect(kinds("under 500 kcal with at least 30g of protein")).toEqual([
    ["calories", null, 500, null],
    ["protein", 30, null, null],
  ]);
  expect(kinds("five hundred calories, protein over 25 g")).toEqual([
    ["calories", null, null, 500],
    ["protein", 25, null, null],
  ]);
  expect(kinds("1500 calories a day")).toEqual([]);
});
