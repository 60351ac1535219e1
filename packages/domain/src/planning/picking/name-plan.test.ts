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

const chicken = ["chicken-breast", "chicken-thigh"] as IngredientId[];

it.each([
  [{ count: 5, mealTypes: ["dinner"], diets: ["vegan"], maxMinutes: 30 }, 5, "Five Quick Vegan Dinners"],
  [{ count: 7, mealTypes: ["lunch"] }, 7, "A Week Of Lunches"],
  [{ count: 7, mealTypes: ["lunch"] }, 4, "Four Lunches"],
  [{ count: 1, mealTypes: ["dinner"] }, 1, "Dinner"],
  [{ mealTypes: ["dinner"], wantedIngredientIds: chicken }, 5, "Dinners With Chicken"],
  [
    { mealTypes: ["breakfast", "lunch"], healthTags: ["ibs-friendly"] },
    5,
    "IBS-Friendly Breakfasts And Lunches",
  ],
  [{}, 5, "Varied Meals"],
  [{ count: 3, mealTypes: ["snack"] }, 0, "Snacks"],
] as const)("names meals for %j", (said, size, name) => {
  expect(nameMealPlan(aMealRequest(said), size)).toBe(name);
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
            mealTypes: types,
            diets: ways,
            healthTags: tags,
            wantedIngredientIds: chicken,
          }),
          size,
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
