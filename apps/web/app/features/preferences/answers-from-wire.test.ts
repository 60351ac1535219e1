import { expect, test } from "vitest";
import { mealDraftSchema, workoutDraftSchema } from "#app/lib/drafts.ts";
import { answersFromWire } from "./answers-from-wire.ts";

const unanswered = {
  preferred_workouts: [],
  has_equipment_access: null,
  has_physical_limitations: null,
  physical_limitations_details: "",
  fitness_level: null,
  exercise_days_per_week: null,
  primary_fitness_goal: null,
};

test("[PREF-54] a questionnaire that was never answered replaces nothing", () => {
  expect(answersFromWire(workoutDraftSchema, unanswered)).toEqual({});
});

test("[OPEN-54] [PREF-54] every answer is read back, also a no and an empty list", () => {
  const answers = {
    dietary_preferences: ["Vegan"],
    main_goal: ["Time Saving"],
    health_tags: [],
    has_food_allergies: true,
    food_allergies: ["peanuts"],
    has_disliked_ingredients: false,
    disliked_ingredients: [],
    preferred_meal_types: ["Lunch"],
    meals_per_day: 3,
    main_meal_time: "1pm",
  };
  expect(answersFromWire(mealDraftSchema, answers)).toEqual(answers);
});

test("what the server does not know of answers that it has is left open", () => {
  expect(answersFromWire(workoutDraftSchema, { ...unanswered, has_equipment_access: false })).toEqual({
    preferred_workouts: [],
    has_equipment_access: false,
    physical_limitations_details: "",
  });
});
