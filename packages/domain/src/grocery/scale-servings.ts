import type { IngredientLine } from "../food/meal.ts";
import { type Amount, writtenAmount } from "./quantity.ts";
import { divide, exactly, multiply } from "./rational.ts";

type WrittenLine = Pick<IngredientLine, "quantity" | "measurement" | "scales">;

/**
 * The lines of a meal cooked for another number of people, exact: rounding belongs to the display.
 * A line that does not scale (a bay leaf, oil for the pan) keeps its amount.
 */
export function scaleServings<Line extends WrittenLine>(
  meal: { readonly servings: number; readonly ingredients: readonly Line[] },
  servings: number,
): (Line & { readonly amount: Amount })[] {
  const factor = divide(exactly(servings), exactly(meal.servings));
  return meal.ingredients.map((line) => {
    const { quantity, measurement } = writtenAmount(line);
    return {
      ...line,
      amount: { quantity: line.scales ? multiply(quantity, factor) : quantity, measurement },
    };
  });
}

/** In whole minutes. */
export function scaleMinutes(
  meal: { readonly servings: number; readonly minutes: number },
  servings: number,
): number {
  return Math.round((meal.minutes * servings) / meal.servings);
}
