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

/** What a shop sells whole. A piece needs no word of its own: "2", as in "2 onions". */
export const packUnits = [
  "piece",
  "head",
  "bunch",
  "stalk",
  "root",
  "pomegranate",
  "cob",
  "fillet",
  "steak",
  "ball",
  "can",
  "jar",
  "bottle",
  "carton",
  "tub",
  "tube",
  "block",
  "bar",
  "loaf",
  "pack",
  "bag",
  "box",
  "sachet",
  "punnet",
] as const;
export type PackUnit = (typeof packUnits)[number];

export interface PackSize {
  /** What one pack gives to a recipe: a can of chickpeas is weighed drained. */
  readonly grams: number;
  /** What stands on the pack. */
  readonly says: string | null;
  /** Tells the sizes apart where nothing stands on them. */
  readonly label: string | null;
}

/** Bought whole, in the smallest size that is enough. */
export interface SoldInPacks {
  readonly kind: "packs";
  readonly unit: PackUnit;
  /** The smallest first, at least one. */
  readonly sizes: readonly [PackSize, ...PackSize[]];
  /** People count what is inside: "about 25 olives". */
  readonly counts: {
    readonly measure: HouseholdMeasure;
    readonly one: string;
    readonly many: string;
  } | null;
}

export interface SoldLoose {
  readonly kind: "loose";
  readonly stepGrams: number;
}

/** Part of another ingredient, such as the juice of a lemon: one piece of that gives so many grams. */
export interface SoldAsAnother {
  readonly kind: "another";
  readonly ingredientId: IngredientId;
  readonly gramsPerPiece: number;
}

/** Comes from a tap and is never bought. */
export interface NeverSold {
  readonly kind: "tap";
}

export type SoldAs = SoldInPacks | SoldLoose | SoldAsAnother | NeverSold;

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
  readonly soldAs: SoldAs;
  /** Most people have it at home, such as salt. */
  readonly isStaple: boolean;
}
