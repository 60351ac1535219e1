import type { Meal } from "@fernwell/contract/catalogue";
import type { Nutrient } from "@fernwell/domain/food/nutrients";
import { referenceIntakes } from "@fernwell/domain/food/reference-intakes";
import type { EnergyWords } from "#app/safety/energy.ts";

/** A nutrient of one serving, as text and as a share of the reference intake. */
export interface NutritionRow {
  readonly name: string;
  readonly amount: string;
  /** Share of the reference intake; null if there is no reference. */
  readonly percent: number | null;
  /** Included in the previous row. */
  readonly isPart: boolean;
}

/** The nutrients by their wire names. */
const nutrientsByName: Readonly<Record<string, Nutrient>> = {
  Energy: "energyKcal",
  Protein: "proteinGrams",
  Fat: "fatGrams",
  "Saturated fat": "saturatedFatGrams",
  Carbohydrate: "carbohydrateGrams",
  Sugars: "sugarsGrams",
  Fibre: "fibreGrams",
  Sodium: "sodiumMg",
  Potassium: "potassiumMg",
  Calcium: "calciumMg",
  Iron: "ironMg",
};

const parts: readonly string[] = ["Saturated fat", "Sugars"];

/** Without words for energy, the row about it is left out. */
export function nutritionRows(
  information: Meal["nutrition_information"],
  energy: EnergyWords | null,
): NutritionRow[] {
  return information.flatMap(({ name, quantity, unit }) => {
    const nutrient = nutrientsByName[name];
    const amount = nutrient === "energyKcal" ? energy?.writeInBothUnits(quantity) : `${quantity} ${unit}`;
    if (amount === undefined) return [];
    const percent = nutrient === undefined ? null : Math.round((quantity / referenceIntakes[nutrient]) * 100);
    return [{ name, amount, percent, isPart: parts.includes(name) }];
  });
}
