import type { Branded } from "../branded.ts";

/** An exact, non-negative amount in lowest terms, so that three thirds of a cup are a cup. */
export type Rational = Branded<{ readonly numerator: bigint; readonly denominator: bigint }, "Rational">;

export function ratio(numerator: bigint, denominator: bigint): Rational {
  if (numerator < 0n || denominator <= 0n) throw new RangeError(`${numerator}/${denominator} is no amount`);
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor } as Rational;
}

export const zero = ratio(0n, 1n);

/** Takes the decimal as written: 0.33 is 33/100, not the nearest binary fraction. */
export function fromDecimal(decimal: number): Rational {
  const written = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(decimal));
  if (!written) throw new RangeError(`${decimal} is no amount`);
  const [, whole = "", decimals = "", exponent = "0"] = written;
  const digits = BigInt(whole + decimals);
  const power = Number(exponent) - decimals.length;
  return power < 0 ? ratio(digits, 10n ** BigInt(-power)) : ratio(digits * 10n ** BigInt(power), 1n);
}

/** Reads 0.33 of a cup as a third. A number that is not near a kitchen fraction stays as written. */
export function toKitchenFraction(decimal: number): Rational {
  const written = fromDecimal(decimal);
  const meant = kitchenParts
    .map((part) => roundToMultiple(written, part))
    .find((fraction) => isPositive(fraction) && compare(distance(written, fraction), tolerance) <= 0);
  return meant ?? written;
}

/** Any two multiples are more than twice the tolerance apart, so at most one matches. */
const kitchenParts = [ratio(1n, 2n), ratio(1n, 3n), ratio(1n, 4n), ratio(1n, 8n)];
const tolerance = ratio(1n, 100n);

export function add(one: Rational, other: Rational): Rational {
  return ratio(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}

export function multiply(one: Rational, other: Rational): Rational {
  return ratio(one.numerator * other.numerator, one.denominator * other.denominator);
}

export function divide(dividend: Rational, divisor: Rational): Rational {
  return ratio(dividend.numerator * divisor.denominator, dividend.denominator * divisor.numerator);
}

/** Negative, zero or positive, as for `sort`. */
export function compare(one: Rational, other: Rational): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

export function isPositive(value: Rational): boolean {
  return value.numerator > 0n;
}

export function distance(one: Rational, other: Rational): Rational {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  return ratio(difference < 0n ? -difference : difference, one.denominator * other.denominator);
}

/** Halfway rounds up. */
export function roundToMultiple(value: Rational, step: Rational): Rational {
  return multiply(ratio(floor(add(divide(value, step), ratio(1n, 2n))), 1n), step);
}

export function roundUpToMultiple(value: Rational, step: Rational): Rational {
  const { numerator, denominator } = divide(value, step);
  return multiply(ratio((numerator + denominator - 1n) / denominator, 1n), step);
}

export function floor({ numerator, denominator }: Rational): bigint {
  return numerator / denominator;
}

export function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestCommonDivisor(other, one % other);
}
