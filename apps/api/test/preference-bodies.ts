/** What the closing step of each questionnaire sends. */
export const mealBody = {
  dietary_preferences: ["Vegetarian", "High Protein"],
  main_goal: ["Eat Healthier", "Time Saving"] as ("Eat Healthier" | "Time Saving")[],
  health_tags: ["Low Sodium", "PCOS Friendly"],
  has_food_allergies: true,
  food_allergies: ["Peanuts and shellfish"],
  has_disliked_ingredients: true,
  disliked_ingredients: ["mushrooms"],
  preferred_meal_types: ["Dinner", "Breakfast"],
  meals_per_day: 15,
  main_meal_time: "11pm" as const,
};

export const exerciseBody = {
  preferred_workouts: ["stretching and mobility", "hiit"],
  has_equipment_access: true,
  has_physical_limitations: true,
  physical_limitations_details: "bad knee",
  fitness_level: "intermediate",
  exercise_days_per_week: 7,
  primary_fitness_goal: "become more flexible",
};

export const meditationBody = {
  has_meditated_before: false,
  mindfulness_goals: ["be kinder to myself", "sleep better"],
  preferred_practices: ["Loving-Kindness", "Body Scan"],
  daily_duration: "6 to 10 Minutes",
  preferred_time_of_day: "Before Bed",
};
