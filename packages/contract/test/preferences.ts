import type { CallInput, Endpoint, OutputOf } from "../src/endpoint.ts";
import type * as contract from "../src/preferences.ts";

type BodyOf<E extends Endpoint> = CallInput<E>["body"];

/** The last step of each questionnaire sends a body like these; the server returns the same once they are saved. */
export const mealBody = {
  dietary_preferences: ["Vegetarian", "High Protein"],
  main_goal: ["Eat Healthier", "Time Saving"],
  health_tags: ["Low Sodium", "PCOS Friendly"],
  has_food_allergies: true,
  food_allergies: ["Peanuts and shellfish"],
  has_disliked_ingredients: true,
  disliked_ingredients: ["mushrooms"],
  preferred_meal_types: ["Dinner", "Breakfast"],
  meals_per_day: 15,
  main_meal_time: "11pm",
} satisfies BodyOf<typeof contract.saveMealPreferences>;

export const exerciseBody = {
  preferred_workouts: ["stretching and mobility", "hiit"],
  has_equipment_access: true,
  has_physical_limitations: true,
  physical_limitations_details: "bad knee",
  fitness_level: "intermediate",
  exercise_days_per_week: 7,
  primary_fitness_goal: "become more flexible",
} satisfies BodyOf<typeof contract.saveExercisePreferences>;

export const meditationBody = {
  has_meditated_before: false,
  mindfulness_goals: ["be kinder to myself", "sleep better"],
  preferred_practices: ["Loving-Kindness", "Body Scan"],
  daily_duration: "6 to 10 Minutes",
  preferred_time_of_day: "Before Bed",
} satisfies BodyOf<typeof contract.saveMeditationPreferences>;

/** What the server returns to a person who has not answered. */
export const unansweredMeals: OutputOf<typeof contract.getMealPreferences> = {
  dietary_preferences: [],
  main_goal: [],
  health_tags: [],
  has_food_allergies: null,
  food_allergies: [],
  has_disliked_ingredients: null,
  disliked_ingredients: [],
  preferred_meal_types: [],
  meals_per_day: null,
  main_meal_time: null,
};

export const unansweredExercise: OutputOf<typeof contract.getExercisePreferences> = {
  preferred_workouts: [],
  has_equipment_access: null,
  has_physical_limitations: null,
  physical_limitations_details: "",
  fitness_level: null,
  exercise_days_per_week: null,
  primary_fitness_goal: null,
};

export const unansweredMeditation: OutputOf<typeof contract.getMeditationPreferences> = {
  has_meditated_before: null,
  mindfulness_goals: [],
  preferred_practices: [],
  daily_duration: null,
  preferred_time_of_day: null,
};
