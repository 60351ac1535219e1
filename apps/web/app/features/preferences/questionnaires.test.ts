import { exerciseQuestions } from "@fernwell/contract/exercise-questions";
import { mealQuestions } from "@fernwell/contract/meal-questions";
import { mealBody, unansweredExercise } from "@fernwell/contract/test/preferences";
import { expect, test } from "vitest";
import { completeBody, draftFromWire } from "./questionnaires.ts";

test("[API-22] [DATA-06] [DATA-09] sends the answers of all three meal steps together", () => {
  expect(completeBody(mealQuestions, mealBody)).toEqual(mealBody);
});

test("[LIM-04] [LIM-06] [OPEN-56] unset meals per day are sent as 1, an unset main meal time as 1am", () => {
  const { meals_per_day, main_meal_time, ...draft } = mealBody;
  expect(completeBody(mealQuestions, draft)).toEqual({ ...draft, meals_per_day: 1, main_meal_time: "1am" });
});

test("a step that was not answered is asked for by name, and nothing is sent", () => {
  expect(() => completeBody(mealQuestions, { preferred_meal_types: ["Lunch"] })).toThrow(
    "Please select at least one dietary preference.",
  );
  expect(() => completeBody(mealQuestions, { ...mealBody, has_food_allergies: undefined })).toThrow(
    "Please select if you have food allergies.",
  );
});

test("[PREF-54] a questionnaire that was never answered replaces nothing", () => {
  expect(draftFromWire(exerciseQuestions, unansweredExercise)).toEqual({});
});

test("[OPEN-54] [PREF-54] every answer is read back, also a no and an empty list", () => {
  const answers = {
    ...mealBody,
    health_tags: [],
    has_disliked_ingredients: false,
    disliked_ingredients: [],
  };
  expect(draftFromWire(mealQuestions, answers)).toEqual(answers);
});

test("a question that the server has no answer to stays open", () => {
  expect(draftFromWire(exerciseQuestions, { ...unansweredExercise, has_equipment_access: false })).toEqual({
    preferred_workouts: [],
    has_equipment_access: false,
    physical_limitations_details: "",
  });
});
