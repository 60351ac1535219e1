import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "./random.ts";

describe("random numbers", () => {
  it("repeat for the same seed and differ for another", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const [first, again, other] = [createRandom(a), createRandom(a), createRandom(b)];
        const numbers = [first.next(), first.next(), first.next()];
        expect([again.next(), again.next(), again.next()]).toEqual(numbers);
        if (a !== b) expect([other.next(), other.next(), other.next()]).not.toEqual(numbers);
      }),
    );
  });

  it("stay within bounds", () => {
    const random = createRandom("bounds");
    for (let i = 0; i < 2_000; i += 1) {
      const [between, int] = [random.between(-3, 5), random.int(2, 4)];
      expect(between >= -3 && between < 5 && [2, 3, 4].includes(int)).toBe(true);
    }
  });

  it("of a fork do not depend on earlier draws", () => {
    const [early, late] = [createRandom("seed"), createRandom("seed")];
    late.next();
    expect(late.fork("leaf").next()).toBe(early.fork("leaf").next());
  });
});
