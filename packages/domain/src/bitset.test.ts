import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countBits,
  countBoth,
  createBitset,
  hasBit,
  intersect,
  listPositions,
  removeFrom,
  subtract,
} from "./bitset.ts";

const size = 200;
const positions = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }));
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe("a bitset", () => {
  it("gives back the positions it was made of, and their number", () => {
    fc.assert(
      fc.property(positions, (given) => {
        const bits = createBitset(size, given);
        expect([listPositions(bits), countBits(bits)]).toEqual([ascending(given), given.length]);
      }),
    );
  });

  it("holds, intersected or lessened, what sets do", () => {
    fc.assert(
      fc.property(positions, positions, (one, other) => {
        const [bits, others] = [createBitset(size, one), createBitset(size, other)];
        const both = one.filter((position) => other.includes(position));
        const left = one.filter((position) => !other.includes(position));
        expect(listPositions(intersect(bits, others, new Int32Array(bits.length)))).toEqual(ascending(both));
        expect(listPositions(subtract(bits, others, new Int32Array(bits.length)))).toEqual(ascending(left));
        const lessened = new Int32Array(bits);
        removeFrom(lessened, others);
        expect(listPositions(lessened)).toEqual(ascending(left));
        expect(countBoth(bits, others)).toBe(both.length);
      }),
    );
  });

  it("knows its members", () => {
    fc.assert(
      fc.property(positions, fc.nat(size - 1), (given, position) => {
        expect(hasBit(createBitset(size, given), position)).toBe(given.includes(position));
      }),
    );
  });
});
