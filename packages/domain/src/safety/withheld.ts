import type { Age } from "../people/minor.ts";

/** Subjects that harm some people. To them they are not shown, and nothing is ranked, searched or filtered by them. */
export const withholdings = ["energy", "weight-loss"] as const;
export type Withholding = (typeof withholdings)[number];

interface WithConditions {
  readonly conditions: readonly { readonly withholds: readonly Withholding[] }[];
}

/** Everything is withheld from people under 18; from others what their conditions name, accepted or not. */
export function listWithheld({ conditions }: WithConditions, { isMinor }: Age): readonly Withholding[] {
  if (isMinor) return withholdings;
  return withholdings.filter((each) => conditions.some(({ withholds }) => withholds.includes(each)));
}

/** Eating less is a way of losing weight and is measured in energy, so either rules it out. */
export function withholdsEatingLess(withheld: readonly Withholding[]): boolean {
  return withheld.includes("energy") || withheld.includes("weight-loss");
}
