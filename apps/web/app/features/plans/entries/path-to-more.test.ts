import { expect, test } from "vitest";
import { pathToMore } from "./path-to-more.ts";

test.each([
  ["meal", "dinner", { cooking_time: 20 }, "/recommendation/meals?meal_type=dinner&minutes=up-to-30"],
  ["meal", "dinner", { cooking_time: 30 }, "/recommendation/meals?meal_type=dinner&minutes=up-to-30"],
  ["meal", "lunch", { cooking_time: 110 }, "/recommendation/meals?meal_type=lunch"],
  ["meal", null, null, "/recommendation/meals"],
  ["meal", "evening", null, "/recommendation/meals"],
  ["exercise", "morning", { duration: 4 }, "/recommendation/exercises?minutes=up-to-5"],
  ["meditation", null, { duration: 10 }, "/recommendation/meditations"],
] as const)("[FIND-47] more than the alternatives for a %s at %s", (kind, slot, fields, path) => {
  expect(pathToMore({ kind, slot, item: fields && { _id: "one", ...fields } })).toBe(path);
});
