import type { HouseholdMeasure, Ingredient, Measurement } from "../food/ingredient.ts";
import type { IngredientLine } from "../food/meal.ts";
import { add, asKitchenFraction, divide, exactly, multiply, type Rational, ratio, zero } from "./rational.ts";

/** An amount as it is written and shown. */
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

/** What an amount is of: only what has one dimension adds up. */
export type Quantity = Mass | Volume | Count;

/** What is known of an ingredient that turns one measure of it into another. */
export type MeasureFacts = Pick<Ingredient, "portions" | "densityGramsPerMl">;

/** Scales and jugs show decimals as they are; spoons, cups and pieces come in kitchen fractions. */
export function writtenAmount({
  quantity,
  measurement,
}: Pick<IngredientLine, "quantity" | "measurement">): Amount {
  const isRead = measurement === "g" || measurement === "ml";
  return { quantity: isRead ? exactly(quantity) : asKitchenFraction(quantity), measurement };
}

/**
 * A cup of milk is a volume, for milk has a density; a cup of chopped carrot is what such a cup weighs, and
 * where nobody knows that, it stays a number of cups.
 */
export function measure({ quantity, measurement }: Amount, facts: MeasureFacts): Quantity {
  if (measurement === "g") return massOf(quantity);
  if (measurement === "ml") return volumeOf(quantity);
  const millilitres = millilitresPer[measurement];
  if (millilitres && facts.densityGramsPerMl !== null) return volumeOf(multiply(quantity, millilitres));
  const grams = facts.portions[measurement];
  return grams === undefined
    ? { dimension: "count", measure: measurement, count: quantity }
    : massOf(multiply(quantity, exactly(grams)));
}

/** Metric spoons and cup. */
const millilitresPer: Readonly<Partial<Record<HouseholdMeasure, Rational>>> = {
  cup: ratio(250n, 1n),
  tbsp: ratio(15n, 1n),
  tsp: ratio(5n, 1n),
};

/** Its mass where that is known, otherwise what it was. */
export function weigh(quantity: Quantity, { densityGramsPerMl }: MeasureFacts): Quantity {
  return quantity.dimension === "volume" && densityGramsPerMl !== null
    ? massOf(multiply(quantity.millilitres, exactly(densityGramsPerMl)))
    : quantity;
}

/** The mass in the wished measurement, or in grams where nobody knows what one such measure weighs. */
export function express({ grams }: Mass, measurement: Measurement, facts: MeasureFacts): Amount {
  const one = weigh(measure({ quantity: ratio(1n, 1n), measurement }, facts), facts);
  return one.dimension === "mass"
    ? { quantity: divide(grams, one.grams), measurement }
    : { quantity: grams, measurement: "g" };
}

export function sumMasses(masses: readonly Mass[]): Mass {
  return massOf(masses.map(({ grams }) => grams).reduce(add, zero));
}

export function sumVolumes(volumes: readonly Volume[]): Volume {
  return volumeOf(volumes.map(({ millilitres }) => millilitres).reduce(add, zero));
}

export function sumCounts<Measure extends HouseholdMeasure>(
  measure: Measure,
  counts: readonly Count<NoInfer<Measure>>[],
): Count<Measure> {
  return { dimension: "count", measure, count: counts.map(({ count }) => count).reduce(add, zero) };
}

function massOf(grams: Rational): Mass {
  return { dimension: "mass", grams };
}

function volumeOf(millilitres: Rational): Volume {
  return { dimension: "volume", millilitres };
}
