import { expect, test } from "vitest";
import { pageNumberIn } from "./page-number.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=1000000", 1_000_000],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=2.5", 1],
  ["page=1000001", 1],
  ["page=two", 1],
  ["page=", 1],
])("?%s asks for page %i", (search, page) => {
  expect(pageNumberIn(new URLSearchParams(search))).toBe(page);
});
