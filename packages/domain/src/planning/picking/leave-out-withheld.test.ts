import { describe, expect, it } from "vitest";
import { createFoodVocabulary } from "../../safety/food-vocabulary.ts";
import { type Withholding, withholdings } from "../../safety/withheld.ts";
import { readExercisePrompt } from "../prompt/read-exercise-prompt.ts";
import { readMealPrompt } from "../prompt/read-meal-prompt.ts";
import { leaveOutOfExerciseRequest, leaveOutOfMealRequest } from "./leave-out-withheld.ts";

const pantry = { vocabulary: createFoodVocabulary([]), ingredients: [] };
const all = withholdings;
const none: readonly Withholding[] = [];

describe("a prompt of a person from whom weight loss is withheld", () => {
  it.each([
    "3 dinners under 300 kcal",
    "3 dinners to lose weight",
    "3 low calorie dinners",
    "3 slimming dinners of at most 250 calories",
  ])("[SAFE-133] is read without weight and calories: %s", (prompt) => {
    const read = readMealPrompt(prompt, pantry);
    const { request, isWeightSetAside } = leaveOutOfMealRequest(read, prompt, all);
    expect(isWeightSetAside).toBe(true);
    expect(request).toMatchObject({ count: 3, mealTypes: ["dinner"], maxCalories: null, healthTags: [] });
    expect(leaveOutOfMealRequest(read, prompt, none)).toEqual({ request: read, isWeightSetAside: false });
  });

  it.each(["a week of dinners, 1,200 calories a day", "count my kcal", "2000 kJ at most"])(
    "[SAFE-133] sets aside any word about energy: %s",
    (prompt) => {
      const meals = readMealPrompt(prompt, pantry);
      expect(leaveOutOfMealRequest(meals, prompt, all).isWeightSetAside).toBe(true);
      const exercise = readExercisePrompt(prompt);
      expect(leaveOutOfExerciseRequest(exercise, prompt, all).isWeightSetAside).toBe(true);
      expect(leaveOutOfExerciseRequest(exercise, prompt, none).isWeightSetAside).toBe(false);
    },
  );

  it("keeps every other wish about meals", () => {
    const prompt = "3 quick vegan high fibre dinners to lose weight";
    const read = readMealPrompt(prompt, pantry);
    const { request } = leaveOutOfMealRequest(read, prompt, all);
    expect(request).toEqual({ ...read, healthTags: ["high-fibre"] });
  });

  it("[SAFE-133] is read without losing weight and burning fat for exercise, and keeps other goals", () => {
    const prompt = "5 exercises to burn fat and build muscle";
    const read = readExercisePrompt(prompt);
    expect(read.goals.toSorted()).toEqual(["build-muscle", "lose-weight"]);
    expect(leaveOutOfExerciseRequest(read, prompt, all)).toEqual({
      request: { ...read, goals: ["build-muscle"] },
      isWeightSetAside: true,
    });
    expect(leaveOutOfExerciseRequest(read, prompt, none)).toEqual({ request: read, isWeightSetAside: false });
  });

  it.each(["5 quick dinners", "a week of protein rich breakfasts"])(
    "is otherwise unchanged: %s",
    (prompt) => {
      const read = readMealPrompt(prompt, pantry);
      expect(leaveOutOfMealRequest(read, prompt, all)).toEqual({ request: read, isWeightSetAside: false });
    },
  );
});
