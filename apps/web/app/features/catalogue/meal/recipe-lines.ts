import type { Meal } from "@fernwell/contract/catalogue";
import type { Amount } from "@fernwell/domain/grocery/quantity";
import { formatRecipeAmount } from "@fernwell/domain/grocery/recipe-amount";
import { scaleMinutes, scaleServings } from "@fernwell/domain/grocery/scale-servings";

/** An ingredient line for the chosen number of servings. */
export interface RecipeLine {
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
  readonly amount: string;
  /** Null if the amount is already a weight. */
  readonly weight: string | null;
}

/** How a system of measures tells a line. */
export interface LineWords {
  readonly amount: (amount: Amount) => string;
  /** Beside an amount in spoons or pieces; null where it would say nothing. */
  readonly weight: (weight: Amount, beside: Amount) => string | null;
}

export const metricWords: LineWords = { amount: formatRecipeAmount, weight: formatRecipeAmount };

export function recipeLines(
  { no_of_servings, ingredients }: Pick<Meal, "no_of_servings" | "ingredients">,
  servings: number,
  words: LineWords,
): RecipeLine[] {
  const weighed = ingredients.map((line) => ({ ...line, quantity: line.grams, measurement: "g" as const }));
  const weights = scaleServings({ servings: no_of_servings, ingredients: weighed }, servings);
  const lines = scaleServings({ servings: no_of_servings, ingredients }, servings);
  return lines.map(({ ingredient_id, name, note, measurement, amount }, index) => {
    const weight = weights[index];
    return {
      id: ingredient_id,
      name,
      note,
      amount: words.amount(amount),
      weight: weight === undefined || measurement === "g" ? null : words.weight(weight.amount, amount),
    };
  });
}

/** In minutes; the time scales only for meals that allow it. */
export function cookingTime(
  meal: Pick<Meal, "no_of_servings" | "cooking_time" | "is_cooking_time_changeable">,
  servings: number,
): number {
  const { no_of_servings, cooking_time, is_cooking_time_changeable } = meal;
  if (!is_cooking_time_changeable) return cooking_time;
  return scaleMinutes({ servings: no_of_servings, minutes: cooking_time }, servings);
}

/** An ingredient that a step uses. */
export interface StepPart {
  readonly name: string;
  readonly amount: string;
  /** Another step uses it too, and the entry does not say how much each takes. */
  readonly isShared: boolean;
}

export function stepParts(
  steps: readonly Pick<Meal["method"]["steps"][number], "ingredients">[],
  lines: readonly RecipeLine[],
): StepPart[][] {
  const uses = Map.groupBy(
    steps.flatMap(({ ingredients }) => ingredients),
    (name) => name,
  );
  return steps.map(({ ingredients }) =>
    ingredients.flatMap((name) => {
      const line = lines.find((line) => line.name === name);
      const isShared = (uses.get(name)?.length ?? 0) > 1;
      return line === undefined ? [] : [{ name, amount: line.amount, isShared }];
    }),
  );
}
