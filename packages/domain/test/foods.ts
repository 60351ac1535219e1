import { mapAllergens } from "../src/food/allergens.ts";
import type { Ingredient, IngredientId } from "../src/food/ingredient.ts";
import { deriveMealFacts, type MealFacts } from "../src/food/meal-facts.ts";
import { mapNutrients } from "../src/food/nutrients.ts";
import { anIngredientLine } from "./items.ts";

type Overrides = Partial<Omit<Ingredient, "id" | "allergens" | "per100g">> & {
  readonly id?: string;
  readonly allergens?: Partial<Ingredient["allergens"]>;
  readonly per100g?: Partial<Ingredient["per100g"]>;
};

/** By default a plain vegetable. */
export function anIngredient({ id = "carrot", allergens, per100g, ...rest }: Overrides = {}): Ingredient {
  return {
    name: id,
    synonyms: [],
    foreignNames: [],
    portions: {},
    densityGramsPerMl: null,
    madeFrom: [],
    foodGroup: "vegetable",
    animalOrigin: "none",
    ingredientGroup: "fruits-and-vegetables",
    highFodmap: false,
    refined: false,
    alcohol: false,
    soldAs: { kind: "loose", stepGrams: 50 },
    isStaple: false,
    ...rest,
    id: id as IngredientId,
    allergens: { ...mapAllergens(() => "notAnIngredient" as const), ...allergens },
    per100g: { ...mapNutrients(() => 0), ...per100g },
  };
}

export type Food = readonly [ingredient: Ingredient, grams: number];

/** One serving of the given foods. */
export function aServing(...foods: readonly Food[]): MealFacts {
  const byId = new Map(foods.map(([ingredient]) => [ingredient.id, ingredient]));
  const ingredients = foods.map(([{ id }, grams]) => anIngredientLine(id, grams));
  return deriveMealFacts(
    { ingredients, servings: 1, mealTypes: ["lunch"] },
    (id) => byId.get(id) ?? anIngredient(),
  );
}
