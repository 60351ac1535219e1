import { type AllergenStatuses, mixAllergens } from "./allergens.ts";
import type { Ingredient } from "./ingredient.ts";
import type { Meal } from "./meal.ts";
import { computeNutrition, type Nutrient, type Nutrition } from "./nutrients.ts";

/** An ingredient of a meal, with its amount per serving. */
export interface Share {
  readonly ingredient: Ingredient;
  readonly gramsPerServing: number;
}

/** Derived from a meal's ingredients. Diets and health tags depend on nothing else. */
export interface MealFacts {
  readonly shares: readonly Share[];
  readonly gramsPerServing: number;
  /** Claims about drinks have their own limits. */
  readonly isDrink: boolean;
  readonly nutrition: Nutrition;
  readonly allergens: AllergenStatuses;
}

export function deriveMealFacts(
  meal: Pick<Meal, "ingredients" | "servings" | "mealTypes">,
  getIngredient: (id: Ingredient["id"]) => Ingredient,
): MealFacts {
  const parts = meal.ingredients.map(({ ingredientId, grams }) => ({
    ingredient: getIngredient(ingredientId),
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
    nutrition: computeNutrition(
      parts.map(({ ingredient, grams }) => ({ grams, per100g: ingredient.per100g })),
      meal.servings,
    ),
    allergens: mixAllergens(shares.map(({ ingredient }) => ingredient.allergens)),
  };
}

/** A nutrient known for less than this share of the mass is not shown and supports no tag. */
export const minCoverage = 0.95;

export function getKnownAmount(
  { nutrition }: Pick<MealFacts, "nutrition">,
  nutrient: Nutrient,
): number | null {
  const { known, coverage } = nutrition[nutrient];
  return coverage >= minCoverage ? known : null;
}
