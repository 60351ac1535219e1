import type { Meal } from "@fernwell/contract/catalogue";

export const nutrients = ["Protein", "Carbohydrate", "Fat"] as const;
type EnergyNutrient = (typeof nutrients)[number];

/** Energy per gram, in kilocalories. */
const kcalPerGram: Readonly<Record<EnergyNutrient, number>> = { Protein: 4, Carbohydrate: 4, Fat: 9 };

export interface MealBalance {
  readonly id: string;
  readonly name: string;
  readonly kcal: number;
  readonly grams: Readonly<Record<EnergyNutrient, number>>;
  /** Each one's share of the energy; they add up to 1. */
  readonly energy: Readonly<Record<EnergyNutrient, number>>;
}

/** Null if one of the meal's figures is unknown. */
export function computeBalance(
  meal: Pick<Meal, "_id" | "meal_name" | "nutrition_information">,
): MealBalance | null {
  const amounts = new Map(meal.nutrition_information.map(({ name, quantity }) => [name, quantity]));
  const [kcal, Protein, Carbohydrate, Fat] = ["Energy", ...nutrients].map((name) => amounts.get(name));
  if (kcal === undefined || Protein === undefined || Carbohydrate === undefined || Fat === undefined)
    return null;

  const grams = { Protein, Carbohydrate, Fat };
  const sum = nutrients.reduce((total, name) => total + grams[name] * kcalPerGram[name], 0);
  if (sum === 0) return null;
  const share = (name: EnergyNutrient) => (grams[name] * kcalPerGram[name]) / sum;
  return {
    id: meal._id,
    name: meal.meal_name,
    kcal,
    grams,
    energy: { Protein: share("Protein"), Carbohydrate: share("Carbohydrate"), Fat: share("Fat") },
  };
}
