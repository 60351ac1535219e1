import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import type { Ingredient, IngredientId } from "@fernwell/domain/food/ingredient";
import type { IngredientLine } from "@fernwell/domain/food/meal";
import { minCoverage } from "@fernwell/domain/food/meal-facts";
import { estimateEnergy, type Nutrient } from "@fernwell/domain/food/nutrients";
import type { Catalogue } from "../catalogue.ts";
import type { Problem } from "../entries.ts";
import { checkStepTimes } from "./step-times.ts";

/** Energy may differ from that of the macronutrients by this share, or by a few kcal. */
const energyBand = { share: 0.2, kcal: 15 };

/** The nutrients that every meal's table shows. Others are left out where they are unknown. */
const alwaysKnown: readonly Nutrient[] = [
  "energyKcal",
  "proteinGrams",
  "fatGrams",
  "saturatedFatGrams",
  "carbohydrateGrams",
  "fibreGrams",
  "sodiumMg",
];

export function checkMeals({ meals, ingredients }: Catalogue): Problem[] {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  return meals.flatMap((meal) =>
    [
      ...checkWeights(meal, byId),
      ...checkNutrition(meal),
      ...checkServing(meal),
      ...checkStepTimes(meal),
    ].map((what) => ({ where: `meals/${meal.id}`, what })),
  );
}

const weightTolerance = 0.2;

function checkWeights(meal: DerivedMeal, ingredients: ReadonlyMap<IngredientId, Ingredient>): string[] {
  return meal.ingredients.flatMap((line) => {
    const ingredient = ingredients.get(line.ingredientId);
    const grams = ingredient && gramsByFacts(line, ingredient);
    const what = `${line.quantity} ${line.measurement} of ${line.ingredientId}`;
    if (grams === undefined) return [`what ${what} weighs is not a known fact`];
    return Math.abs(line.grams / grams - 1) > weightTolerance
      ? [`${what} weighs ${Math.round(grams)} g, not ${line.grams} g`]
      : [];
  });
}

function gramsByFacts({ quantity, measurement }: IngredientLine, ingredient: Ingredient): number | undefined {
  if (measurement === "g") return quantity;
  const one = measurement === "ml" ? ingredient.densityGramsPerMl : ingredient.portions[measurement];
  return typeof one === "number" ? quantity * one : undefined;
}

function checkNutrition({ nutrition }: DerivedMeal): string[] {
  const stated = nutrition.energyKcal.known;
  const expected = estimateEnergy(nutrition);
  const band = Math.max(energyBand.kcal, energyBand.share * stated);
  return [
    ...(Math.abs(expected - stated) > band
      ? [`${Math.round(stated)} kcal, but its macronutrients make ${Math.round(expected)}`]
      : []),
    ...alwaysKnown
      .filter((nutrient) => nutrition[nutrient].coverage < minCoverage)
      .map(
        (nutrient) =>
          `${nutrient} is known for ${Math.round(100 * nutrition[nutrient].coverage)} % of the mass`,
      ),
  ];
}

/** Finds servings so large or small that an amount must be wrong. */
function checkServing({ gramsPerServing, nutrition, mealTypes, servings }: DerivedMeal): string[] {
  const isDrink = mealTypes.includes("drink");
  const kcal = nutrition.energyKcal.known;
  const problems: string[] = [];
  if (gramsPerServing < (isDrink ? 100 : 20) || gramsPerServing > 1100)
    problems.push(`a serving weighs ${Math.round(gramsPerServing)} g`);
  if (kcal > 950 || (!isDrink && kcal < 40)) problems.push(`a serving has ${Math.round(kcal)} kcal`);
  if (nutrition.sodiumMg.known > 1500)
    problems.push(`a serving has ${Math.round(nutrition.sodiumMg.known)} mg of sodium`);
  if (servings > 2 && servings % 2 === 1) problems.push("servings change by two, so they begin even");
  return problems;
}
