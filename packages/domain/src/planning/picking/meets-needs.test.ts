import { describe, expect, it } from "vitest";
import { aMeal, aMeditation, anExercise } from "../../../test/items.ts";
import { aMealRequest, aMeditationRequest, anExerciseRequest } from "../../../test/plan-requests.ts";
import { mapAllergens } from "../../food/allergens.ts";
import type { IngredientId } from "../../food/ingredient.ts";
import { exerciseMeetsNeeds, mealMeetsNeeds, meditationMeetsNeeds } from "./meets-needs.ts";

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
  });

  it.each([
    {},
    { diets: ["vegetarian"] },
    { healthTags: ["low-sugar"] },
    { unwantedAllergens: ["fish"] },
    { unwantedIngredientIds: [chocolate] },
    { unwantedWords: ["soup"] },
    { unwantedMealTypes: ["lunch"] },
  ] as const)("meets %j", (said) => {
    expect(mealMeetsNeeds(meal, aMealRequest(said))).toBe(true);
  });

  it.each([
    { unwantedMealTypes: ["dinner"] },
    { diets: ["vegetarian", "vegan"] },
    { healthTags: ["low-sugar", "kidney-friendly"] },
    { healthTags: ["low-sodium"] },
    { unwantedAllergens: ["egg"] },
    { unwantedAllergens: ["milk"] },
    { unwantedAllergens: ["soy"] },
    { unwantedIngredientIds: [carrot] },
    { unwantedWords: ["omelette"] },
  ] as const)("does not meet %j", (said) => {
    expect(mealMeetsNeeds(meal, aMealRequest(said))).toBe(false);
  });

  it("may miss a wish", () => {
    const wishes = {
      mealTypes: ["breakfast"],
      healthTags: ["high-fibre", "iron-rich", "calcium-rich", "lighter-meal"],
      wantedIngredientIds: [chocolate],
      maxMinutes: 19,
      maxCalories: 299,
      minProtein: 30,
    } as const;
    expect(mealMeetsNeeds(meal, aMealRequest(wishes))).toBe(true);
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
    { workoutTypes: ["yoga"], muscles: ["neck"], equipment: ["barbell"], maxMinutes: 9 },
    { level: "advanced" },
    { maxIntensity: "vigorous" },
    { limitations: ["wrist"] },
    { unwantedEquipment: ["barbell"] },
  ] as const)("meets %j", (said) => {
    expect(exerciseMeetsNeeds(exercise, anExerciseRequest(said))).toBe(true);
  });

  it.each([
    { unwantedWorkoutTypes: ["strength"] },
    { level: "beginner" },
    { maxIntensity: "moderate" },
    { noImpact: true },
    { noEquipment: true },
    { unwantedEquipment: ["dumbbells"] },
    { limitations: ["wrist", "knee"] },
    { unwantedWords: ["squat"] },
  ] as const)("does not meet %j", (said) => {
    expect(exerciseMeetsNeeds(exercise, anExerciseRequest(said))).toBe(false);
  });

  it("without impact has no jump landing, but may be a walk", () => {
    expect(exerciseMeetsNeeds(anExercise({ impact: "low" }), anExerciseRequest({ noImpact: true }))).toBe(
      true,
    );
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
    { practices: ["visualisation"], timesOfDay: ["morning"], postures: ["walking"], goals: ["lift-mood"] },
    { minMinutes: 11, maxMinutes: 9 },
    { unwantedTimesOfDay: ["evening"] },
    { unwantedPostures: ["lying"] },
    { experience: "practised" },
  ] as const)("meets %j", (said) => {
    expect(meditationMeetsNeeds(meditation, aMeditationRequest(said))).toBe(true);
  });

  it.each([
    { unwantedPractices: ["body-scan"] },
    { unwantedTimesOfDay: ["evening", "bedtime"] },
    { unwantedPostures: ["lying", "seated"] },
    { experience: "newcomer" },
    { unwantedContentNotes: ["body-focus"] },
  ] as const)("does not meet %j", (said) => {
    expect(meditationMeetsNeeds(meditation, aMeditationRequest(said))).toBe(false);
  });
});
