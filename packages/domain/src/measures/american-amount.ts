import type { KitchenAmount } from "../grocery/kitchen-rounding.ts";
import type { Amount } from "../grocery/quantity.ts";
import { toNumber } from "../grocery/rational.ts";
import { formatAmericanVolume } from "./american-volume.ts";
import { formatAmericanWeight, formatWeightBeside } from "./american-weight.ts";

/**
 * A weight or volume in American measures. Null for spoons, cups and pieces, which are the same in both: a recipe's cup
 * is an American one, and metric spoons differ by less than two hundredths.
 */
export function formatAmericanAmount({ quantity, measurement }: Amount): string | null {
  if (measurement === "g") return formatAmericanWeight(toNumber(quantity));
  return measurement === "ml" ? formatAmericanVolume(toNumber(quantity)) : null;
}

/** The weight of what is told in cups, spoons or pieces. Null where it is next to nothing, and for liquids. */
export function formatAmericanWeightBeside(weight: Amount, beside: Amount): string | null {
  return beside.measurement === "ml" ? null : formatWeightBeside(toNumber(weight.quantity));
}

/** The same as two table columns: "1 cup + 1 tbsp" is a number and what follows it. */
export function toAmericanColumns(text: string): KitchenAmount {
  const [, quantity = text, measurement = ""] = /^((?:under )?[\d ]*[^\sa-z]) (.+)$/.exec(text) ?? [];
  return { text, quantity, measurement };
}
