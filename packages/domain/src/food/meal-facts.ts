import { type AllergenStatuses, mixAllergens } from "./allergens.ts";
import type { Ingredient } from "./ingredient.ts";
import type { Meal } from "./meal.ts";
import { type Nutrient, type Nutrition, nutritionPerServing } from "./nutrients.ts";

/** A food in a meal, with how much of it one serving holds. */
export interface Share {
  readonly ingredient: Ingredient;
  readonly gramsPerServing: number;
}

/** What follows from a meal's ingredients; diets and health tags are read from this alone. */
export interface MealFacts {
  readonly shares: readonly Share[];
  readonly gramsPerServing: number;
  /** Claims about liquids have limits of their own. */
  readonly isDrink: boolean;
  readonly nutrition: Nutrition;
  readonly allergens: AllergenStatuses;
}

export function factsOf(
  meal: Pick<Meal, "ingredients" | "servings" | "mealTypes">,
  ingredientOf: (id: Ingredient["id"]) => Ingredient,
): MealFacts {
  const parts = meal.ingredients.map(({ ingredientId, grams }) => ({
    ingredient: ingredientOf(ingredientId),
    grams,
  }));
  const shares = parts.map(({ ingredient, grams }) => ({
    ingredient,
    gramsPerServing: grams / meal.servings,
  }));
  return {
    shares,
    gramsPerServing: shares.reduce((total, { gramsPerServing }) => total + gramsPerServing, 0),
    isDrink: meal.mealTypes.includes("drink"),
    nutrition: nutritionPerServing(
      parts.map(({ ingredient, grams }) => ({ grams, per100g: ingredient.per100g })),
      meal.servings,
    ),
    allergens: mixAllergens(shares.map(({ ingredient }) => ingredient.allergens)),
  };
}

/** Below this share of the mass a nutrient's sum says too little to be shown or to support a tag. */
export const leastCoverage = 0.95;

export function amountOf(facts: MealFacts, nutrient: Nutrient): number | null {
  const { known, coverage } = facts.nutrition[nutrient];
  return coverage >= leastCoverage ? known : null;
}
