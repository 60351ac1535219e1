import { type AllergenStatuses, mapAllergens } from "../src/food/allergens.ts";
import type { DerivedMeal } from "../src/food/derived-meal.ts";
import type { IngredientId } from "../src/food/ingredient.ts";
import type { MealId } from "../src/food/meal.ts";
import { mapNutrients } from "../src/food/nutrients.ts";
import type { Exercise, ExerciseId } from "../src/movement/exercise.ts";
import { aMovement } from "./movements.ts";

type MealOverrides = Partial<Omit<DerivedMeal, "allergens" | "ingredients">> & {
  readonly allergens?: Partial<AllergenStatuses>;
  readonly ingredientIds?: readonly string[];
};

/** A plain dish of carrots, but for what is said. */
export function aMeal({
  allergens,
  ingredientIds = ["carrot"],
  ...overrides
}: MealOverrides = {}): DerivedMeal {
  return {
    id: "carrots" as MealId,
    name: "Carrots",
    description: "",
    mealTypes: ["lunch"],
    cuisine: "British",
    dish: "pan-dish",
    cost: "thrifty",
    servings: 2,
    servingsScale: true,
    minutes: 40,
    timeScales: false,
    steps: [],
    cookware: [],
    gramsPerServing: 200,
    isDrink: false,
    nutrition: mapNutrients(() => ({ known: 0, coverage: 1 })),
    diets: [],
    healthTags: [],
    ...overrides,
    allergens: { ...mapAllergens(() => "notAnIngredient" as const), ...allergens },
    ingredients: ingredientIds.map((id) => ({
      ingredientId: id as IngredientId,
      quantity: 100,
      measurement: "g" as const,
      grams: 100,
      note: null,
      scales: true,
    })),
  };
}

/** A gentle exercise on a chair, but for what is said. */
export function anExercise(overrides: Partial<Exercise> = {}): Exercise {
  return {
    ...aMovement(),
    id: "nodding" as ExerciseId,
    name: "Nodding",
    description: "",
    workoutTypes: ["chair"],
    goals: ["stay-active"],
    level: "beginner",
    met: 2,
    minutes: 5,
    dose: { kind: "steady" },
    muscles: { primary: ["neck"], secondary: [] },
    equipment: [],
    steps: [],
    cues: [],
    mistakes: [],
    easier: null,
    harder: null,
    ...overrides,
  };
}
