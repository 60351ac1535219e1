import { formatMixedNumber } from "../grocery/kitchen-words.ts";
import { ratio } from "../grocery/rational.ts";

/** A number in halves, thirds, quarters and eighths, and its unit: "1 ½ cups". */
export function formatUnit(quantity: number, one: string, many: string): string {
  return `${formatFraction(quantity)} ${quantity > 1 ? many : one}`;
}

/** All fractions that kitchens use are whole parts of 24. */
export function formatFraction(quantity: number): string {
  return formatMixedNumber(ratio(BigInt(Math.round(quantity * 24)), 24n));
}
