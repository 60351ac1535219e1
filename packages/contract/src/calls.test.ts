import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as accounts from "./accounts.ts";
import * as billing from "./billing.ts";
import * as catalogue from "./catalogue.ts";
import type { Endpoint } from "./endpoint.ts";
import * as favourites from "./favourites.ts";
import { planKinds } from "./item-kinds.ts";
import { buildPlan } from "./plan-builder.ts";
import * as plans from "./plans.ts";
import * as preferences from "./preferences.ts";
import * as profiles from "./profiles.ts";
import * as recommendations from "./recommendations.ts";

interface Fields {
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  readonly output?: readonly string[];
}

const aboutItem = ["item_name", "item_id"];
const aPage = { query: ["page", "page_size"], output: ["data", "metadata"] };
const mealFields = [
  "dietary_preferences",
  "main_goal",
  "health_tags",
  "has_food_allergies",
  "food_allergies",
  "has_disliked_ingredients",
  "disliked_ingredients",
  "preferred_meal_types",
  "meals_per_day",
  "main_meal_time",
];
const exerciseFields = [
  "preferred_workouts",
  "has_equipment_access",
  "has_physical_limitations",
  "physical_limitations_details",
  "fitness_level",
  "exercise_days_per_week",
  "primary_fitness_goal",
];
const meditationFields = [
  "has_meditated_before",
  "mindfulness_goals",
  "preferred_practices",
  "daily_duration",
  "preferred_time_of_day",
];

/** The tests of the API call each endpoint by its value, so they would not notice another address or method. */
describe("the call", () => {
  it.each<[string, string, Endpoint, Fields]>([
    [
      "[API-07]",
      "POST /signup",
      accounts.signup,
      {
        body: [
          "name",
          "email",
          "password",
          "password_confirm",
          "role",
          "verified",
          "created_at",
          "updated_at",
          "verification_code",
        ],
      },
    ],
    [
      "[API-08]",
      "POST /login",
      accounts.login,
      { body: ["email", "password"], output: ["access_token", "redirect_url"] },
    ],
    [
      "[API-09]",
      "POST /verifyemail",
      accounts.verifyEmail,
      { body: ["email", "verification_code"], output: ["status_code"] },
    ],
    ["[API-10]", "POST /forget-password", accounts.forgetPassword, { body: ["email"] }],
    [
      "[API-11] [API-12]",
      "POST /reset-password",
      accounts.resetPassword,
      { body: ["email", "reset_code", "new_password", "confirm_password"], output: ["status_code"] },
    ],
    [
      "[API-13]",
      "POST /reset-password/:token",
      accounts.resetPasswordByLink,
      { body: ["new_password", "confirm_password"], output: ["status_code"] },
    ],
    ["[API-14]", "GET /profile", profiles.getProfile, { output: ["fname", "lname"] }],
    [
      "[API-15] [API-16] [DATA-02]",
      "POST /edit-profile",
      profiles.editProfile,
      { body: ["name", "fname", "lname", "dob", "gender", "phone", "address", "countryCode"] },
    ],
    [
      "[API-17]",
      "POST /subscription/create-checkout-session",
      billing.createCheckoutSession,
      { query: ["pkg"], output: ["url"] },
    ],
    [
      "[API-18]",
      "GET /subscription/subscription-status",
      billing.getSubscriptionStatus,
      { output: ["is_active", "status"] },
    ],
    ["[API-19]", "GET /get-meal-items", catalogue.listMealOptions, { query: ["target_item"] }],
    ["[API-20]", "GET /get-exercise-items", catalogue.listExerciseOptions, { query: ["target_item"] }],
    ["[API-21]", "GET /get-meditation-items", catalogue.listMeditationOptions, { query: ["target_item"] }],
    ["[API-22]", "POST /add-meal-preferences", preferences.saveMealPreferences, { body: mealFields }],
    [
      "[API-23]",
      "POST /add-exercise-preferences",
      preferences.saveExercisePreferences,
      { body: exerciseFields },
    ],
    [
      "[API-24]",
      "POST /add-meditation-preferences",
      preferences.saveMeditationPreferences,
      { body: meditationFields },
    ],
    ["[API-25]", "GET /get-meal-preferences", preferences.getMealPreferences, { output: mealFields }],
    [
      "[API-26]",
      "GET /get-exercise-preferences",
      preferences.getExercisePreferences,
      { output: exerciseFields },
    ],
    [
      "[API-27]",
      "GET /get-meditation-preferences",
      preferences.getMeditationPreferences,
      { output: meditationFields },
    ],
    ["[API-28]", "GET /recommend-meals", recommendations.recommendMeals, aPage],
    ["[API-28]", "GET /recommend-exercises", recommendations.recommendExercises, aPage],
    ["[API-28]", "GET /recommend-meditations", recommendations.recommendMeditations, aPage],
    [
      "[API-29] [API-30]",
      "GET /get-coaches",
      catalogue.listCoaches,
      { query: ["page", "page_size", "coach_id"] },
    ],
    ["[API-31]", "GET /mark-favorite", favourites.markFavourite, { query: aboutItem }],
    ["[API-32]", "GET /get-favorites", favourites.listFavourites, { query: ["item_name"] }],
    ["[API-33]", "DELETE /remove-favorite", favourites.removeFavourite, { query: aboutItem }],
    [
      "[API-34]",
      "POST /create-plan-llm",
      buildPlan,
      { query: ["use_llm", "plan_type"], body: ["prompt"], output: ["plan_ids", "plan_name"] },
    ],
    [
      "[API-35] [API-36] [API-43]",
      "GET /add-personalize-plan",
      plans.savePlan,
      {
        query: ["item_name", "item_id", "plan_name", "plan_id", "ingredient_names"],
        output: ["id"],
      },
    ],
    ["[API-37]", "GET /get-personalize-plan", plans.listPlans, { query: ["item_name", "plan_id"] }],
    ["[API-38]", "DELETE /remove-personalize-plan", plans.removePlan, { query: aboutItem }],
    [
      "[API-39]",
      "GET /add-extra-ingredients",
      plans.saveExtraIngredients,
      { query: ["item_name", "plan_id", "extra_ingredients"], output: ["extra_ingredients"] },
    ],
    [
      "[API-40]",
      "GET /select-plan-items",
      plans.selectPlanItems,
      { ...aPage, query: ["item_name", ...aPage.query] },
    ],
  ])("%s is %s with its fields", (_, call, endpoint, { query = [], body = [], output = [] }) => {
    expect(`${endpoint.method} ${endpoint.path}`).toBe(call);
    expect(fieldsOf(endpoint.query)).toEqual(expect.arrayContaining([...query]));
    expect(fieldsOf(endpoint.body)).toEqual(expect.arrayContaining([...body]));
    if (output.length > 0) expect(fieldsOf(endpoint.output)).toEqual(expect.arrayContaining([...output]));
  });
});

describe("the names on the wire", () => {
  it("[API-19] [API-20] [API-21] [DATA-14] [DATA-15] [DATA-16] are these for the option lists", () => {
    expect(catalogue.mealOptionLists).toEqual(["dietary_tag", "health_tag", "meal_type"]);
    expect(catalogue.exerciseOptionLists).toEqual(["workout_type", "fitness_goal", "fitness_level"]);
    expect(catalogue.meditationOptionLists).toEqual([
      "mindfulness_goal",
      "mindfulness_practice_type",
      "mindfulness_duration",
      "mindfulness_time_of_day",
    ]);
  });

  it("[DATA-28] are these for the kinds of plan", () => {
    expect(planKinds).toEqual(["personal_meal_plan", "personal_exercise_plan", "personal_meditation_plan"]);
  });

  it.each(["favorite_meal_plan", "favorite_exercise_plan", "favorite_meditation_plan", "favorite_coach"])(
    "[DATA-26] [DATA-27] a favourite can be of the kind %s",
    (item_name) => {
      expect(favourites.listFavourites.query.safeParse({ item_name }).success).toBe(true);
    },
  );
});

function fieldsOf(schema: z.ZodType): string[] {
  return Object.keys(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }).properties ?? {});
}
