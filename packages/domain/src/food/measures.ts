import { getKnownAmount, type MealFacts } from "./meal-facts.ts";
import type { Nutrient } from "./nutrients.ts";

const kcalPerGram = { proteinGrams: 4, fatGrams: 9, saturatedFatGrams: 9, carbohydrateGrams: 4 } as const;

/** Total carbohydrate less fibre. */
export function computeAvailableCarbohydrate(facts: MealFacts): number | null {
  const total = getKnownAmount(facts, "carbohydrateGrams");
  const fibre = getKnownAmount(facts, "fibreGrams");
  return total === null || fibre === null ? null : Math.max(0, total - fibre);
}

/** The share of energy from a macronutrient, or null if a figure is missing or the energy is zero. */
export function computeEnergyShare(facts: MealFacts, nutrient: keyof typeof kcalPerGram): number | null {
  const grams =
    nutrient === "carbohydrateGrams" ? computeAvailableCarbohydrate(facts) : getKnownAmount(facts, nutrient);
  const energy = getKnownAmount(facts, "energyKcal");
  return grams === null || energy === null || energy === 0 ? null : (grams * kcalPerGram[nutrient]) / energy;
}

export function computePer100g(facts: MealFacts, nutrient: Nutrient): number | null {
  const amount = getKnownAmount(facts, nutrient);
  return amount === null || facts.gramsPerServing === 0 ? null : (amount * 100) / facts.gramsPerServing;
}

/** An unknown amount never passes. */
export function isAtMost(amount: number | null, limit: number): boolean {
  return amount !== null && amount <= limit;
}

export function isAtLeast(amount: number | null, limit: number): boolean {
  return amount !== null && amount >= limit;
}
