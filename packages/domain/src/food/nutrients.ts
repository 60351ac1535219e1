export const nutrients = [
  "energyKcal",
  "proteinGrams",
  "fatGrams",
  "saturatedFatGrams",
  "carbohydrateGrams",
  "sugarsGrams",
  "fibreGrams",
  "sodiumMg",
  "potassiumMg",
  "calciumMg",
  "ironMg",
] as const;
export type Nutrient = (typeof nutrients)[number];

/** Null means unknown, never zero. */
export type NutrientsPer100g = Readonly<Record<Nutrient, number | null>>;

export interface Amount {
  /** The sum of the known figures. */
  readonly known: number;
  /** The share of the mass whose figure is known. */
  readonly coverage: number;
}

export type Nutrition = Readonly<Record<Nutrient, Amount>>;

export interface Part {
  readonly grams: number;
  readonly per100g: NutrientsPer100g;
}

/** Nutrients per serving, calculated from raw ingredients. */
export function computeNutrition(parts: readonly Part[], servings: number): Nutrition {
  const totalGrams = sum(parts.map(({ grams }) => grams));
  return mapNutrients((nutrient) => {
    const known = parts.flatMap(({ grams, per100g }) => {
      const figure = per100g[nutrient];
      return figure === null ? [] : [{ grams, amount: (figure * grams) / 100 }];
    });
    return {
      known: sum(known.map(({ amount }) => amount)) / servings,
      coverage: totalGrams === 0 ? 0 : sum(known.map(({ grams }) => grams)) / totalGrams,
    };
  });
}

/** Energy by the general factors, with fibre at 2 kcal/g. Used to check the stated energy. */
export function estimateEnergy(nutrition: Nutrition): number {
  const fibre = nutrition.fibreGrams.known;
  return (
    4 * nutrition.proteinGrams.known +
    9 * nutrition.fatGrams.known +
    4 * Math.max(0, nutrition.carbohydrateGrams.known - fibre) +
    2 * fibre
  );
}

export function mapNutrients<Value>(value: (nutrient: Nutrient) => Value): Readonly<Record<Nutrient, Value>> {
  return Object.fromEntries(nutrients.map((nutrient) => [nutrient, value(nutrient)])) as Record<
    Nutrient,
    Value
  >;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
