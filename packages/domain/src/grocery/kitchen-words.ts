import type { Measurement } from "../food/ingredient.ts";
import { compare, floor, type Rational, ratio } from "./rational.ts";

/** A measurement, or what a thousand of it are called. */
export type Unit = Measurement | "kg" | "l";

export function isMetric(unit: Unit): boolean {
  return unit === "g" || unit === "ml" || unit === "kg" || unit === "l";
}

/** "1 ½": a whole number and at most one sign. A fraction that has no sign is left out. */
export function mixedNumber(quantity: Rational): string {
  const wholes = floor(quantity);
  const sign = signOf(quantity);
  if (sign === undefined) return String(wholes);
  return wholes === 0n ? sign : `${wholes} ${sign}`;
}

export function hasSign(quantity: Rational): boolean {
  return quantity.denominator === 1n || signOf(quantity) !== undefined;
}

function signOf({ numerator, denominator }: Rational): string | undefined {
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

/** In the form that the quantity asks for. */
export function measureInWords(unit: Unit, quantity: Rational): string {
  return compare(quantity, ratio(1n, 1n)) > 0 ? plural(unit) : unit;
}

function plural(unit: Unit): string {
  if (isMetric(unit) || unit === "tbsp" || unit === "tsp") return unit;
  if (unit === "leaf") return "leaves";
  return unit === "bunch" || unit === "pinch" ? `${unit}es` : `${unit}s`;
}
