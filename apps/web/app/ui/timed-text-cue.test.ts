import { expect, test } from "vitest";
import { cueIndexAt } from "./timed-text-cue.ts";

const cues = [
  { at: 4, say: "Morning." },
  { at: 20, say: "We're making squares." },
  { at: 39, say: "The rests are soft." },
];

test.each([
  [0, -1],
  [3.99, -1],
  [4, 0],
  [19.99, 0],
  [20, 1],
  [1000, 2],
])("at %s seconds line %s is current", (position, index) => {
  expect(cueIndexAt(cues, position)).toBe(index);
});

test("there is no current line without lines", () => {
  expect(cueIndexAt([], 10)).toBe(-1);
});
