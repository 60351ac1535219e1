import type { IngredientLine } from "../food/meal.ts";
import { type Amount, readWrittenAmount } from "./quantity.ts";
import { divide, fromDecimal, multiply } from "./rational.ts";

type WrittenLine = Pick<IngredientLine, "quantity" | "measurement" | "scales">;

/**
 * Scales a meal's ingredients to another number of servings, exactly: rounding belongs to the display.
 * A line that does not scale (a bay leaf, oil for the pan) keeps its amount.
 */
export function scaleServings<Line extends WrittenLine>(
  meal: { readonly servings: number; readonly ingredients: readonly Line[] },
  servings: number,
): (Line & { readonly amount: Amount })[] {
  const factor = divide(fromDecimal(servings), fromDecimal(meal.servings));
  return meal.ingredients.map((line) => {
    const { quantity, measurement } = readWrittenAmount(line);
    return {
      ...line,
      amount: { quantity: line.scales ? multiply(quantity, factor) : quantity, measurement },
    };
  });
}

export function scaleMinutes(
  meal: { readonly servings: number; readonly minutes: number },
  servings: number,
): number {
  return Math.round((meal.minutes * servings) / meal.servings);
}
