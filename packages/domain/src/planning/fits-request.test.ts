import { describe, expect, it } from "vitest";
import {
  aMeal,
  aMealRequest,
  aMeditation,
  aMeditationRequest,
  anExercise,
  anExerciseRequest,
} from "../../test/plan-items.ts";
import { mapAllergens } from "../food/allergens.ts";
import type { IngredientId } from "../food/ingredient.ts";
import { mapNutrients } from "../food/nutrients.ts";
import { exerciseFits, mealFits, meditationFits } from "./fits-request.ts";

const chocolate = "dark-chocolate" as IngredientId;
const carrot = "carrot" as IngredientId;

describe("a meal", () => {
  const meal = aMeal({
    name: "Carrot omelette",
    diets: ["vegetarian"],
    healthTags: ["low-sugar"],
    allergens: {
      ...mapAllergens(() => "notAnIngredient"),
      egg: "contains",
      milk: "mayContain",
      soy: "unknown",
    },
    nutrition: {
      ...mapNutrients(() => ({ known: 300, coverage: 1 })),
      proteinGrams: { known: 20, coverage: 0.5 },
    },
  });

  it.each([
    {},
    { mealTypes: ["dinner", "lunch"] },
    { diets: ["vegetarian"] },
    { healthTags: ["low-sugar"] },
    { unwantedAllergens: ["fish"] },
    { unwantedIngredientIds: [chocolate] },
    { mostMinutes: 20 },
    { mostCalories: 300 },
    { unwantedWords: ["soup"] },
    { unwantedMealTypes: ["lunch"] },
  ] as const)("fits %j", (said) => {
    expect(mealFits(meal, aMealRequest(said))).toBe(true);
  });

  it.each([
    { mealTypes: ["breakfast"] },
    { unwantedMealTypes: ["dinner"] },
    { diets: ["vegetarian", "vegan"] },
    { healthTags: ["high-fibre"] },
    { unwantedAllergens: ["egg"] },
    { unwantedAllergens: ["milk"] },
    { unwantedAllergens: ["soy"] },
    { unwantedIngredientIds: [carrot] },
    { mostMinutes: 19 },
    { mostCalories: 299 },
    { unwantedWords: ["omelette"] },
  ] as const)("does not fit %j", (said) => {
    expect(mealFits(meal, aMealRequest(said))).toBe(false);
  });

  it("does not fit a wish for protein where too little is known of it", () => {
    expect(mealFits(meal, aMealRequest({ leastProtein: 10 }))).toBe(false);
  });
});

describe("an exercise", () => {
  const exercise = anExercise({
    name: "Jump squats",
    workoutTypes: ["hiit", "strength"],
    level: "intermediate",
    intensity: "vigorous",
    impact: "high",
    equipment: ["dumbbells"],
    minutes: 10,
  });

  it.each([
    {},
    { workoutTypes: ["strength", "yoga"] },
    { level: "advanced" },
    { mostIntensity: "vigorous" },
    { limitations: ["wrist"] },
    { unwantedEquipment: ["barbell"] },
  ] as const)("fits %j", (said) => {
    expect(exerciseFits(exercise, anExerciseRequest(said))).toBe(true);
  });

  it.each([
    { workoutTypes: ["yoga"] },
    { unwantedWorkoutTypes: ["strength"] },
    { level: "beginner" },
    { mostIntensity: "moderate" },
    { noImpact: true },
    { noEquipment: true },
    { unwantedEquipment: ["dumbbells"] },
    { limitations: ["wrist", "knee"] },
    { mostMinutes: 9 },
    { unwantedWords: ["squat"] },
  ] as const)("does not fit %j", (said) => {
    expect(exerciseFits(exercise, anExerciseRequest(said))).toBe(false);
  });

  it("of low impact has no landing, and may be a walk", () => {
    expect(exerciseFits(anExercise({ impact: "low" }), anExerciseRequest({ noImpact: true }))).toBe(true);
  });
});

describe("a meditation", () => {
  const meditation = aMeditation({
    practice: "body-scan",
    minutes: 10,
    timesOfDay: ["evening", "bedtime"],
    postures: ["lying", "seated"],
    experience: "practised",
    contentNotes: ["body-focus"],
  });

  it.each([
    {},
    { practices: ["body-scan"] },
    { timesOfDay: ["bedtime"] },
    { unwantedTimesOfDay: ["evening"] },
    { unwantedPostures: ["lying"] },
    { leastMinutes: 10, mostMinutes: 10 },
    { experience: "practised" },
  ] as const)("fits %j", (said) => {
    expect(meditationFits(meditation, aMeditationRequest(said))).toBe(true);
  });

  it.each([
    { practices: ["visualisation"] },
    { unwantedPractices: ["body-scan"] },
    { timesOfDay: ["morning"] },
    { unwantedTimesOfDay: ["evening", "bedtime"] },
    { postures: ["walking"] },
    { unwantedPostures: ["lying", "seated"] },
    { leastMinutes: 11 },
    { mostMinutes: 9 },
    { experience: "newcomer" },
    { unwantedContentNotes: ["body-focus"] },
  ] as const)("does not fit %j", (said) => {
    expect(meditationFits(meditation, aMeditationRequest(said))).toBe(false);
  });
});
