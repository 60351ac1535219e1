import { expect, it } from "vitest";
import { createLruCache } from "./lru-cache.ts";

it("drops what was unused for longest once the keys are too long together", () => {
  const cache = createLruCache<number>(6);
  cache.set("aa", 1);
  cache.set("bb", 2);
  cache.set("cc", 3);
  cache.get("aa");
  cache.set("dd", 4);
  expect(["aa", "bb", "cc", "dd"].map((key) => cache.get(key))).toEqual([1, undefined, 3, 4]);
});

it("counts a key once, however often it is set", () => {
  const cache = createLruCache<number>(4);
  cache.set("aa", 1);
  for (let value = 0; value < 9; value += 1) cache.set("bb", value);
  expect([cache.get("aa"), cache.get("bb")]).toEqual([1, 8]);
});

it("does not keep a key that is longer than the limit", () => {
  const cache = createLruCache<number>(4);
  cache.set("aa", 1);
  cache.set("bbbbb", 2);
  cache.set("cc", 3);
  expect([cache.get("bbbbb"), cache.get("cc")]).toEqual([undefined, 3]);
});
