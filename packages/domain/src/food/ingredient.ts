import type { Branded } from "../branded.ts";
import type { AllergenStatuses } from "./allergens.ts";
import type { NutrientsPer100g } from "./nutrients.ts";

export type IngredientId = Branded<string, "IngredientId">;

export const foodGroups = [
  "vegetable",
  "starchy-vegetable",
  "fruit",
  "grain",
  "pseudograin",
  "legume",
  "nut",
  "seed",
  "dairy",
  "plant-dairy",
  "egg",
  "fish",
  "seafood",
  "poultry",
  "red-meat",
  "processed-meat",
  "oil",
  "sweetener",
  "herb",
  "spice",
  "condiment",
  "beverage",
  "fungus",
  "seaweed",
  "baking",
  "chocolate",
  "alcohol",
  "water",
] as const;
export type FoodGroup = (typeof foodGroups)[number];

export const animalOrigins = [
  "none",
  "milk",
  "egg",
  "honey",
  "fish",
  "seafood",
  "poultry",
  "beef",
  "lamb",
  "pork",
  "game",
  "gelatine",
  "mixed-animal",
] as const;
export type AnimalOrigin = (typeof animalOrigins)[number];

/** The headings of a grocery list. */
export const ingredientGroups = [
  "dairy",
  "protein",
  "fruits-and-vegetables",
  "bakery",
  "herbs-and-spices",
  "sugar-and-sweeteners",
  "nuts-and-seeds",
  "grains",
  "other",
] as const;
export type IngredientGroup = (typeof ingredientGroups)[number];

/** Household measures, whose weight depends on the ingredient. */
export const householdMeasures = [
  "cup",
  "tbsp",
  "tsp",
  "piece",
  "slice",
  "clove",
  "can",
  "bunch",
  "stalk",
  "leaf",
  "handful",
  "sheet",
  "fillet",
  "head",
  "sprig",
  "pinch",
] as const;
export type HouseholdMeasure = (typeof householdMeasures)[number];

export const measurements = ["g", "ml", ...householdMeasures] as const;
export type Measurement = (typeof measurements)[number];

export interface Ingredient {
  readonly id: IngredientId;
  readonly name: string;
  readonly synonyms: readonly string[];
  /** Its names in other languages. */
  readonly foreignNames: readonly string[];
  readonly per100g: NutrientsPer100g;
  /** Grams per measure, where known. */
  readonly portions: Readonly<Partial<Record<HouseholdMeasure, number>>>;
  readonly densityGramsPerMl: number | null;
  readonly allergens: AllergenStatuses;
  /** The ingredients it is made from: a person who avoids garlic must also avoid hummus. */
  readonly madeFrom: readonly IngredientId[];
  readonly foodGroup: FoodGroup;
  readonly animalOrigin: AnimalOrigin;
  readonly ingredientGroup: IngredientGroup;
  readonly highFodmap: boolean;
  /** Refined sugar, starch, flour or seed oil, and ready-made factory food. */
  readonly refined: boolean;
  readonly alcohol: boolean;
}
