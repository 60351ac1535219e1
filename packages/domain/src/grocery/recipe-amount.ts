import { hasSign, measureInWords, mixedNumber } from "./kitchen-words.ts";
import type { Amount } from "./quantity.ts";
import { compare, divide, type Rational, ratio, toNumber } from "./rational.ts";

const one = ratio(1n, 1n);
const ten = ratio(10n, 1n);
const thousand = ratio(1000n, 1n);

/**
 * An amount as a recipe says it. It keeps the proportion: to round an onion up is for the shopping.
 * Grams and millilitres are shown as scales and jugs can tell them, the rest in fractions, else with two decimals.
 * Pieces go without a word: "8", as in "8 dates".
 */
export function recipeAmount({ quantity, measurement }: Amount): string {
  if (measurement === "g" || measurement === "ml") return metricAmount(quantity, measurement);
  const count = hasSign(quantity) ? mixedNumber(quantity) : withDecimals(quantity, 2);
  return measurement === "piece" ? count : `${count} ${measureInWords(measurement, quantity)}`;
}

function metricAmount(quantity: Rational, unit: "g" | "ml"): string {
  if (compare(quantity, thousand) < 0) return `${withDecimals(quantity, metricDecimals(quantity))} ${unit}`;
  return `${withDecimals(divide(quantity, thousand), 2)} ${unit === "g" ? "kg" : "l"}`;
}

function metricDecimals(quantity: Rational): number {
  if (compare(quantity, one) < 0) return 2;
  return compare(quantity, ten) < 0 ? 1 : 0;
}

/** At most so many, and none that say nothing. */
function withDecimals(quantity: Rational, decimals: number): string {
  return String(Number(toNumber(quantity).toFixed(decimals)));
}
