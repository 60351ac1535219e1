import { describe, expect, it } from "vitest";
import { createFoodVocabulary } from "../../safety/food-vocabulary.ts";
import { readExercisePrompt } from "../prompt/read-exercise-prompt.ts";
import { readMealPrompt } from "../prompt/read-meal-prompt.ts";
import { adaptExerciseRequestToAge, adaptMealRequestToAge } from "./care-for-minors.ts";

const pantry = { vocabulary: createFoodVocabulary([]), ingredients: [] };
const young = { isMinor: true };
const grownUp = { isMinor: false };

describe("a prompt from a minor", () => {
  it.each([
    "3 dinners under 300 kcal",
    "3 dinners to lose weight",
    "3 low calorie dinners",
    "3 slimming dinners of at most 250 calories",
  ])("is read without weight and calories: %s", (prompt) => {
    const read = readMealPrompt(prompt, pantry);
    const { request, isWeightSetAside } = adaptMealRequestToAge(read, young);
    expect(isWeightSetAside).toBe(true);
    expect(request).toMatchObject({ count: 3, mealTypes: ["dinner"], maxCalories: null, healthTags: [] });
    expect(adaptMealRequestToAge(read, grownUp)).toEqual({ request: read, isWeightSetAside: false });
  });

  it("keeps every other wish about meals", () => {
    const read = readMealPrompt("3 quick vegan high fibre dinners to lose weight", pantry);
    const { request } = adaptMealRequestToAge(read, young);
    expect(request).toEqual({ ...read, healthTags: ["high-fibre"] });
  });

  it("is read without losing weight and burning fat for exercise, and keeps other goals", () => {
    const read = readExercisePrompt("5 exercises to burn fat and build muscle");
    expect(read.goals.toSorted()).toEqual(["build-muscle", "lose-weight"]);
    expect(adaptExerciseRequestToAge(read, young)).toEqual({
      request: { ...read, goals: ["build-muscle"] },
      isWeightSetAside: true,
    });
    expect(adaptExerciseRequestToAge(read, grownUp)).toEqual({ request: read, isWeightSetAside: false });
  });

  it.each(["5 quick dinners", "a week of protein rich breakfasts"])(
    "is otherwise unchanged: %s",
    (prompt) => {
      const read = readMealPrompt(prompt, pantry);
      expect(adaptMealRequestToAge(read, young)).toEqual({ request: read, isWeightSetAside: false });
    },
  );
});
