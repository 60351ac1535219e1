import { expect, it } from "vitest";
import { readAmounts } from "./amounts.ts";
import { readPromptWords } from "./prompt-words.ts";
import { leastOf, mostOf } from "./said-in-prompt.ts";

function minutesIn(prompt: string): [least: number | null, most: number | null] {
  const amounts = readAmounts(readPromptWords(prompt));
  return [leastOf(amounts, "minutes"), mostOf(amounts, "minutes")];
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
] as const)("knows %j", (said, minutes) => {
  expect(minutesIn(`walks of ${said}, please`)).toEqual([null, minutes]);
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
])("takes %j for a most", (said) => {
  expect(minutesIn(said)).toEqual([null, 20]);
});

it.each([
  "at least 20 minutes",
  "20+ minutes",
  "no less than 20 minutes",
  "longer than 20 minutes",
  "20 minutes or more",
])("takes %j for a least", (said) => {
  expect(minutesIn(said)).toEqual([20, null]);
});

it.each([
  "10-20 min",
  "between 10 and 20 minutes",
  "from 10 to 20 minutes",
  "at least 10 minutes, at most 20",
])("takes %j for both", (said) => {
  expect(minutesIn(said)).toEqual([10, 20]);
});

it.each(["for women over 50", "no more than 3", "kids under 10", "20 weeks", "meals under 10 dollars"])(
  "finds no time in %j",
  (said) => {
    expect(minutesIn(said)).toEqual([null, null]);
  },
);

it("keeps calories and protein apart, and leaves those of a whole day", () => {
  const kinds = (prompt: string) =>
    readAmounts(readPromptWords(prompt)).map(({ kind, least, most, about }) => [kind, least, most, about]);
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
