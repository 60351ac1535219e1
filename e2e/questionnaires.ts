import { someAddress } from "@fernwell/api/test/test-app.ts";
import { paths } from "@fernwell/contract/paths";
import { exerciseBody, mealBody, meditationBody } from "@fernwell/contract/test/preferences";
import type { Locator, Page } from "@playwright/test";
import type { Stack } from "./stack.ts";

/** Gives the answers below at once, or at the speed of a person. */
export interface Hand {
  choose(choice: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
}

const steady: Hand = {
  choose: (choice) => choice.click(),
  type: (field, text) => field.fill(text),
};

const chip = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("button", { name, exact: true });
const radio = (page: Page, group: string, name: string) =>
  page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true });

export const nextButton = (page: Page) => page.getByRole("button", { name: /^(Next|Save|Finish)$/ });
export const group = (page: Page, name: string) =>
  page.getByRole("group", { name }).or(page.getByRole("radiogroup", { name }));

export async function answerMeals(page: Page, hand = steady): Promise<void> {
  await hand.choose(chip(page, "Dietary preferences", "Vegetarian"));
  await hand.choose(chip(page, "Main goal", "Eat Healthier"));
}

export async function answerAllergies(page: Page, hand = steady): Promise<void> {
  await hand.choose(radio(page, "food allergies", "Yes"));
  await hand.type(page.getByLabel("Which ones?"), "peanuts");
  await hand.choose(radio(page, "ingredients you dislike", "No"));
}

export async function answerMealTimes(page: Page, hand = steady): Promise<void> {
  await hand.choose(chip(page, "Meal types", "Breakfast"));
  await hand.choose(chip(page, "Meal types", "Dinner"));
  await hand.choose(radio(page, "Meals per day", "3"));
  await hand.choose(radio(page, "Main meal time", "7pm"));
}

export async function answerWorkouts(page: Page, hand = steady): Promise<void> {
  await hand.choose(chip(page, "Workout types", "Yoga"));
  await hand.choose(chip(page, "Workout types", "HIIT"));
  await hand.choose(radio(page, "equipment", "No"));
  await hand.choose(radio(page, "physical limitations", "No"));
}

export async function answerFitness(page: Page, hand = steady): Promise<void> {
  await hand.choose(radio(page, "Fitness level", "Beginner"));
  await hand.choose(radio(page, "Exercise days per week", "4"));
  await hand.choose(radio(page, "Primary fitness goal", "Ease Stiffness"));
}

export async function answerMindfulness(page: Page, hand = steady): Promise<void> {
  await hand.choose(radio(page, "meditation before", "No"));
  await hand.choose(chip(page, "Mindfulness goals", "Sleep Better"));
}

export async function answerPractice(page: Page, hand = steady): Promise<void> {
  await hand.choose(chip(page, "Mindfulness practices", "Body Scan"));
  await hand.choose(radio(page, "Daily duration", "6 to 10 Minutes"));
  await hand.choose(radio(page, "Preferred time of day", "Before Bed"));
}

export const onboardingSteps = [
  { address: paths.mealPreferences, answer: answerMeals },
  { address: paths.allergyPreferences, answer: answerAllergies },
  { address: paths.mealTimingPreferences, answer: answerMealTimes },
  { address: paths.exercisePreferences, answer: answerWorkouts },
  { address: paths.fitnessPreferences, answer: answerFitness },
  { address: paths.meditationPreferences, answer: answerMindfulness },
  { address: paths.meditationSetup, answer: answerPractice },
] as const;

/** The stored answers once every step is answered as above. */
export const givenAnswers = {
  meal: {
    dietary_preferences: ["Vegetarian"],
    main_goal: ["Eat Healthier"],
    health_tags: [],
    has_food_allergies: true,
    food_allergies: ["peanuts"],
    has_disliked_ingredients: false,
    disliked_ingredients: [],
    preferred_meal_types: ["Breakfast", "Dinner"],
    meals_per_day: 3,
    main_meal_time: "7pm",
  },
  exercise: {
    preferred_workouts: ["yoga", "hiit"],
    has_equipment_access: false,
    has_physical_limitations: false,
    physical_limitations_details: "",
    fitness_level: "beginner",
    exercise_days_per_week: 4,
    primary_fitness_goal: "ease stiffness",
  },
  meditation: {
    has_meditated_before: false,
    mindfulness_goals: ["sleep better"],
    preferred_practices: ["Body Scan"],
    daily_duration: "6 to 10 Minutes",
    preferred_time_of_day: "Before Bed",
  },
};

type Part = keyof typeof givenAnswers;

export async function fetchAnswers({ url }: Stack, token: string, part: Part): Promise<unknown> {
  const response = await fetch(`${url}/api/get-${part}-preferences`, { headers: createHeaders(token) });
  return response.json();
}

/** Answers all three questionnaires, or those that are given, through the API, as another device would. */
export async function saveElsewhere(
  { url }: Stack,
  token: string,
  bodies: Partial<Record<Part, object>> = {
    meal: mealBody,
    exercise: exerciseBody,
    meditation: meditationBody,
  },
): Promise<void> {
  for (const [part, body] of Object.entries(bodies)) {
    const response = await fetch(`${url}/api/add-${part}-preferences`, {
      method: "POST",
      headers: createHeaders(token),
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${part} responded with ${response.status}`);
  }
}

function createHeaders(token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "x-forwarded-for": someAddress(),
  };
}
