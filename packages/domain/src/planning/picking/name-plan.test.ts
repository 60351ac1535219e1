import fc from "fast-check";
import { expect, it } from "vitest";
import { aMealRequest, aMeditationRequest, anExerciseRequest } from "../../../test/plan-requests.ts";
import { practices, timesOfDay } from "../../calm/meditation.ts";
import { diets } from "../../food/diets.ts";
import { healthTags } from "../../food/health-tags.ts";
import type { IngredientId } from "../../food/ingredient.ts";
import { mealTypes } from "../../food/meal.ts";
import { muscles, workoutTypes } from "../../movement/exercise.ts";
import { limitations } from "../../movement/limitations.ts";
import { nameExercisePlan, nameMealPlan, nameMeditationPlan } from "./name-plan.ts";

const aFood = (name: string, written: string, ...ingredientIds: string[]) => ({
  name,
  written,
  ingredientIds: ingredientIds as IngredientId[],
  allergens: [],
});
const chicken = [aFood("chicken", "chicken", "chicken-breast", "chicken-thigh")];
const greens = [aFood("greens", "greens", "spinach")];
const mushrooms = [aFood("mushroom", "mushrooms", "white-mushrooms")];
/** Every wish that a name may claim. */
const kept = ["maxMinutes", "food", "cheap"].map((id) => ({ name: "quality" as const, id, words: id }));
const italian = { name: "cuisine" as const, id: "cuisine:italian", words: "Italian" };

it.each([
  [{ count: 5, slots: ["dinner"], diets: ["vegan"], maxMinutes: 30 }, 5, "Five Quick Vegan Dinners"],
  [{ count: 7, slots: ["lunch"] }, 7, "A Week Of Lunches"],
  [{ count: 7, slots: ["lunch"] }, 4, "Four Lunches"],
  [{ count: 1, slots: ["dinner"] }, 1, "Dinner"],
  [{ slots: ["dinner"], wantedFoods: chicken }, 5, "Dinners With Chicken"],
  [{ slots: ["dinner"], wantedFoods: greens, maxMinutes: 40, servings: 2 }, 7, "Quick Green Dinners For Two"],
  [{ slots: ["dinner"], unwantedFoods: mushrooms }, 5, "Dinners Without Mushrooms"],
  [{ slots: ["lunch"], wantedFoods: mushrooms }, 5, "Lunches With Mushrooms"],
  [{ wantedFoods: chicken, unwantedFoods: mushrooms }, 5, "Meals With Chicken And No Mushrooms"],
  [
    { wantedFoods: chicken, unwantedFoods: mushrooms, servings: 2 },
    5,
    "Meals With Chicken For Two Without Mushrooms",
  ],
  [{ slots: ["breakfast", "lunch"], healthTags: ["ibs-friendly"] }, 5, "IBS-Friendly Breakfasts And Lunches"],
  [{}, 5, "Varied Meals"],
  [{ count: 3, slots: ["snack"] }, 0, "Snacks"],
] as const)("[WEEK-13] names meals for %j", (said, size, name) => {
  expect(nameMealPlan(aMealRequest(said), size, kept)).toBe(name);
});

it("[WEEK-13] names the cuisine, and claims no wish that was relaxed", () => {
  const request = aMealRequest({ slots: ["dinner"], maxMinutes: 20, wantedFoods: chicken });
  expect(nameMealPlan(request, 5, [italian])).toBe("Italian Dinners");
});

it.each([
  [
    { count: 5, workoutTypes: ["yoga"], maxIntensity: "light", limitations: ["knee"] },
    5,
    "Five Gentle Yoga Exercises For A Sore Knee",
  ],
  [{ workoutTypes: ["mobility"], maxMinutes: 5 }, 5, "Short Stretches"],
  [{ muscles: ["biceps", "triceps"], level: "beginner" }, 5, "Beginner Arm Exercises"],
  [{ equipment: ["rowing-machine"] }, 2, "Rowing Machine Exercises"],
  [{ limitations: ["heart-condition"] }, 5, "Varied Exercises"],
  [{}, 5, "Varied Exercises"],
] as const)("names exercises for %j", (said, size, name) => {
  expect(nameExercisePlan(anExerciseRequest(said), size)).toBe(name);
});

it.each([
  [{ practices: ["body-scan"], timesOfDay: ["bedtime"], goals: ["sleep-better"] }, 3, "Bedtime Body Scans"],
  [{ count: 2, goals: ["sharpen-focus"], maxMinutes: 5 }, 2, "Two Short Meditations For Focus"],
  [{ experience: "newcomer" }, 3, "Meditations For Beginners"],
  [{}, 3, "Quiet Meditations"],
] as const)("names meditations for %j", (said, size, name) => {
  expect(nameMeditationPlan(aMeditationRequest(said), size)).toBe(name);
});

it("keeps every name between 3 and 60 letters", () => {
  const sizes = fc.integer({ min: 0, max: 21 });
  const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
  const isShort = (name: string) => name.length >= 3 && name.length <= 60;
  fc.assert(
    fc.property(sizes, some(mealTypes), some(diets), some(healthTags), (size, types, ways, tags) =>
      isShort(
        nameMealPlan(
          aMealRequest({
            count: size,
            slots: types,
            diets: ways,
            healthTags: tags,
            wantedFoods: chicken,
            servings: 12,
          }),
          size,
          [...kept, italian],
        ),
      ),
    ),
  );
  fc.assert(
    fc.property(sizes, some(workoutTypes), some(muscles), some(limitations), (size, types, worked, spared) =>
      isShort(
        nameExercisePlan(
          anExerciseRequest({ count: size, workoutTypes: types, muscles: worked, limitations: spared }),
          size,
        ),
      ),
    ),
  );
  fc.assert(
    fc.property(sizes, some(practices), some(timesOfDay), (size, asked, times) =>
      isShort(
        nameMeditationPlan(
          aMeditationRequest({ count: size, practices: asked, timesOfDay: times, experience: "newcomer" }),
          size,
        ),
      ),
    ),
  );
});
