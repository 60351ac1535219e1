import type { HouseholdMeasure, Ingredient, Measurement } from "../food/ingredient.ts";
import type { IngredientLine } from "../food/meal.ts";
import {
  add,
  divide,
  fromDecimal,
  multiply,
  type Rational,
  ratio,
  toKitchenFraction,
  zero,
} from "./rational.ts";

/** An amount as written in a recipe and shown to people. */
export interface Amount {
  readonly quantity: Rational;
  readonly measurement: Measurement;
}

export interface Mass {
  readonly dimension: "mass";
  readonly grams: Rational;
}

export interface Volume {
  readonly dimension: "volume";
  readonly millilitres: Rational;
}

export interface Count<Measure extends HouseholdMeasure = HouseholdMeasure> {
  readonly dimension: "count";
  readonly measure: Measure;
  readonly count: Rational;
}

/** Only quantities of the same dimension can be added. */
export type Quantity = Mass | Volume | Count;

/** The facts needed to convert between measures of an ingredient. */
export type MeasureFacts = Pick<Ingredient, "portions" | "densityGramsPerMl">;

/** Grams and millilitres are exact decimals; spoons, cups and pieces come in kitchen fractions. */
export function readWrittenAmount({
  quantity,
  measurement,
}: Pick<IngredientLine, "quantity" | "measurement">): Amount {
  const isMetric = measurement === "g" || measurement === "ml";
  return { quantity: isMetric ? fromDecimal(quantity) : toKitchenFraction(quantity), measurement };
}

/**
 * A cup of milk is a volume because milk has a density. A cup of chopped carrot is the mass of such a cup, or a count of
 * cups if that mass is unknown.
 */
export function measure({ quantity, measurement }: Amount, facts: MeasureFacts): Quantity {
  if (measurement === "g") return toMass(quantity);
  if (measurement === "ml") return toVolume(quantity);
  const millilitres = millilitresPerMeasure[measurement];
  if (millilitres && facts.densityGramsPerMl !== null) return toVolume(multiply(quantity, millilitres));
  const grams = facts.portions[measurement];
  return grams === undefined
    ? { dimension: "count", measure: measurement, count: quantity }
    : toMass(multiply(quantity, fromDecimal(grams)));
}

/** Metric spoons and cup. */
const millilitresPerMeasure: Readonly<Partial<Record<HouseholdMeasure, Rational>>> = {
  cup: ratio(250n, 1n),
  tbsp: ratio(15n, 1n),
  tsp: ratio(5n, 1n),
};

/** Returns the mass if it is known, otherwise the quantity itself. */
export function weigh(quantity: Quantity, { densityGramsPerMl }: MeasureFacts): Quantity {
  return quantity.dimension === "volume" && densityGramsPerMl !== null
    ? toMass(multiply(quantity.millilitres, fromDecimal(densityGramsPerMl)))
    : quantity;
}

/** Converts to the measurement, or to grams if the weight of one such measure is unknown. */
export function express({ grams }: Mass, measurement: Measurement, facts: MeasureFacts): Amount {
  const one = weigh(measure({ quantity: ratio(1n, 1n), measurement }, facts), facts);
  return one.dimension === "mass"
    ? { quantity: divide(grams, one.grams), measurement }
    : { quantity: grams, measurement: "g" };
}

export function sumMasses(masses: readonly Mass[]): Mass {
  return toMass(masses.map(({ grams }) => grams).reduce(add, zero));
}

export function sumVolumes(volumes: readonly Volume[]): Volume {
  return toVolume(volumes.map(({ millilitres }) => millilitres).reduce(add, zero));
}

export function sumCounts<Measure extends HouseholdMeasure>(
  measure: Measure,
  counts: readonly Count<NoInfer<Measure>>[],
): Count<Measure> {
  return { dimension: "count", measure, count: counts.map(({ count }) => count).reduce(add, zero) };
}

function toMass(grams: Rational): Mass {
  return { dimension: "mass", grams };
}

function toVolume(millilitres: Rational): Volume {
  return { dimension: "volume", millilitres };
}
