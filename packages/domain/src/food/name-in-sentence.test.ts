import { expect, it } from "vitest";
import { nameInSentence } from "./name-in-sentence.ts";

it.each([
  ["Butter, unsalted", "butter"],
  ["Tomato, tinned, chopped", "tomato"],
  ["Frozen Peas", "frozen peas"],
])("is as people say it: %s", (name, expected) => {
  expect(nameInSentence(name)).toBe(expected);
});
