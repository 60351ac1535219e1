import { householdMeasures, type Ingredient, type Measurement } from "../food/ingredient.ts";
import {
  type Amount,
  express,
  type MeasureFacts,
  measure,
  type Quantity,
  sumCounts,
  sumMasses,
  sumVolumes,
  weigh,
} from "./quantity.ts";

/**
 * Sums amounts of one ingredient into as few as possible. Everything with a known weight becomes one amount in the
 * preferred measurement. Millilitres without a density and measures without a weight stay separate.
 */
export function sumAmounts(
  amounts: readonly Amount[],
  preferred: Measurement,
  facts: MeasureFacts,
): readonly Amount[] {
  const quantities = amounts.map((amount) => toWeighed(amount, facts));
  const masses = quantities.filter((quantity) => quantity.dimension === "mass");
  const volumes = quantities.filter((quantity) => quantity.dimension === "volume");
  const counts = quantities.filter((quantity) => quantity.dimension === "count");

  const mass = masses.length === 0 ? [] : [express(sumMasses(masses), preferred, facts)];
  const volume: Amount[] =
    volumes.length === 0 ? [] : [{ quantity: sumVolumes(volumes).millilitres, measurement: "ml" }];
  const others = householdMeasures.flatMap((measurement): Amount[] => {
    const like = counts.filter((count) => count.measure === measurement);
    return like.length === 0 ? [] : [{ quantity: sumCounts(measurement, like).count, measurement }];
  });
  return [...mass, ...volume, ...others];
}

/**
 * Chooses the measurement for the weighed part of a sum, by the ingredient alone: a list must not depend on which of its
 * meals comes first. What people count and whole packs come before spoons, and these before grams.
 */
export function chooseMeasurement({ soldAs, portions, densityGramsPerMl }: ChoiceFacts): Measurement {
  if (soldAs.kind === "packs") {
    const { unit, counts } = soldAs;
    if (counts !== null) return counts.measure;
    const measure = householdMeasures.find((one) => one === unit);
    if (measure !== undefined && portions[measure] !== undefined) return measure;
  }
  if (densityGramsPerMl !== null) return "ml";
  return portions.tsp === undefined ? "g" : "tsp";
}

type ChoiceFacts = MeasureFacts & Pick<Ingredient, "soldAs">;

function toWeighed(amount: Amount, facts: MeasureFacts): Quantity {
  return weigh(measure(amount, facts), facts);
}
