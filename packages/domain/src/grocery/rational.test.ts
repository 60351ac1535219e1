import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  add,
  compare,
  distance,
  divide,
  floor,
  fromDecimal,
  isPositive,
  multiply,
  type Rational,
  ratio,
  roundToMultiple,
  roundUpToMultiple,
  toKitchenFraction,
  toNumber,
  zero,
} from "./rational.ts";

const anyRational = fc
  .tuple(fc.bigInt({ min: 0n, max: 10_000n }), fc.bigInt({ min: 1n, max: 400n }))
  .map(([numerator, denominator]) => ratio(numerator, denominator));
const positiveRational = anyRational.filter(isPositive);

describe("an exact amount", () => {
  it.each([
    [0.33, 33n, 100n],
    [0.1, 1n, 10n],
    [2.5, 5n, 2n],
    [1.01, 101n, 100n],
    [0, 0n, 1n],
    [1e-7, 1n, 10_000_000n],
    [1.5e-7, 3n, 20_000_000n],
    [2e21, 2n * 10n ** 21n, 1n],
  ])("reads %d as it is written", (decimal, numerator, denominator) => {
    expect(fromDecimal(decimal)).toEqual({ numerator, denominator });
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])("cannot be made from %d", (decimal) => {
    expect(() => fromDecimal(decimal)).toThrow(new RangeError(`${decimal} is no amount`));
  });

  it("has one form only, so that equal amounts look equal", () => {
    expect(ratio(6n, 8n)).toEqual(ratio(3n, 4n));
    expect(ratio(0n, 7n)).toEqual(zero);
  });

  it("cannot be divided by zero or be negative", () => {
    expect(() => divide(ratio(1n, 2n), zero)).toThrow(new RangeError("1/0 is no amount"));
    expect(() => ratio(-1n, 2n)).toThrow(new RangeError("-1/2 is no amount"));
  });

  it("does not compile where a number is expected, or the reverse", () => {
    expectTypeOf<number>().not.toExtend<Rational>();
    expectTypeOf<{ numerator: bigint; denominator: bigint }>().not.toExtend<Rational>();
  });

  it("converts back to the number it came from", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.integer({ min: 0, max: 4 }),
        (digits, places) => {
          const decimal = Number(`${digits}e-${places}`);
          expect(toNumber(fromDecimal(decimal))).toBe(decimal);
        },
      ),
    );
  });
});

describe("a kitchen fraction", () => {
  it.each([
    [0.33, 1n, 3n],
    [0.34, 1n, 3n],
    [0.66, 2n, 3n],
    [0.67, 2n, 3n],
    [1.33, 4n, 3n],
    [0.13, 1n, 8n],
    [0.12, 1n, 8n],
    [0.38, 3n, 8n],
    [0.24, 1n, 4n],
    [0.26, 1n, 4n],
    [0.5, 1n, 2n],
    [2.99, 3n, 1n],
  ])("is read from %d", (decimal, numerator, denominator) => {
    expect(toKitchenFraction(decimal)).toEqual({ numerator, denominator });
  });

  it.each([0.2, 0.3, 0.4, 0.6, 0.7, 0.01, 0.32, 0.239])("is not read from %d", (decimal) => {
    expect(toKitchenFraction(decimal)).toEqual(fromDecimal(decimal));
  });
});

describe("exact arithmetic", () => {
  it("adds three thirds, or ten tenths, to one", () => {
    const third = ratio(1n, 3n);
    expect(add(add(third, third), third)).toEqual(ratio(1n, 1n));
    expect(Array.from({ length: 10 }, () => fromDecimal(0.1)).reduce(add, zero)).toEqual(ratio(1n, 1n));
  });

  it("is commutative and distributive, and division undoes multiplication", () => {
    fc.assert(
      fc.property(anyRational, anyRational, positiveRational, (one, two, three) => {
        expect(add(one, two)).toEqual(add(two, one));
        expect(add(add(one, two), three)).toEqual(add(one, add(two, three)));
        expect(multiply(add(one, two), three)).toEqual(add(multiply(one, three), multiply(two, three)));
        expect(divide(multiply(one, three), three)).toEqual(one);
      }),
    );
  });

  it("compares as the numbers do", () => {
    fc.assert(
      fc.property(anyRational, anyRational, (one, other) => {
        expect(compare(one, other)).toBe(Math.sign(toNumber(one) - toNumber(other)));
        const [smaller, larger] = compare(one, other) < 0 ? [one, other] : [other, one];
        expect(add(smaller, distance(one, other))).toEqual(larger);
      }),
    );
  });

  it("rounds to a multiple at most half a step away, and up to one less than a step away", () => {
    fc.assert(
      fc.property(anyRational, positiveRational, (value, step) => {
        const nearest = roundToMultiple(value, step);
        expect(divide(nearest, step).denominator).toBe(1n);
        expect(compare(distance(nearest, value), divide(step, ratio(2n, 1n)))).toBeLessThanOrEqual(0);

        const above = roundUpToMultiple(value, step);
        expect(divide(above, step).denominator).toBe(1n);
        expect(compare(above, value)).toBeGreaterThanOrEqual(0);
        expect(compare(distance(above, value), step)).toBeLessThan(0);
      }),
    );
  });

  it("rounds halves up", () => {
    expect(roundToMultiple(ratio(5n, 2n), ratio(1n, 1n))).toEqual(ratio(3n, 1n));
    expect(floor(ratio(5n, 2n))).toBe(2n);
  });
});
