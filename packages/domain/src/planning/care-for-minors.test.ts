import { describe, expect, it } from "vitest";
import { createFoodVocabulary } from "../safety/food-vocabulary.ts";
import { exerciseRequestInCare, mealRequestInCare } from "./care-for-minors.ts";
import { readExercisePrompt } from "./read-exercise-prompt.ts";
import { readMealPrompt } from "./read-meal-prompt.ts";

const pantry = { vocabulary: createFoodVocabulary([]), ingredients: [] };
const young = { isMinor: true };
const grownUp = { isMinor: false };

describe("what somebody under 18 asks for in a prompt", () => {
  it.each([
    "3 dinners under 300 kcal",
    "3 dinners to lose weight",
    "3 low calorie dinners",
    "3 slimming dinners of at most 250 calories",
  ])("leaves out weight and calories of %s", (prompt) => {
    const read = readMealPrompt(prompt, pantry);
    const { request, isWeightSetAside } = mealRequestInCare(read, young);
    expect(isWeightSetAside).toBe(true);
    expect(request).toMatchObject({ count: 3, mealTypes: ["dinner"], mostCalories: null, healthTags: [] });
    expect(mealRequestInCare(read, grownUp)).toEqual({ request: read, isWeightSetAside: false });
  });

  it("keeps every other wish about meals", () => {
    const read = readMealPrompt("3 quick vegan high fibre dinners to lose weight", pantry);
    const { request } = mealRequestInCare(read, young);
    expect(request).toEqual({ ...read, healthTags: ["high-fibre"] });
  });

  it("leaves out losing weight and burning fat of a prompt for exercise, and keeps other goals", () => {
    const read = readExercisePrompt("5 exercises to burn fat and build muscle");
    expect(read.goals.toSorted()).toEqual(["build-muscle", "lose-weight"]);
    expect(exerciseRequestInCare(read, young)).toEqual({
      request: { ...read, goals: ["build-muscle"] },
      isWeightSetAside: true,
    });
    expect(exerciseRequestInCare(read, grownUp)).toEqual({ request: read, isWeightSetAside: false });
  });

  it.each(["5 quick dinners", "a week of protein rich breakfasts"])("is taken as it is: %s", (prompt) => {
    const read = readMealPrompt(prompt, pantry);
    expect(mealRequestInCare(read, young)).toEqual({ request: read, isWeightSetAside: false });
  });
});
