import { formatMixedNumber, formatUnit, hasFractionSign } from "./kitchen-words.ts";
import type { Amount } from "./quantity.ts";
import { compare, divide, type Rational, ratio, toNumber } from "./rational.ts";

const one = ratio(1n, 1n);
const ten = ratio(10n, 1n);
const thousand = ratio(1000n, 1n);

/**
 * Formats an amount for a recipe. Keeps the proportions; rounding up to a whole onion is for the grocery list.
 * Grams and millilitres are rounded to what scales and jugs can show. Other measures use fractions, or two decimals if
 * there is no fraction character. Pieces have no unit: "8", as in "8 dates".
 */
export function formatRecipeAmount({ quantity, measurement }: Amount): string {
  if (measurement === "g" || measurement === "ml") return formatMetric(quantity, measurement);
  const count = hasFractionSign(quantity) ? formatMixedNumber(quantity) : formatDecimals(quantity, 2);
  return measurement === "piece" ? count : `${count} ${formatUnit(measurement, quantity)}`;
}

function formatMetric(quantity: Rational, unit: "g" | "ml"): string {
  if (compare(quantity, thousand) < 0) return `${formatDecimals(quantity, chooseDecimals(quantity))} ${unit}`;
  return `${formatDecimals(divide(quantity, thousand), 2)} ${unit === "g" ? "kg" : "l"}`;
}

function chooseDecimals(quantity: Rational): number {
  if (compare(quantity, one) < 0) return 2;
  return compare(quantity, ten) < 0 ? 1 : 0;
}

/** Drops trailing zeros. */
function formatDecimals(quantity: Rational, decimals: number): string {
  return String(Number(toNumber(quantity).toFixed(decimals)));
}
