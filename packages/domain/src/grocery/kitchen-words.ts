import type { Measurement } from "../food/ingredient.ts";
import { compare, floor, type Rational, ratio } from "./rational.ts";

export type Unit = Measurement | "kg" | "l";

export function isMetric(unit: Unit): boolean {
  return unit === "g" || unit === "ml" || unit === "kg" || unit === "l";
}

/** Formats "1 ½". A fraction without a character of its own is left out. */
export function formatMixedNumber(quantity: Rational): string {
  const wholes = floor(quantity);
  const sign = findFractionSign(quantity);
  if (sign === undefined) return String(wholes);
  return wholes === 0n ? sign : `${wholes} ${sign}`;
}

export function hasFractionSign(quantity: Rational): boolean {
  return findFractionSign(quantity) !== undefined;
}

function findFractionSign({ numerator, denominator }: Rational): string | undefined {
  return fractionSigns[`${numerator % denominator}/${denominator}`];
}

const fractionSigns: Readonly<Partial<Record<string, string>>> = {
  "1/8": "⅛",
  "1/4": "¼",
  "1/3": "⅓",
  "3/8": "⅜",
  "1/2": "½",
  "5/8": "⅝",
  "2/3": "⅔",
  "3/4": "¾",
  "7/8": "⅞",
};

/** Singular or plural, depending on the quantity. */
export function formatUnit(unit: Unit, quantity: Rational): string {
  return compare(quantity, ratio(1n, 1n)) > 0 ? pluralise(unit) : unit;
}

function pluralise(unit: Unit): string {
  if (isMetric(unit) || unit === "tbsp" || unit === "tsp") return unit;
  if (unit === "leaf") return "leaves";
  return unit === "bunch" || unit === "pinch" ? `${unit}es` : `${unit}s`;
}
