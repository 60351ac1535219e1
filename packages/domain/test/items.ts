import type { Meditation, MeditationId } from "../src/calm/meditation.ts";
import { type AllergenStatuses, mapAllergens } from "../src/food/allergens.ts";
import type { DerivedMeal } from "../src/food/derived-meal.ts";
import type { IngredientId } from "../src/food/ingredient.ts";
import type { MealId } from "../src/food/meal.ts";
import { mapNutrients } from "../src/food/nutrients.ts";
import type { Exercise, ExerciseId } from "../src/movement/exercise.ts";
import { aMovement } from "./movements.ts";

type Overrides<Item> = Partial<Omit<Item, "id">> & { readonly id?: string };

type MealOverrides = Omit<Overrides<DerivedMeal>, "allergens"> & {
  readonly allergens?: Partial<AllergenStatuses>;
  readonly ingredientIds?: readonly string[];
};

/** By default a plain dinner of carrots. */
export function aMeal({
  id = "carrots",
  allergens,
  ingredientIds = ["carrot"],
  ...overrides
}: MealOverrides = {}): DerivedMeal {
  return {
    id: id as MealId,
    name: id,
    description: "",
    mealTypes: ["dinner"],
    cuisine: "British",
    dish: "stew",
    cost: "thrifty",
    servings: 1,
    servingsScale: true,
    minutes: 20,
    timeScales: true,
    ingredients: ingredientIds.map((ingredientId) => anIngredientLine(ingredientId)),
    steps: [],
    cookware: [],
    gramsPerServing: 100,
    isDrink: false,
    nutrition: mapNutrients(() => ({ known: 10, coverage: 1 })),
    diets: [],
    healthTags: [],
    ...overrides,
    allergens: { ...mapAllergens(() => "notAnIngredient" as const), ...allergens },
  };
}

export function anIngredientLine(id: string, grams = 100): DerivedMeal["ingredients"][number] {
  return {
    ingredientId: id as IngredientId,
    quantity: grams,
    measurement: "g",
    grams,
    note: null,
    scales: true,
  };
}

/** By default a gentle exercise on a chair. */
export function anExercise({ id = "nodding", ...overrides }: Overrides<Exercise> = {}): Exercise {
  return {
    ...aMovement(),
    id: id as ExerciseId,
    name: id,
    alsoCalled: [],
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

/** By default five minutes of breathing on a chair in the morning. */
export function aMeditation({ id = "breath", ...overrides }: Overrides<Meditation> = {}): Meditation {
  return {
    id: id as MeditationId,
    name: id,
    description: "",
    practice: "breath-awareness",
    goals: ["reduce-stress"],
    minutes: 5,
    timesOfDay: ["morning"],
    postures: ["seated"],
    experience: "newcomer",
    contentNotes: [],
    scriptNotes: [],
    instructions: [],
    script: [],
    soundscape: { layers: [], rootHz: 100, bells: { start: true, end: true, everyMinutes: null } },
    ...overrides,
  };
}
