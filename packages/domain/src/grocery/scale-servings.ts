import type { IngredientLine, Meal } from "../food/meal.ts";
import { type Amount, writtenAmount } from "./quantity.ts";
import { divide, exactly, multiply } from "./rational.ts";

export interface ScaledLine extends Pick<IngredientLine, "ingredientId" | "note" | "scales"> {
  readonly amount: Amount;
}

/**
 * The lines of a meal cooked for another number of people, exact: rounding belongs to the display.
 * A line that does not scale (a bay leaf, oil for the pan) keeps its amount.
 */
export function scaleServings(meal: Pick<Meal, "servings" | "ingredients">, servings: number): ScaledLine[] {
  const factor = divide(exactly(servings), exactly(meal.servings));
  return meal.ingredients.map(({ ingredientId, note, scales, ...line }) => {
    const { quantity, measurement } = writtenAmount(line);
    return {
      ingredientId,
      note,
      scales,
      amount: { quantity: scales ? multiply(quantity, factor) : quantity, measurement },
    };
  });
}
