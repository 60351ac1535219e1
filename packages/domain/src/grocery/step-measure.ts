import type { Ingredient } from "../food/ingredient.ts";
import { type Amount, express, type MeasureFacts, measure, weigh } from "./quantity.ts";
import { compare, ratio } from "./rational.ts";

type StepFacts = MeasureFacts & Pick<Ingredient, "foodGroup" | "soldAs">;

/** How much of one measure people still count before they reach for the next. */
const steps = [
  { measurement: "pinch", below: ratio(2n, 1n) },
  { measurement: "tsp", below: ratio(3n, 1n) },
  { measurement: "tbsp", below: ratio(8n, 1n) },
] as const;

/**
 * Spoonfuls are told in the measure that suits their size: pinches, teaspoons, tablespoons, then grams or millilitres.
 * Any other amount is returned as it is.
 */
export function stepMeasure(amount: Amount, ingredient: StepFacts): Amount {
  if (!isSpoonful(amount, ingredient)) return amount;
  const mass = weigh(measure(amount, ingredient), ingredient);
  if (mass.dimension !== "mass") return amount;
  for (const { measurement, below } of steps) {
    const stepped = express(mass, measurement, ingredient);
    if (stepped.measurement === measurement && compare(stepped.quantity, below) < 0) return stepped;
  }
  return express(mass, isLiquid(ingredient) ? "ml" : "g", ingredient);
}

function isSpoonful({ measurement }: Amount, { portions }: MeasureFacts): boolean {
  if (measurement === "pinch" || measurement === "tsp" || measurement === "tbsp") return true;
  return (measurement === "ml" || measurement === "g") && portions.tsp !== undefined;
}

/** Told by what stands on its packs; a drink is one also where its leaves are sold. */
function isLiquid({ densityGramsPerMl, foodGroup, soldAs }: StepFacts): boolean {
  if (densityGramsPerMl === null || soldAs.kind !== "packs") return false;
  return foodGroup === "beverage" || soldAs.sizes.some(({ says }) => says !== null && /\bm?l$/.test(says));
}
