import { expect, test } from "vitest";
import { formatMinutes } from "./format-minutes.ts";

test.each([
  [45, "45 min"],
  [60, "1 h"],
  [80, "1 h 20 min"],
  [540, "9 h"],
])("%i minutes are %s", (minutes, expected) => {
  expect(formatMinutes(minutes)).toBe(expected);
});
