import type { Meditation, MeditationId } from "../src/calm/meditation.ts";
import { mapAllergens } from "../src/food/allergens.ts";
import type { DerivedMeal } from "../src/food/derived-meal.ts";
import type { IngredientId } from "../src/food/ingredient.ts";
import type { MealId } from "../src/food/meal.ts";
import { mapNutrients } from "../src/food/nutrients.ts";
import type { Exercise, ExerciseId } from "../src/movement/exercise.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest } from "../src/planning/requests.ts";
import { anExercise as aGentleExercise } from "./items.ts";

type Sample<Item> = Partial<Omit<Item, "id">> & { readonly id?: string };

/** A plain dinner of carrots, but for what is said. */
export function aMeal({ id = "carrots", ...rest }: Sample<DerivedMeal> = {}): DerivedMeal {
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
    ingredients: [anIngredientLine("carrot")],
    steps: [],
    cookware: [],
    gramsPerServing: 100,
    isDrink: false,
    nutrition: mapNutrients(() => ({ known: 10, coverage: 1 })),
    allergens: mapAllergens(() => "notAnIngredient"),
    diets: [],
    healthTags: [],
    ...rest,
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

/** A gentle exercise on a chair, but for what is said. */
export function anExercise({ id = "easy", ...rest }: Sample<Exercise> = {}): Exercise {
  return aGentleExercise({
    id: id as ExerciseId,
    name: id,
    muscles: { primary: ["calves"], secondary: [] },
    ...rest,
  });
}

/** Five minutes of breathing on a chair in the morning, but for what is said. */
export function aMeditation({ id = "breath", ...rest }: Sample<Meditation> = {}): Meditation {
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
    instructions: [],
    script: [],
    soundscape: { layers: [], rootHz: 100, bells: { start: true, end: true, everyMinutes: null } },
    ...rest,
  };
}

const nothing = {
  count: null,
  mostMinutes: null,
  hasStatedMinutes: false,
  unwantedWords: [],
  searchText: "",
};

/** A request that says nothing, but for what is said. */
export function aMealRequest(said: Partial<MealRequest> = {}): MealRequest {
  return {
    ...nothing,
    mealTypes: [],
    countByMealType: {},
    unwantedMealTypes: [],
    diets: [],
    unwantedAllergens: [],
    unwantedIngredientIds: [],
    wantedIngredientIds: [],
    mostCalories: null,
    leastProtein: null,
    healthTags: [],
    ...said,
  };
}

export function anExerciseRequest(said: Partial<ExerciseRequest> = {}): ExerciseRequest {
  return {
    ...nothing,
    workoutTypes: [],
    unwantedWorkoutTypes: [],
    goals: [],
    level: null,
    noEquipment: false,
    equipment: [],
    unwantedEquipment: [],
    muscles: [],
    limitations: [],
    mostIntensity: null,
    noImpact: false,
    ...said,
  };
}

export function aMeditationRequest(said: Partial<MeditationRequest> = {}): MeditationRequest {
  return {
    ...nothing,
    practices: [],
    unwantedPractices: [],
    goals: [],
    leastMinutes: null,
    timesOfDay: [],
    unwantedTimesOfDay: [],
    postures: [],
    unwantedPostures: [],
    experience: null,
    unwantedContentNotes: [],
    ...said,
  };
}
