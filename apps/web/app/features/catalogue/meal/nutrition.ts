import type { Meal } from "@fernwell/contract/catalogue";
import type { Nutrient } from "@fernwell/domain/food/nutrients";
import { referenceIntakes } from "@fernwell/domain/food/reference-intakes";

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

export function nutritionRows(information: Meal["nutrition_information"]): NutritionRow[] {
  return information.map(({ name, quantity, unit }) => {
    const nutrient = nutrientsByName[name];
    return {
      name,
      amount: `${quantity} ${unit}${unit === "kcal" ? ` (${inKilojoules(quantity)} kJ)` : ""}`,
      percent: nutrient === undefined ? null : Math.round((quantity / referenceIntakes[nutrient]) * 100),
      isPart: parts.includes(name),
    };
  });
}

function inKilojoules(kilocalories: number): number {
  return Math.round(kilocalories * 4.184);
}
