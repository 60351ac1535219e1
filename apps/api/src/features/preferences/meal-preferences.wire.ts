import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/preferences";
import { diets } from "@fernwell/domain/food/diets";
import { healthTags } from "@fernwell/domain/food/health-tags";
import { mealTypes } from "@fernwell/domain/food/meal";
import { unsetMainMealTime, unsetMealsPerDay } from "@fernwell/domain/food/meal-timing";
import { type MealAnswers, mainGoalNames, mainGoals, noPreference } from "@fernwell/domain/recommend/answers";
import { textBehind } from "./answer-text.ts";
import { type Options, readChoices } from "./option-choices.ts";

type Body = ParsedInput<typeof contract.saveMealPreferences>["body"];
type Wire = OutputOf<typeof contract.getMealPreferences>;

const questions = {
  diets: { field: "dietary_preferences", list: "dietary_tag", ids: [...diets, noPreference] },
  healthTags: { field: "health_tags", list: "health_tag", ids: healthTags },
  mealTypes: { field: "preferred_meal_types", list: "meal_type", ids: mealTypes },
} as const;

export function mealAnswersFromWire(body: Body, options: Options): MealAnswers {
  return {
    allergies: textBehind(body.has_food_allergies, body.food_allergies[0], {
      field: "food_allergies",
      message: "Please specify your food allergies.",
    }),
    dislikes: textBehind(body.has_disliked_ingredients, body.disliked_ingredients[0], {
      field: "disliked_ingredients",
      message: "Please list the ingredients you want to avoid.",
    }),
    diets: readChoices(options, questions.diets, body.dietary_preferences).filter(
      (id) => id !== noPreference,
    ),
    mainGoals: mainGoals.filter((goal) => body.main_goal.includes(mainGoalNames[goal])),
    healthTags: readChoices(options, questions.healthTags, body.health_tags),
    mealTypes: readChoices(options, questions.mealTypes, body.preferred_meal_types),
    mealsPerDay: body.meals_per_day ?? unsetMealsPerDay,
    mainMealTime: body.main_meal_time ?? unsetMainMealTime,
  };
}

/** `null` for somebody who has not answered. */
export function mealAnswersToWire(answers: MealAnswers | null, { words }: Options): Wire {
  if (answers === null) return unanswered;
  const chosenDiets = answers.diets.length === 0 ? [noPreference] : answers.diets;
  return {
    dietary_preferences: chosenDiets.map((id) => words.option("dietary_tag", id)),
    main_goal: answers.mainGoals.map((goal) => mainGoalNames[goal]),
    health_tags: answers.healthTags.map((id) => words.option("health_tag", id)),
    has_food_allergies: answers.allergies !== "",
    food_allergies: answers.allergies === "" ? [] : [answers.allergies],
    has_disliked_ingredients: answers.dislikes !== "",
    disliked_ingredients: answers.dislikes === "" ? [] : [answers.dislikes],
    preferred_meal_types: answers.mealTypes.map((id) => words.option("meal_type", id)),
    meals_per_day: answers.mealsPerDay,
    main_meal_time: answers.mainMealTime,
  };
}

const unanswered: Wire = {
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
