/** The body of a preferences call. A field that is left out is not answered. */
type PreferencesBody = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A person as they would answer the three questionnaires. */
export interface RealisticPerson {
  readonly name: string;
  /** In years; null where it does not matter. */
  readonly age: number | null;
  readonly meal: PreferencesBody;
  readonly exercise: PreferencesBody;
  readonly meditation: PreferencesBody;
}

export const realisticPeople: readonly RealisticPerson[] = [
  { name: "no constraints", age: null, meal: {}, exercise: {}, meditation: {} },
  {
    name: "vegan",
    age: 31,
    meal: { dietary_preferences: ["Vegan"], main_goal: ["Eat Healthier"] },
    exercise: { preferred_workouts: ["Yoga", "Cycling"], has_equipment_access: false },
    meditation: { mindfulness_goals: ["Be Kinder to Myself"] },
  },
  {
    name: "vegetarian with coeliac disease and several allergies",
    age: 34,
    meal: {
      dietary_preferences: ["Vegetarian"],
      has_food_allergies: true,
      food_allergies: ["coeliac disease, peanuts, sesame, shellfish"],
      main_goal: ["Cook Tasty Meals"],
    },
    exercise: { preferred_workouts: ["Pilates", "Walking"], has_equipment_access: false },
    meditation: {},
  },
  {
    name: "keto",
    age: 42,
    meal: { dietary_preferences: ["Keto"], main_goal: ["Lose Weight"] },
    exercise: {
      preferred_workouts: ["Strength"],
      has_equipment_access: true,
      primary_fitness_goal: "Lose Weight",
    },
    meditation: {},
  },
  {
    name: "diabetic",
    age: 58,
    meal: {
      health_tags: ["Diabetes Friendly"],
      has_food_allergies: false,
      main_goal: ["Eat Healthier"],
    },
    exercise: {
      preferred_workouts: ["Walking", "Swimming"],
      has_equipment_access: false,
      has_physical_limitations: false,
      fitness_level: "Beginner",
    },
    meditation: {},
  },
  {
    name: "bad knees",
    age: 49,
    meal: { has_disliked_ingredients: true, disliked_ingredients: ["liver"] },
    exercise: {
      preferred_workouts: ["Strength", "Swimming"],
      has_equipment_access: true,
      has_physical_limitations: true,
      physical_limitations_details: "bad knees",
      fitness_level: "Intermediate",
    },
    meditation: { mindfulness_goals: ["Ease Tension"] },
  },
  {
    name: "pregnant",
    age: 33,
    meal: { main_goal: ["Eat Healthier"] },
    exercise: {
      preferred_workouts: ["Yoga", "Walking"],
      has_equipment_access: false,
      has_physical_limitations: true,
      physical_limitations_details: "I am pregnant",
      fitness_level: "Intermediate",
    },
    meditation: { mindfulness_goals: ["Reduce Stress"], has_meditated_before: false },
  },
  {
    name: "sixteen years old",
    age: 16,
    meal: { has_food_allergies: true, food_allergies: ["hazelnuts"] },
    exercise: {
      preferred_workouts: ["Running", "HIIT"],
      has_equipment_access: false,
      fitness_level: "Intermediate",
      exercise_days_per_week: 4,
    },
    meditation: { mindfulness_goals: ["Sharpen Focus"], has_meditated_before: false },
  },
  {
    name: "parent with little time",
    age: 38,
    meal: {
      main_goal: ["Time Saving", "Do Not Have To Think About What To Cook"],
      has_disliked_ingredients: true,
      disliked_ingredients: ["mushrooms, blue cheese"],
      preferred_meal_types: ["Dinner", "Lunch"],
    },
    exercise: {
      preferred_workouts: ["HIIT", "Strength"],
      has_equipment_access: false,
      fitness_level: "Beginner",
      exercise_days_per_week: 2,
    },
    meditation: {
      mindfulness_goals: ["Reduce Stress"],
      daily_duration: "Up to 5 Minutes",
      preferred_time_of_day: "Evening",
    },
  },
  {
    name: "athlete",
    age: 27,
    meal: { dietary_preferences: ["High Protein"], meals_per_day: 5 },
    exercise: {
      preferred_workouts: ["Running", "Strength", "Cycling"],
      has_equipment_access: true,
      has_physical_limitations: false,
      fitness_level: "Advanced",
      exercise_days_per_week: 6,
      primary_fitness_goal: "Improve Endurance",
    },
    meditation: { has_meditated_before: true, preferred_practices: ["Visualisation"] },
  },
  {
    name: "seventy-five",
    age: 75,
    meal: {
      health_tags: ["Low Sodium"],
      has_disliked_ingredients: true,
      disliked_ingredients: ["chilli"],
    },
    exercise: {
      preferred_workouts: ["Chair Exercise", "Balance", "Walking"],
      has_equipment_access: false,
      has_physical_limitations: true,
      physical_limitations_details: "unsteady balance, osteoporosis",
      fitness_level: "Beginner",
    },
    meditation: { has_meditated_before: false, preferred_time_of_day: "Morning" },
  },
  {
    name: "sleeping badly",
    age: 45,
    meal: { health_tags: ["Low Sugar"] },
    exercise: {
      preferred_workouts: ["Stretching and Mobility", "Tai Chi"],
      has_equipment_access: false,
      primary_fitness_goal: "Feel Less Stressed",
    },
    meditation: {
      has_meditated_before: false,
      mindfulness_goals: ["Sleep Better"],
      daily_duration: "11 to 20 Minutes",
      preferred_time_of_day: "Before Bed",
    },
  },
];
