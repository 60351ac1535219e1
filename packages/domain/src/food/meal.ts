import type { Branded } from "../branded.ts";
import type { IngredientId, Measurement } from "./ingredient.ts";

export type MealId = Branded<string, "MealId">;

export const mealTypes = ["breakfast", "lunch", "dinner", "snack", "drink"] as const;
export type MealType = (typeof mealTypes)[number];

/** The kind of dish, which decides what it is served in. */
export const dishes = [
  "porridge",
  "bowl",
  "soup",
  "stew",
  "curry",
  "salad",
  "stir-fry",
  "pasta",
  "noodles",
  "rice-dish",
  "roast",
  "bake",
  "grill",
  "pan-dish",
  "eggs",
  "pancakes",
  "toast",
  "sandwich",
  "wrap",
  "dip",
  "finger-food",
  "baked-goods",
  "dessert",
  "fruit-plate",
  "smoothie",
  "hot-drink",
  "cold-drink",
] as const;
export type Dish = (typeof dishes)[number];

export const costs = ["thrifty", "everyday", "festive"] as const;
export type Cost = (typeof costs)[number];

export interface IngredientLine {
  readonly ingredientId: IngredientId;
  readonly quantity: number;
  readonly measurement: Measurement;
  readonly grams: number;
  readonly note: string | null;
  readonly scales: boolean;
}

/** What a step waits for, such as the rice for twelve minutes. */
export interface StepWait {
  readonly minutes: number;
  readonly name: string;
}

export interface MealStep {
  readonly text: string;
  readonly uses: readonly IngredientId[];
  readonly wait: StepWait | null;
}

export interface Meal {
  readonly id: MealId;
  readonly name: string;
  readonly description: string;
  readonly mealTypes: readonly MealType[];
  readonly cuisine: string;
  readonly dish: Dish;
  readonly cost: Cost;
  readonly servings: number;
  readonly servingsScale: boolean;
  readonly minutes: number;
  readonly timeScales: boolean;
  readonly ingredients: readonly IngredientLine[];
  readonly steps: readonly MealStep[];
  readonly cookware: readonly string[];
}
