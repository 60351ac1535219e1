import { householdMeasures, type Measurement } from "../food/ingredient.ts";
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
 * Amounts of one ingredient as few as its facts allow: whatever has a known weight becomes one amount, in the
 * wished measurement; millilitres without a density and measures without a weight stand beside it.
 */
export function sumAmounts(
  amounts: readonly Amount[],
  wished: Measurement,
  facts: MeasureFacts,
): readonly Amount[] {
  const quantities = amounts.map((amount) => weighed(amount, facts));
  const masses = quantities.filter((quantity) => quantity.dimension === "mass");
  const volumes = quantities.filter((quantity) => quantity.dimension === "volume");
  const counts = quantities.filter((quantity) => quantity.dimension === "count");

  const mass = masses.length === 0 ? [] : [express(sumMasses(masses), wished, facts)];
  const volume: Amount[] =
    volumes.length === 0 ? [] : [{ quantity: sumVolumes(volumes).millilitres, measurement: "ml" }];
  const others = householdMeasures.flatMap((measurement): Amount[] => {
    const like = counts.filter((count) => count.measure === measurement);
    return like.length === 0 ? [] : [{ quantity: sumCounts(measurement, like).count, measurement }];
  });
  return [...mass, ...volume, ...others];
}

/**
 * In which measurement the weighed part of a sum is told: as the first amount is, if it speaks for all of them,
 * or if all weighed ones are written alike; otherwise in grams.
 */
export function sharedMeasurement(amounts: readonly Amount[], facts: MeasureFacts): Measurement {
  const withWeight = amounts.filter((amount) => weighed(amount, facts).dimension === "mass");
  const first = withWeight[0]?.measurement ?? "g";
  const isWhole = withWeight.length === amounts.length;
  return isWhole || withWeight.every(({ measurement }) => measurement === first) ? first : "g";
}

function weighed(amount: Amount, facts: MeasureFacts): Quantity {
  return weigh(measure(amount, facts), facts);
}
