import { amountOf, type MealFacts } from "./meal-facts.ts";
import type { Nutrient } from "./nutrients.ts";

const kcalPerGram = { proteinGrams: 4, fatGrams: 9, saturatedFatGrams: 9, carbohydrateGrams: 4 } as const;

/** Carbohydrate that the body can use: what the analysis calls total, less fibre. */
export function availableCarbohydrate(facts: MealFacts): number | null {
  const total = amountOf(facts, "carbohydrateGrams");
  const fibre = amountOf(facts, "fibreGrams");
  return total === null || fibre === null ? null : Math.max(0, total - fibre);
}

/** The part of the energy that a macronutrient brings; null where a figure is missing or there is no energy. */
export function energyShare(facts: MealFacts, nutrient: keyof typeof kcalPerGram): number | null {
  const grams = nutrient === "carbohydrateGrams" ? availableCarbohydrate(facts) : amountOf(facts, nutrient);
  const energy = amountOf(facts, "energyKcal");
  return grams === null || energy === null || energy === 0 ? null : (grams * kcalPerGram[nutrient]) / energy;
}

export function per100g(facts: MealFacts, nutrient: Nutrient): number | null {
  const amount = amountOf(facts, nutrient);
  return amount === null || facts.gramsPerServing === 0 ? null : (amount * 100) / facts.gramsPerServing;
}

/** An unknown figure is never good enough. */
export function isAtMost(amount: number | null, limit: number): boolean {
  return amount !== null && amount <= limit;
}

export function isAtLeast(amount: number | null, limit: number): boolean {
  return amount !== null && amount >= limit;
}
