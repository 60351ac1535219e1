import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Measurement, measurements } from "../food/ingredient.ts";
import { fromDecimal, ratio, toNumber } from "./rational.ts";
import { formatRecipeAmount } from "./recipe-amount.ts";

const show = (quantity: number, measurement: Measurement) =>
  formatRecipeAmount({ quantity: fromDecimal(quantity), measurement });

describe("an amount in a recipe", () => {
  it.each([
    [2.5, "cup", "2 ½ cups"],
    [0.25, "tsp", "¼ tsp"],
    [0.125, "tsp", "⅛ tsp"],
    [0.375, "tsp", "⅜ tsp"],
    [0.625, "tsp", "⅝ tsp"],
    [0.875, "tsp", "⅞ tsp"],
    [1, "clove", "1 clove"],
    [4.5, "clove", "4 ½ cloves"],
    [8, "piece", "8"],
    [1.5, "piece", "1 ½"],
    [2, "leaf", "2 leaves"],
  ] as const)("formats %d %s in fractions: %j", (quantity, measurement, text) => {
    expect(show(quantity, measurement)).toBe(text);
  });

  it.each([
    [0.04, "g", "0.04 g"],
    [2.64, "g", "2.6 g"],
    [12, "g", "12 g"],
    [112.5, "g", "113 g"],
    [375, "ml", "375 ml"],
    [1000, "ml", "1 l"],
    [1333.4, "g", "1.33 kg"],
  ] as const)("formats %d %s as scales and jugs show it: %j", (quantity, measurement, text) => {
    expect(show(quantity, measurement)).toBe(text);
  });

  it("[OPEN-78] has two decimals when there is no fraction character", () => {
    expect(formatRecipeAmount({ quantity: ratio(5n, 6n), measurement: "cup" })).toBe("0.83 cup");
    expect(formatRecipeAmount({ quantity: ratio(5n, 3n), measurement: "piece" })).toBe("1 ⅔");
  });

  it("[REC-19][OPEN-78] stays within a twentieth of the amount and has at most two decimals", () => {
    const anyAmount = fc.record({
      quantity: fc
        .tuple(fc.bigInt({ min: 1n, max: 90_000n }), fc.constantFrom(1n, 2n, 3n, 4n, 6n, 8n, 12n))
        .map(([numerator, denominator]) => ratio(numerator, denominator)),
      measurement: fc.constantFrom<Measurement>(...measurements),
    });
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const text = formatRecipeAmount(amount);
        expect(text).toMatch(/^(\d+(\.\d{1,2})?|(\d+ )?[⅛¼⅓⅜½⅝⅔¾⅞])( [a-z]+)?$/);
        const shown = read(text) / toNumber(amount.quantity);
        expect(shown).toBeGreaterThan(0.95);
        expect(shown).toBeLessThan(1.05);
      }),
    );
  });
});

/** The number that a reader sees, in the amount's own measurement. */
function read(text: string): number {
  const signs: Record<string, number> = {
    "⅛": 1 / 8,
    "¼": 1 / 4,
    "⅓": 1 / 3,
    "⅜": 3 / 8,
    "½": 1 / 2,
    "⅝": 5 / 8,
    "⅔": 2 / 3,
    "¾": 3 / 4,
    "⅞": 7 / 8,
  };
  const parts = text.split(" ").map((part) => signs[part] ?? Number(part));
  const sum = parts.reduce((total, part) => total + (Number.isNaN(part) ? 0 : part), 0);
  return / (kg|l)$/.test(text) ? sum * 1000 : sum;
}
