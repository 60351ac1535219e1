import type { FoodGroup } from "../food/ingredient.ts";
import { formatMixedNumber, formatUnit, isMetric, type Unit } from "./kitchen-words.ts";
import type { Amount } from "./quantity.ts";
import {
  compare,
  distance,
  divide,
  isPositive,
  type Rational,
  ratio,
  roundToMultiple,
  roundUpToMultiple,
  toNumber,
} from "./rational.ts";

/** An amount for display, as one text or as two table columns. */
export interface KitchenAmount {
  readonly text: string;
  readonly quantity: string;
  readonly measurement: string;
}

/** Rounds as a cook would, never down to zero. An amount in words is kept. */
export function toKitchenAmount(amount: Amount | string, foodGroup: FoodGroup): KitchenAmount {
  if (typeof amount === "string") return { text: amount, quantity: amount, measurement: "" };
  const rounded = round(amount, foodGroup);
  const quantity = isMetric(rounded.unit)
    ? String(toNumber(rounded.quantity))
    : formatMixedNumber(rounded.quantity);
  const measurement = formatUnit(rounded.unit, rounded.quantity);
  return { text: `${quantity} ${measurement}`, quantity, measurement };
}

interface Rounded {
  readonly quantity: Rational;
  readonly unit: Unit;
}

const tenth = ratio(1n, 10n);
const quarter = ratio(1n, 4n);
const third = ratio(1n, 3n);
const half = ratio(1n, 2n);
const whole = ratio(1n, 1n);
const five = ratio(5n, 1n);
const ten = ratio(10n, 1n);
const thousand = ratio(1000n, 1n);

function round({ quantity, measurement }: Amount, foodGroup: FoodGroup): Rounded {
  switch (measurement) {
    case "g":
      return roundMetric(quantity, "g", "kg");
    case "ml":
      return roundMetric(quantity, "ml", "l");
    case "cup":
    case "tbsp":
    case "tsp":
      return { quantity: roundToSpoon(quantity), unit: measurement };
    case "pinch":
      return { quantity: roundToStep(quantity, whole), unit: measurement };
    case "piece":
      return { quantity: roundUpToMultiple(quantity, foodGroup === "egg" ? whole : half), unit: measurement };
    default:
      return { quantity: roundUpToMultiple(quantity, half), unit: measurement };
  }
}

function roundMetric(quantity: Rational, unit: Unit, thousandfold: Unit): Rounded {
  const rounded = roundToStep(quantity, chooseMetricStep(quantity));
  return compare(rounded, thousand) < 0
    ? { quantity: rounded, unit }
    : { quantity: divide(rounded, thousand), unit: thousandfold };
}

function chooseMetricStep(quantity: Rational): Rational {
  if (compare(quantity, ten) < 0) return tenth;
  return compare(quantity, ratio(250n, 1n)) < 0 ? five : ten;
}

/** Spoons and cups come in quarters and thirds. Of two equally near values the larger is used. */
function roundToSpoon(quantity: Rational): Rational {
  const inQuarters = roundToStep(quantity, quarter);
  const inThirds = roundToStep(quantity, third);
  const nearer = compare(distance(quantity, inQuarters), distance(quantity, inThirds));
  if (nearer === 0) return compare(inQuarters, inThirds) > 0 ? inQuarters : inThirds;
  return nearer < 0 ? inQuarters : inThirds;
}

function roundToStep(quantity: Rational, step: Rational): Rational {
  const rounded = roundToMultiple(quantity, step);
  return isPositive(quantity) && !isPositive(rounded) ? step : rounded;
}
