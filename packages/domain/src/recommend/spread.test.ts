import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Pool, type Scored, spread } from "./spread.ts";

/** Items are alike if they end in the same digit, which is their sort. */
const variety = {
  areAlike: (one: number, other: number) => one % 10 === other % 10,
  sortOf: (item: number) => String(item % 10),
};
const listItems = (items: readonly number[], score = 0): Scored<number>[] =>
  items.map((item) => ({ item, score }));
const fill = (pools: readonly Pool[], count = 99) => spread(pools, count, variety);
const single = (items: readonly Scored<number>[]): Pool[] => [{ parts: 1, items }];

describe("the places of a page", () => {
  it("keep the order of the items where no two are alike", () => {
    expect(fill(single(listItems([3, 1, 2])))).toEqual([3, 1, 2]);
  });

  it("separate similar items where another one suits about as well", () => {
    expect(fill(single([...listItems([11, 21], 9), ...listItems([3], 7)]))).toEqual([11, 3, 21]);
    expect(fill(single([...listItems([11, 21], 9), ...listItems([3], 6)]))).toEqual([11, 21, 3]);
  });

  it("[FIND-23] never have three of one sort in a row while there is another, however well it suits", () => {
    expect(fill(single([...listItems([11, 21, 31], 9), ...listItems([2], 0)]))).toEqual([11, 21, 2, 31]);
    expect(fill(single(listItems([11, 21, 31], 9)))).toEqual([11, 21, 31]);
  });

  it("[FIND-23] count what stands before them", () => {
    const items = [...listItems([31], 9), ...listItems([2], 0)];
    expect(spread(single(items), 99, variety, [11, 21])).toEqual([2, 31]);
  });

  it("[FIND-20] give each pool its share at every place, the first pool first", () => {
    const pools = [
      { parts: 2, items: listItems([1, 2, 3, 4, 5, 6]) },
      { parts: 1, items: listItems([7, 8, 9]) },
    ];
    expect(fill(pools, 6)).toEqual([1, 7, 2, 3, 8, 4]);
  });

  it("[FIND-20] are filled from the other pools when one has no more", () => {
    const pools = [
      { parts: 1, items: listItems([1]) },
      { parts: 1, items: listItems([2, 3, 4]) },
      { parts: 0, items: listItems([1, 2, 3, 4, 5]) },
    ];
    expect(fill(pools, 4)).toEqual([1, 2, 3, 4]);
    expect(fill(pools)).toEqual([1, 2, 3, 4, 5]);
  });

  it("hold every item of the pools once, as far as there are places", () => {
    const pool = fc.record({
      parts: fc.nat({ max: 5 }),
      items: fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 20 }).map((items) => listItems(items)),
    });
    fc.assert(
      fc.property(fc.array(pool, { maxLength: 4 }), fc.nat({ max: 50 }), (pools, count) => {
        const all = new Set(pools.flatMap(({ items }) => items.map(({ item }) => item)));
        const placed = fill(pools, count);
        expect(placed).toHaveLength(Math.min(count, all.size));
        expect(new Set(placed).size).toBe(placed.length);
        expect(placed.filter((item) => !all.has(item))).toEqual([]);
      }),
    );
  });
});
