import type { CallInput } from "@fernwell/contract/endpoint";
import type {
  saveExercisePreferences,
  saveMealPreferences,
  saveMeditationPreferences,
} from "@fernwell/contract/preferences";
import type { editProfile } from "@fernwell/contract/profiles";
import type { TextQuestion } from "@fernwell/contract/safety";
import type { ItemKind } from "@fernwell/domain/item-kind";

/** Reserved for examples, so no mail can reach anybody. */
export const demoEmail = "demo@fernwell.example";

export const profile = {
  name: "Maya Hartley",
  fname: "Maya",
  lname: "Hartley",
  dob: "1991-05-17",
  gender: "female",
  phone: "+64215550142",
  address: "12 Kowhai Street, Nelson",
} satisfies CallInput<typeof editProfile>["body"];

/** A misspelling, which becomes a question. */
const allergies = "Peanuts, coeliac disease and chashews";
const dislikes = "blue cheese, liver";
const limitations = "A bad left knee since skiing, and I can't do pistols";

export const mealAnswers = {
  dietary_preferences: ["Mediterranean"],
  main_goal: ["Eat Healthier", "Cook Tasty Meals"],
  health_tags: ["High Fibre"],
  has_food_allergies: true,
  food_allergies: [allergies],
  has_disliked_ingredients: true,
  disliked_ingredients: [dislikes],
  preferred_meal_types: ["Breakfast", "Lunch", "Dinner"],
  meals_per_day: 3,
  main_meal_time: "7pm",
} satisfies CallInput<typeof saveMealPreferences>["body"];

export const exerciseAnswers = {
  preferred_workouts: ["strength", "swimming", "yoga"],
  has_equipment_access: true,
  has_physical_limitations: true,
  physical_limitations_details: limitations,
  fitness_level: "intermediate",
  exercise_days_per_week: 3,
  primary_fitness_goal: "build muscle",
} satisfies CallInput<typeof saveExercisePreferences>["body"];

export const meditationAnswers = {
  has_meditated_before: true,
  mindfulness_goals: ["sleep better", "reduce stress"],
  preferred_practices: ["Body Scan", "Breath Awareness"],
  daily_duration: "11 to 20 Minutes",
  preferred_time_of_day: "Before Bed",
} satisfies CallInput<typeof saveMeditationPreferences>["body"];

/** What the words above mean that are not understood, as the person searches for it. */
export const explanations: readonly { question: TextQuestion; written: string; means: string }[] = [
  { question: "food_allergies", written: "chashews", means: "Cashew" },
  { question: "physical_limitations_details", written: "pistols", means: "Pistol squat" },
];

/** A favourite from before the allergy was told. */
export const peanutMeal = "gado-gado-with-warm-peanut-sauce";

/** Places in the ranking, so that the favourites suit the person whatever the catalogue holds. */
export const favouritePlaces: Record<ItemKind, readonly number[]> = {
  meal: [0, 2, 3, 6, 9, 14],
  exercise: [0, 1, 4, 7],
  meditation: [1, 2, 5],
};

/** Chosen by their places among the favourites, as in the plan builder. */
export const plansByHand: Record<ItemKind, { readonly name: string; readonly places: readonly number[] }> = {
  meal: { name: "Sunday table", places: [1, 3, 4] },
  exercise: { name: "Before work", places: [0, 2, 3] },
  meditation: { name: "Lights out", places: [0, 1] },
};

export const prompts: Record<ItemKind, string> = {
  meal: "Five quick dinners, at most 35 minutes each",
  exercise: "Swimming and stretching, kind to my knee",
  meditation: "Three short meditations for a busy day",
};

export const tickedCount = 6;
export const extras = ["Oat milk", "Lemons for the water", "Dishwasher tablets"];
