import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Measurement, measurements } from "../food/ingredient.ts";
import { toKitchenAmount } from "./kitchen-rounding.ts";
import { fromDecimal, ratio, toNumber } from "./rational.ts";

const show = (quantity: number, measurement: Measurement) =>
  toKitchenAmount({ quantity: fromDecimal(quantity), measurement }, "vegetable").text;

/** The number that a reader sees. */
function read(quantity: string): number {
  const signs: Record<string, number> = { "¼": 1 / 4, "⅓": 1 / 3, "½": 1 / 2, "⅔": 2 / 3, "¾": 3 / 4 };
  return quantity
    .split(" ")
    .map((part) => signs[part] ?? Number(part))
    .reduce((sum, part) => sum + part, 0);
}

const anyPositive = fc
  .tuple(fc.bigInt({ min: 1n, max: 500_000n }), fc.bigInt({ min: 1n, max: 300n }))
  .map(([numerator, denominator]) => ratio(numerator, denominator));
const anyMeasurement = fc.constantFrom<Measurement>(...measurements);
const anyFoodGroup = fc.constantFrom("egg" as const, "vegetable" as const);

function shownSize({ quantity, measurement }: ReturnType<typeof toKitchenAmount>): number {
  return read(quantity) * (measurement === "kg" || measurement === "l" ? 1000 : 1);
}

describe("an amount for display", () => {
  it.each([
    [0.5, "tsp", "½ tsp"],
    [1.5, "tbsp", "1 ½ tbsp"],
    [0.3, "cup", "⅓ cup"],
    [0.28, "cup", "¼ cup"],
    [0.65, "cup", "⅔ cup"],
    [1.74, "cup", "1 ¾ cups"],
    [2.05, "cup", "2 cups"],
    [0.97, "tsp", "1 tsp"],
    [2.05, "tsp", "2 tsp"],
    [2.05, "tbsp", "2 tbsp"],
    [0.01, "tsp", "¼ tsp"],
  ] as const)("rounds %d %s to the nearest half, third or quarter: %j", (quantity, measurement, text) => {
    expect(show(quantity, measurement)).toBe(text);
  });

  it.each([
    [7n, "⅓"],
    [17n, "¾"],
  ])("uses the larger of two equally near fractions for %d/24", (numerator, shown) => {
    const amount = { quantity: ratio(numerator, 24n), measurement: "cup" as const };
    expect(toKitchenAmount(amount, "vegetable").quantity).toBe(shown);
  });

  it.each([
    [0.02, "g", "0.1 g"],
    [2.84, "g", "2.8 g"],
    [3, "g", "3 g"],
    [9.97, "g", "10 g"],
    [12.4, "g", "10 g"],
    [12.5, "g", "15 g"],
    [248, "ml", "250 ml"],
    [254, "ml", "250 ml"],
    [255, "ml", "260 ml"],
    [994, "g", "990 g"],
    [995, "g", "1 kg"],
    [1234, "g", "1.23 kg"],
    [1500, "ml", "1.5 l"],
    [12_000, "ml", "12 l"],
  ] as const)("rounds %d %s as scales and jugs show it: %j", (quantity, measurement, text) => {
    expect(show(quantity, measurement)).toBe(text);
  });

  it.each([
    [0.1, "piece", "½ piece"],
    [2.1, "piece", "2 ½ pieces"],
    [2.6, "clove", "3 cloves"],
    [2, "leaf", "2 leaves"],
    [1, "bunch", "1 bunch"],
    [1.2, "bunch", "1 ½ bunches"],
    [1.01, "can", "1 ½ cans"],
  ] as const)("rounds %d %s up to the next half or whole: %j", (quantity, measurement, text) => {
    expect(show(quantity, measurement)).toBe(text);
  });

  it("rounds eggs up to whole ones", () => {
    const eggs = (quantity: number) =>
      toKitchenAmount({ quantity: fromDecimal(quantity), measurement: "piece" }, "egg").quantity;
    expect([0.2, 1, 2.01, 2.5].map(eggs)).toEqual(["1", "1", "3", "3"]);
  });

  it("rounds to whole pinches", () => {
    expect([0.2, 1.4, 1.5].map((quantity) => show(quantity, "pinch"))).toEqual([
      "1 pinch",
      "1 pinch",
      "2 pinches",
    ]);
  });

  it("keeps an amount in words", () => {
    expect(toKitchenAmount("to taste", "spice")).toEqual({
      text: "to taste",
      quantity: "to taste",
      measurement: "",
    });
  });

  it("comes as one text and as two columns", () => {
    expect(toKitchenAmount({ quantity: fromDecimal(1.5), measurement: "tbsp" }, "oil")).toEqual({
      text: "1 ½ tbsp",
      quantity: "1 ½",
      measurement: "tbsp",
    });
  });

  it("is never zero for a positive amount and has at most two decimals", () => {
    fc.assert(
      fc.property(anyPositive, anyMeasurement, anyFoodGroup, (quantity, measurement, foodGroup) => {
        const shown = toKitchenAmount({ quantity, measurement }, foodGroup);
        expect(read(shown.quantity)).toBeGreaterThan(0);
        expect(shown.quantity).toMatch(/^(\d+(\.\d{1,2})?|(\d+ )?[¼⅓½⅔¾])$/);
      }),
    );
  });

  it("grows with the amount", () => {
    fc.assert(
      fc.property(anyPositive, anyPositive, anyMeasurement, anyFoodGroup, (one, other, measurement, food) => {
        const [less, more] = toNumber(one) < toNumber(other) ? [one, other] : [other, one];
        const readSize = (quantity: typeof one) =>
          shownSize(toKitchenAmount({ quantity, measurement }, food));
        expect(readSize(less)).toBeLessThanOrEqual(readSize(more));
      }),
      { numRuns: 1000 },
    );
  });

  it("is never less than the amount when counting pieces", () => {
    const pieces = fc.constantFrom("piece", "slice", "clove", "can", "leaf", "fillet");
    fc.assert(
      fc.property(anyPositive, pieces, anyFoodGroup, (quantity, measurement, foodGroup) => {
        const shown = read(toKitchenAmount({ quantity, measurement }, foodGroup).quantity);
        expect(shown).toBeGreaterThanOrEqual(toNumber(quantity));
        expect(shown - toNumber(quantity)).toBeLessThan(1);
      }),
    );
  });
});
