import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { type PackSize, packUnits, type SoldInPacks } from "../food/ingredient.ts";
import { buy, buyMore, type Sold } from "./purchase.ts";
import { describeLeftover, describeMore, describePurchase } from "./purchase-words.ts";
import { add, compare, divide, floor, fromDecimal, multiply, ratio, toNumber, zero } from "./rational.ts";

const size = (grams: number, says: string | null = null, label: string | null = null): PackSize => ({
  grams,
  says,
  label,
});
const packs = (
  unit: SoldInPacks["unit"],
  sizes: SoldInPacks["sizes"],
  counts: SoldInPacks["counts"] = null,
): SoldInPacks => ({ kind: "packs", unit, sizes, counts });

const can = packs("can", [size(240, "400 g")]);
const onion = packs("piece", [size(110)]);
const rice = packs("bag", [size(500, "500 g"), size(1000, "1 kg")]);
const olives = packs("jar", [size(160, null, "small"), size(340, null, "large")], {
  measure: "piece",
  one: "olive",
  many: "olives",
});
const meat: Sold = { kind: "loose", stepGrams: 50 };

const named = (name: string) => anIngredient({ name, portions: { piece: 4.4 } });
const describeBuying = (grams: number, sold: Sold, name = "Food") =>
  describePurchase(buy(fromDecimal(grams), sold), named(name));
const describeLeft = (grams: number, sold: Sold, name = "Food") =>
  describeLeftover(buy(fromDecimal(grams), sold), named(name));

describe("[WEEK-61] what to buy", () => {
  it.each([
    [100, onion, "1"],
    [111, onion, "2"],
    [240, can, "1 can (400 g)"],
    [241, can, "2 cans (400 g each)"],
    [300, rice, "1 bag (500 g)"],
    [600, rice, "1 bag (1 kg)"],
    [1200, rice, "3 bags (500 g each)"],
    [4.4, olives, "1 olive (1 small jar)"],
    [53, olives, "13 olives (1 small jar)"],
    [106, olives, "about 25 olives (1 small jar)"],
    [200, olives, "about 50 olives (2 small jars)"],
    [401, meat, "450 g"],
    [1220, meat, "1.25 kg"],
    [30, packs("bunch", [size(20)]), "2 bunches"],
    [30, packs("loaf", [size(20)]), "2 loaves"],
  ] as const)("of %d g is what a shop sells: %o %s", (grams, sold, text) => {
    expect(describeBuying(grams, sold)).toBe(text);
  });
});

describe("[WEEK-65] what is left", () => {
  it.each([
    [454, packs("piece", [size(908)]), "Cabbage", "half a cabbage left"],
    [50, onion, "Onion", "half an onion left"],
    [56, onion, "Onion", null],
    [80, can, "Beans", "about two thirds of a can left"],
    [60, can, "Beans", "about three quarters of a can left"],
    [10, can, "Beans", "most of a can left"],
    [20, olives, "Olives", "most of a small jar left"],
    [401, meat, "Mince", null],
  ] as const)("of %d g is said from half a pack on", (grams, sold, name, text) => {
    expect(describeLeft(grams, sold, name)).toBe(text);
  });
});

describe("[WEEK-65] what is left of a need that is told in packs", () => {
  it.each([
    ["can", 60, "half a can left"],
    ["can", 119, "half a can left"],
    ["can", 121, null],
    ["g", 60, "about three quarters of a can left"],
  ] as const)("in %s, of %d g: %s", (measurement, grams, text) => {
    expect(describeLeftover(buy(fromDecimal(grams), can), named("Beans"), [{ measurement }])).toBe(text);
  });
});

describe("[WEEK-68] what else to buy when the need grows", () => {
  const more = (needed: number, bought: number, sold: Sold) => {
    const purchase = buyMore(fromDecimal(needed), fromDecimal(bought), sold);
    return purchase && describeMore(purchase);
  };
  it.each([
    [480, 240, can, "1 more can"],
    [730, 240, can, "3 more cans"],
    [250, 220, onion, "1 more"],
    [500, 400, meat, "100 g more"],
    [240, 240, can, null],
    [100, 240, can, null],
  ] as const)("from %d g after %d g", (needed, bought, sold, text) => {
    expect(more(needed, bought, sold)).toBe(text);
  });
});

const anyGrams = fc
  .tuple(fc.bigInt({ min: 1n, max: 5_000_000n }), fc.bigInt({ min: 1n, max: 700n }))
  .map(([numerator, denominator]) => ratio(numerator, denominator));
const anySold: fc.Arbitrary<Sold> = fc.oneof(
  fc.integer({ min: 1, max: 1000 }).map((stepGrams) => ({ kind: "loose" as const, stepGrams })),
  fc
    .tuple(
      fc.constantFrom(...packUnits),
      fc.uniqueArray(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 3 }),
    )
    .map(([unit, tenths]) => {
      const [first = 1, ...others] = tenths.toSorted((a, b) => a - b).map((each) => each / 10);
      return packs(unit, [size(first), ...others.map((each) => size(each))]);
    }),
);

describe("[WEEK-66] a purchase", () => {
  it("is never less than what is needed, and leaves the difference", () => {
    fc.assert(
      fc.property(anyGrams, anySold, (needed, sold) => {
        const { bought, leftover } = buy(needed, sold);
        expect(compare(bought, needed)).toBeGreaterThanOrEqual(0);
        expect(add(needed, leftover)).toEqual(bought);
      }),
    );
  });

  it("is a whole number of packs, and one pack fewer would not be enough", () => {
    fc.assert(
      fc.property(anyGrams, anySold, (needed, sold) => {
        const purchase = buy(needed, sold);
        const step = fromDecimal(
          purchase.kind === "loose" ? (sold.kind === "loose" ? sold.stepGrams : 0) : purchase.size.grams,
        );
        const count = divide(purchase.bought, step);
        expect(count.denominator).toBe(1n);
        expect(compare(multiply(ratio(floor(count) - 1n, 1n), step), needed)).toBeLessThan(0);
      }),
    );
  });

  it("of more needs no less, and buying in two goes is enough", () => {
    fc.assert(
      fc.property(anyGrams, anyGrams, anySold, (needed, growth, sold) => {
        const before = buy(needed, sold).bought;
        const now = add(needed, growth);
        const more = buyMore(now, before, sold);
        expect(compare(add(before, more?.bought ?? zero), now)).toBeGreaterThanOrEqual(0);
        expect(more === null).toBe(compare(before, now) >= 0);
      }),
    );
  });

  it("is told with a number and without loose ends", () => {
    fc.assert(
      fc.property(anyGrams, anySold, (needed, sold) => {
        const purchase = buy(needed, sold);
        expect(describePurchase(purchase, named("Food"))).toMatch(/^(about )?\d[\d.]*( [a-z]+)*( \(.+\))?$/);
        const isHalf = purchase.kind === "packs" && toNumber(purchase.leftover) >= purchase.size.grams / 2;
        expect(describeLeftover(purchase, named("Food")) !== null).toBe(isHalf);
      }),
    );
  });
});
