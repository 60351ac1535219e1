import { expect, test } from "vitest";
import { mealBody } from "./questionnaires.ts";

const draft = {
  dietary_preferences: ["Vegan"],
  main_goal: ["Time Saving"],
  health_tags: [],
  has_food_allergies: true,
  food_allergies: ["peanuts"],
  has_disliked_ingredients: false,
  disliked_ingredients: [],
  preferred_meal_types: ["Lunch"],
};

test("[API-22] [DATA-06] [DATA-09] the answers of all three meal steps are sent as one", () => {
  const whole = { ...draft, meals_per_day: 3, main_meal_time: "1pm" };
  expect(mealBody(whole)).toEqual(whole);
});

test("[LIM-04] [LIM-06] [OPEN-56] unset meals per day are sent as 1, an unset main meal time as 1am", () => {
  expect(mealBody(draft)).toEqual({ ...draft, meals_per_day: 1, main_meal_time: "1am" });
});

test("a step that was passed over is asked for by name, and nothing is sent", () => {
  expect(() => mealBody({ preferred_meal_types: ["Lunch"] })).toThrow(
    "Please select at least one dietary preference.",
  );
  expect(() => mealBody({ ...draft, has_food_allergies: undefined })).toThrow(
    "Please select if you have food allergies.",
  );
});
