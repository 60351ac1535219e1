import { diets } from "@fernwell/domain/food/diets";
import { healthTags } from "@fernwell/domain/food/health-tags";
import { mealTypes } from "@fernwell/domain/food/meal";
import {
  mainMealTimes,
  maxMealsPerDay,
  minMealsPerDay,
  storedMainMealTimes,
  unsetMainMealTime,
  unsetMealsPerDay,
} from "@fernwell/domain/food/meal-timing";
import { mainGoalNames, mainGoals, noPreference } from "@fernwell/domain/recommend/answers";
import {
  addedLater,
  anyOptions,
  numberBetween,
  oneOf,
  pleaseSelect,
  someNames,
  someOptions,
  textInList,
  withDefault,
  yesBeforeText,
} from "./question-kinds.ts";

export const dietQuestions = {
  dietary_preferences: someOptions({
    key: "diets",
    list: "dietary_tag",
    ids: diets,
    none: noPreference,
    missing: "Please select at least one dietary preference.",
    missingIn: { onboarding: pleaseSelect, edit: pleaseSelect },
  }),
  main_goal: someNames({
    key: "mainGoals",
    ids: mainGoals,
    names: mainGoalNames,
    missing: "Please select your main goal.",
    missingIn: { onboarding: pleaseSelect, edit: pleaseSelect },
  }),
  health_tags: anyOptions({ key: "healthTags", list: "health_tag", ids: healthTags }),
};

export const allergyQuestions = {
  has_food_allergies: yesBeforeText({
    key: "allergies",
    missing: "Please select if you have food allergies.",
  }),
  food_allergies: textInList({
    key: "allergies",
    after: "has_food_allergies",
    missing: "Please specify your food allergies.",
  }),
  has_disliked_ingredients: yesBeforeText({
    key: "dislikes",
    missing: "Please select if you dislike any ingredients.",
  }),
  disliked_ingredients: textInList({
    key: "dislikes",
    after: "has_disliked_ingredients",
    missing: "Please list the ingredients you want to avoid.",
  }),
};

export const mealTimingQuestions = {
  preferred_meal_types: someOptions({
    key: "mealTypes",
    list: "meal_type",
    ids: mealTypes,
    missing: "Select at least one meal type.",
    missingIn: { edit: pleaseSelect },
  }),
  meals_per_day: addedLater(
    withDefault(
      unsetMealsPerDay,
      numberBetween({
        key: "mealsPerDay",
        min: minMealsPerDay,
        max: maxMealsPerDay,
        missing: "Select how many meals you eat per day.",
        missingIn: { edit: pleaseSelect },
      }),
    ),
  ),
  main_meal_time: addedLater(
    withDefault(
      unsetMainMealTime,
      oneOf({
        key: "mainMealTime",
        values: storedMainMealTimes,
        offered: mainMealTimes,
        missing: "Select your main meal time.",
        missingIn: { edit: pleaseSelect },
      }),
    ),
  ),
};

export const mealQuestions = { ...dietQuestions, ...allergyQuestions, ...mealTimingQuestions };
