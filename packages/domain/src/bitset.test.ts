import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bitsetOf, countBits, intersect, positionsIn } from "./bitset.ts";

const size = 200;
const positions = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe("a bitset", () => {
  it("gives back the positions it was made of, and their number", () => {
    fc.assert(
      fc.property(positions, (given) => {
        const bits = bitsetOf(size, given);
        expect([positionsIn(bits), countBits(bits)]).toEqual([ascending(given), given.length]);
      }),
    );
  });

  it("holds, intersected, what every one of the sets holds", () => {
    fc.assert(
      fc.property(positions, positions, positions, (one, two, three) => {
        const bits = intersect(bitsetOf(size, one), bitsetOf(size, two), bitsetOf(size, three));
        expect(positionsIn(bits)).toEqual(
          ascending(one.filter((position) => two.includes(position) && three.includes(position))),
        );
      }),
    );
  });
});
