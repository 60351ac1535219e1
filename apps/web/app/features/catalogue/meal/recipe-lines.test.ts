import { expect, test } from "vitest";
import { cookingTime, metricWords, recipeLines, stepParts } from "./recipe-lines.ts";

const line = {
  ingredient_id: "rolled-oats",
  name: "Rolled oats",
  quantity: 2.5,
  measurement: "cup",
  unit: "g",
  grams: 202,
  note: null,
  scales: true,
} as const;

const meal = {
  no_of_servings: 4,
  ingredients: [
    line,
    {
      ...line,
      ingredient_id: "almonds",
      name: "Almonds",
      quantity: 50,
      measurement: "g" as const,
      grams: 50,
    },
    {
      ...line,
      ingredient_id: "bay-leaves",
      name: "Bay leaves",
      quantity: 2,
      measurement: "leaf" as const,
      grams: 0.4,
      note: "whole",
      scales: false,
    },
  ],
};

test("lines are unchanged for the meal's own number of servings", () => {
  expect(recipeLines(meal, 4, metricWords)).toEqual([
    { id: "rolled-oats", name: "Rolled oats", note: null, amount: "2 ½ cups", weight: "202 g" },
    { id: "almonds", name: "Almonds", note: null, amount: "50 g", weight: null },
    { id: "bay-leaves", name: "Bay leaves", note: "whole", amount: "2 leaves", weight: "0.4 g" },
  ]);
});

test("[REC-19] amounts and weights grow with the servings, except for a line that does not scale", () => {
  expect(recipeLines(meal, 6, metricWords).map(({ amount, weight }) => [amount, weight])).toEqual([
    ["3 ¾ cups", "303 g"],
    ["75 g", null],
    ["2 leaves", "0.4 g"],
  ]);
});

test("[REC-20] the time grows with the servings where it may, and is fixed where it may not", () => {
  const timed = { no_of_servings: 4, cooking_time: 25 };
  expect(cookingTime({ ...timed, is_cooking_time_changeable: true }, 6)).toBe(38);
  expect(cookingTime({ ...timed, is_cooking_time_changeable: false }, 6)).toBe(25);
});

test("a step lists its ingredients, and those that another step shares", () => {
  const steps = [
    { details: "Toast.", ingredients: ["Rolled oats", "Almonds"] },
    { details: "Serve.", ingredients: ["Almonds", "Good company"] },
  ];

  expect(stepParts(steps, recipeLines(meal, 6, metricWords))).toEqual([
    [
      { name: "Rolled oats", amount: "3 ¾ cups", isShared: false },
      { name: "Almonds", amount: "75 g", isShared: true },
    ],
    [{ name: "Almonds", amount: "75 g", isShared: true }],
  ]);
});
