import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromDecimal } from "../grocery/rational.ts";
import { formatAmericanAmount, formatAmericanWeightBeside, toAmericanColumns } from "./american-amount.ts";
import { formatAmericanVolume } from "./american-volume.ts";
import {
  formatAmericanWeight,
  formatBoughtWeight,
  formatPackVolume,
  formatPackWeight,
  formatWeightBeside,
} from "./american-weight.ts";

const millilitres: Readonly<Record<string, number>> = {
  tsp: 4.929,
  tbsp: 14.787,
  cup: 236.59,
  quart: 946.35,
};
const grams: Readonly<Record<string, number>> = { oz: 28.35, lb: 453.59 };
const signs = { "⅛": 1, "¼": 2, "⅜": 3, "½": 4, "⅝": 5, "¾": 6, "⅞": 7, "⅓": 8 / 3, "⅔": 16 / 3 } as const;

/** Reads what was written, by the sizes that everyone knows. Fails on anything that is no amount. */
function read(text: string, sizes: Readonly<Record<string, number>>): number {
  const part = /(?:(\d+) ?)?([⅛¼⅜½⅝¾⅞⅓⅔])? ?\b(tsp|tbsp|cup|quart|oz|lb)s?(?: \+ | |$)/gy;
  let sum = 0;
  let end = 0;
  for (const [whole, wholes = "0", sign = "", unit = ""] of text.matchAll(part)) {
    sum += (Number(wholes) + (signs[sign as keyof typeof signs] ?? 0) / 8) * (sizes[unit] ?? Number.NaN);
    end += whole.length;
  }
  expect([text, end]).toEqual([text, text.length]);
  return sum;
}

const readVolume = (text: string) => read(text, millilitres);
const readWeight = (text: string) => read(text, grams);

const volumes = fc.double({ min: 0.3, max: 20_000, noNaN: true });
const smallVolumes = fc.double({ min: 0.3, max: 300, noNaN: true });
const weights = fc.double({ min: 3, max: 20_000, noNaN: true });
const smallWeights = fc.double({ min: 3, max: 500, noNaN: true });

describe("a volume in American measures", () => {
  it.each([
    [1, "¼ tsp"],
    [5, "1 tsp"],
    [20, "1 tbsp + 1 tsp"],
    [22.2, "1 ½ tbsp"],
    [60, "¼ cup"],
    [66, "4 tbsp + 1 tsp"],
    [100, "7 tbsp"],
    [125, "½ cup + 1 tsp"],
    [240, "1 cup"],
    [250, "1 cup + 1 tbsp"],
    [400, "1 ⅔ cups"],
    [950, "1 quart"],
    [1000, "4 ¼ cups"],
    [3000, "3 ¼ quarts"],
  ])("[PHONE-53] tells %d ml as %s", (exact, text) => {
    expect(formatAmericanVolume(exact)).toBe(text);
  });

  it("[PHONE-53] is within five hundredths of the metric one, or half of the smallest spoon's mark", () => {
    fc.assert(
      fc.property(fc.oneof(volumes, smallVolumes), (exact) => {
        const error = Math.abs(readVolume(formatAmericanVolume(exact)) - exact);
        expect(error).toBeLessThanOrEqual(Math.max(exact * 0.0501, exact < 12.4 ? 0.62 : 0));
      }),
      { numRuns: 3000 },
    );
  });

  it("[PHONE-53] never reads as less for more", () => {
    fc.assert(
      fc.property(smallVolumes, fc.double({ min: 1, max: 1.2, noNaN: true }), (less, factor) => {
        const [one, other] = [less, less * factor].map((exact) => readVolume(formatAmericanVolume(exact)));
        expect(other).toBeGreaterThanOrEqual(one ?? Number.NaN);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("a weight in American measures", () => {
  it.each([
    [2, "under ⅛ oz"],
    [10, "⅜ oz"],
    [100, "3 ½ oz"],
    [150, "5 ¼ oz"],
    [400, "14 oz"],
    [450, "1 lb"],
    [500, "1 lb 2 oz"],
    [1000, "2 ¼ lb"],
  ])("[PHONE-53] tells %d g as %s", (exact, text) => {
    expect(formatAmericanWeight(exact)).toBe(text);
  });

  it("[PHONE-53] is within five hundredths of the metric one, or a sixteenth of an ounce", () => {
    fc.assert(
      fc.property(fc.oneof(weights, smallWeights), (exact) => {
        const error = Math.abs(readWeight(formatAmericanWeight(exact)) - exact);
        expect(error).toBeLessThanOrEqual(Math.max(exact * 0.0501, exact < 35.5 ? 1.78 : 0));
      }),
      { numRuns: 3000 },
    );
  });

  it("[PHONE-53] never reads as less for more", () => {
    fc.assert(
      fc.property(
        fc.oneof(weights, smallWeights),
        fc.double({ min: 1, max: 1.2, noNaN: true }),
        (less, factor) => {
          const [one, other] = [less, less * factor].map((exact) => readWeight(formatAmericanWeight(exact)));
          expect(other).toBeGreaterThanOrEqual(one ?? Number.NaN);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("[PHONE-53] [WEEK-61] asks a shop for no less than is needed, and for little more", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (steps, share) => {
          const bought = steps * 50;
          const needed = bought - 49 * share;
          const told = readWeight(formatBoughtWeight(bought, needed));
          expect(told).toBeGreaterThanOrEqual(needed * 0.9999);
          expect(told).toBeLessThanOrEqual(bought * 1.051);
          expect(told).toBeGreaterThanOrEqual(bought * 0.949);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("[PHONE-53] is left out beside spoons where it is next to nothing", () => {
    expect([3, 14, 15, 202].map(formatWeightBeside)).toEqual([null, null, "½ oz", "7 oz"]);
  });
});

describe("what stands on a pack", () => {
  it.each([
    [0.4, "0.014 oz"],
    [35, "1.2 oz"],
    [400, "14 oz"],
    [700, "1 ½ lb"],
  ])("[PHONE-53] is told in ounces: %d g is %s", (exact, text) => {
    expect(formatPackWeight(exact)).toBe(text);
  });

  it.each([
    [30, "1 fl oz"],
    [250, "8 ½ fl oz"],
    [750, "25 fl oz"],
    [1000, "34 fl oz"],
  ])("[PHONE-53] is told in fluid ounces: %d ml is %s", (exact, text) => {
    expect(formatPackVolume(exact)).toBe(text);
  });
});

describe("an amount of a recipe in American measures", () => {
  it("[PHONE-53] changes grams and millilitres and leaves spoons, cups and pieces", () => {
    const tell = (quantity: number, measurement: "g" | "ml" | "cup" | "clove") =>
      formatAmericanAmount({ quantity: fromDecimal(quantity), measurement });
    expect([tell(500, "g"), tell(250, "ml"), tell(1, "cup"), tell(2, "clove")]).toEqual([
      "1 lb 2 oz",
      "1 cup + 1 tbsp",
      null,
      null,
    ]);
  });

  it("[PHONE-53] has its weight beside it, unless it is a liquid", () => {
    const weight = { quantity: fromDecimal(600), measurement: "g" } as const;
    const beside = (measurement: "ml" | "piece") =>
      formatAmericanWeightBeside(weight, { quantity: fromDecimal(1), measurement });
    expect([beside("ml"), beside("piece")]).toEqual([null, "1 lb 5 oz"]);
  });

  it.each([
    ["1 ½ cups", "1 ½", "cups"],
    ["1 cup + 1 tbsp", "1", "cup + 1 tbsp"],
    ["10 oz", "10", "oz"],
    ["1 lb 2 oz", "1", "lb 2 oz"],
    ["under ⅛ oz", "under ⅛", "oz"],
  ])("[PHONE-52] stands in two columns: %s", (text, quantity, measurement) => {
    expect(toAmericanColumns(text)).toEqual({ text, quantity, measurement });
  });
});
