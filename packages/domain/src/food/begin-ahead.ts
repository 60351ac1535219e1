import type { MealStep } from "./meal.ts";

/** A wait as long as this does not fit between coming home and eating. */
const leastMinutes = 240;

/** The steps that have to be done the evening before: those up to the one that waits for hours, such as soaking. */
export function listStepsAhead({ steps }: { readonly steps: readonly MealStep[] }): MealStep[] {
  const last = steps.findIndex(({ wait }) => (wait?.minutes ?? 0) >= leastMinutes);
  return steps.slice(0, last + 1);
}
