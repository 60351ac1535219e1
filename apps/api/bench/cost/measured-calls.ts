import { getEmail, login } from "@fernwell/contract/accounts";
import { lookBack, saveActivity } from "@fernwell/contract/activities";
import { getSubscriptionStatus } from "@fernwell/contract/billing";
import {
  findExercise,
  findMeal,
  findMeditation,
  listCoaches,
  listExerciseOptions,
  listMealOptions,
  listMeditationOptions,
} from "@fernwell/contract/catalogue";
import type { CallInput, Endpoint, OutputOf } from "@fernwell/contract/endpoint";
import { listFavourites, markFavourite, removeFavourite } from "@fernwell/contract/favourites";
import { giveFeedback, listFeedback, takeBackFeedback } from "@fernwell/contract/feedback";
import { wireNames } from "@fernwell/contract/item-kinds";
import { getAcceptances } from "@fernwell/contract/legal";
import { buildPlan, readPlanPrompt } from "@fernwell/contract/plan-builder";
import {
  changePlanEntries,
  listSwapOptions,
  makePlan,
  searchPlanItems,
} from "@fernwell/contract/plan-entries";
import { planWeek, saveWeek } from "@fernwell/contract/plan-week";
import { listPlans, savePlan, selectPlanItems } from "@fernwell/contract/plans";
import {
  getExercisePreferences,
  getMealPreferences,
  getMeditationPreferences,
  saveExercisePreferences,
  saveMealPreferences,
  saveMeditationPreferences,
} from "@fernwell/contract/preferences";
import { getCookingFor, getDaySettings, getProfile } from "@fernwell/contract/profiles";
import { recommendExercises, recommendMeals, recommendMeditations } from "@fernwell/contract/recommendations";
import { getReminders } from "@fernwell/contract/reminders";
import {
  countSuitableMeals,
  getSafetyQuestions,
  searchMeanings,
  understandText,
} from "@fernwell/contract/safety";
import { search } from "@fernwell/contract/search";
import {
  changeShoppingList,
  findShoppingList,
  listShoppingLists,
  markStaple,
  saveShoppingList,
} from "@fernwell/contract/shopping-lists";
import { listSoundscapes } from "@fernwell/contract/soundscapes";
import { getTraining } from "@fernwell/contract/training";
import { changeWeek, getWeek } from "@fernwell/contract/week";
import { type PreparedCall, prepareCall } from "../../test/call-endpoint.ts";
import { now, type SeasonedPerson, week } from "./three-months.ts";

/** A person, with what the measured calls name. */
export interface Caller extends SeasonedPerson {
  readonly shoppingListId: string;
  readonly mealEntryIds: readonly string[];
  readonly proposal: OutputOf<typeof planWeek>;
}

export interface MeasuredCall {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** Each request finds nothing remembered of an earlier one. */
  readonly isCold: boolean;
  /** Each request finds what an earlier one left remembered. */
  readonly isAgain: boolean;
  /** Whether it reads the catalogue, and may take longer the more there is in it. */
  readonly readsCatalogue: boolean;
  /** The turn is another number at each call. */
  prepare(caller: Caller, turn: number): PreparedCall;
}

function measure<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | ((caller: Caller, turn: number) => CallInput<E>),
  {
    about,
    isCold = false,
    isAgain = false,
  }: Partial<Pick<MeasuredCall, "isCold" | "isAgain">> & { readonly about?: string } = {},
): MeasuredCall {
  return {
    name: about === undefined ? endpoint.name : `${endpoint.name}, ${about}`,
    endpoint,
    isCold,
    isAgain,
    readsCatalogue: true,
    prepare: (caller, turn) =>
      prepareCall(endpoint, typeof input === "function" ? input(caller, turn) : input),
  };
}

export const mealAnswers = {
  dietary_preferences: ["Mediterranean"],
  main_goal: ["Eat Healthier", "Time Saving"],
  health_tags: ["High Fibre"],
  has_food_allergies: true,
  food_allergies: ["peanuts and sesame"],
  has_disliked_ingredients: true,
  disliked_ingredients: ["blue cheese, liver"],
  preferred_meal_types: ["Breakfast", "Lunch", "Dinner"],
  meals_per_day: 3,
  main_meal_time: "7pm",
} satisfies CallInput<typeof saveMealPreferences>["body"];

export const exerciseAnswers = {
  preferred_workouts: ["strength", "yoga"],
  has_equipment_access: true,
  has_physical_limitations: true,
  physical_limitations_details: "bad knee",
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

const page = { page: 1, page_size: 20 };
const today = now.toISOString().slice(0, 10);
const device = "01920000-0000-7000-8000-000000000001";
const itemNames = {
  meal: wireNames.meal.plan,
  exercise: wireNames.exercise.plan,
  meditation: wireNames.meditation.plan,
};
export const wholeWeek = {
  from: "2026-11-23",
  parts: [
    { item_name: itemNames.meal },
    { item_name: itemNames.exercise },
    { item_name: itemNames.meditation },
  ],
} satisfies CallInput<typeof planWeek>["body"];

/** What the screens ask for that people open daily. */
export const measuredCalls: readonly MeasuredCall[] = [
  measure(recommendMeals, { query: page }, { about: "first time", isCold: true }),
  measure(recommendMeals, { query: page }, { about: "again", isAgain: true }),
  measure(
    recommendMeals,
    { query: { ...page, filters: "omit" } },
    { about: "without filters", isAgain: true },
  ),
  measure(recommendMeals, { query: { ...page, minutes: "up-to-30" } }, { about: "filtered" }),
  measure(recommendExercises, { query: page }, { about: "first time", isCold: true }),
  measure(recommendExercises, { query: page }, { about: "again", isAgain: true }),
  measure(recommendMeditations, { query: page }, { about: "first time", isCold: true }),
  measure(recommendMeditations, { query: page }, { about: "again", isAgain: true }),
  measure(findMeal, ({ mealIds }) => ({ params: { id: mealIds[0] ?? "" } })),
  measure(findExercise, { params: { id: "burpees" } }),
  measure(findMeditation, ({ proposal }) => ({ params: { id: proposal.meditations[0]?._id ?? "" } })),
  measure(search, { query: { q: "chick" } }),
  measure(search, { query: { q: "spinach", kind: "meal", ...page } }, { about: "a page" }),
  measure(listFavourites, { query: { item_name: wireNames.meal.favourite } }),
  measure(getWeek, { query: week }),
  measure(getWeek, { query: { from: "2026-10-26", to: "2026-12-06" } }, { about: "a month" }),
  measure(changeWeek, ({ mealEntryIds }, turn) => ({
    body: {
      ...week,
      device,
      change: turn + 1,
      changes: [{ kind: "set_done" as const, entry_id: mealEntryIds.at(-1) ?? "", done: turn % 2 === 0 }],
    },
  })),
  measure(planWeek, { body: wholeWeek }),
  measure(saveWeek, ({ proposal }) => ({
    body: {
      plans: proposal.plans.map(({ item_name, plan_name, entries, cooking_for, reading }, index) => ({
        plan_id: nameEntry(7, index),
        item_name,
        plan_name,
        cooking_for,
        reading,
        entries: entries.map(({ leftover_of, ...entry }, place) => ({
          ...entry,
          entry_id: nameEntry(index, place),
          leftover_of: leftover_of === null ? null : nameEntry(index, leftover_of),
          servings: null,
          note: null,
        })),
      })),
    },
  })),
  measure(lookBack, { query: { from: "2026-10-20", to: today } }),
  measure(getTraining, { params: { session: today } }),
  measure(listPlans, { query: { item_name: itemNames.meal } }),
  measure(listPlans, ({ plans }) => ({ query: { item_name: itemNames.meal, plan_id: plans.meal } }), {
    about: "one plan",
  }),
  measure(savePlan, ({ planId, proposal }) => ({
    query: {
      item_name: itemNames.meal,
      plan_id: planId,
      plan_name: "A week",
      item_id: [...new Set(proposal.plans[0]?.entries.map(({ item_id }) => item_id))],
    },
  })),
  measure(selectPlanItems, { query: { item_name: itemNames.meal, ...page } }),
  measure(searchPlanItems, { query: { item_name: itemNames.meal, text: "soup" } }),
  measure(listSwapOptions, ({ plans, mealEntryIds }) => ({
    query: { item_name: itemNames.meal, plan_id: plans.meal, entry_id: mealEntryIds[0] ?? "" },
  })),
  measure(makePlan, ({ proposal }) => ({
    body: {
      plan_id: nameEntry(6, 0),
      item_name: itemNames.exercise,
      plan_name: "A week",
      entries: (proposal.plans[1]?.entries ?? []).map(({ item_id, day }, place) => ({
        ...{ entry_id: nameEntry(8, place), item_id, day, slot: null },
        ...{ servings: null, leftover_of: null, note: null },
      })),
    },
  })),
  measure(changePlanEntries, ({ plans, mealEntryIds }, turn) => ({
    body: {
      ...{ item_name: itemNames.meal, plan_id: plans.meal, device, change: turn + 1 },
      changes: [{ kind: "set_servings" as const, entry_id: mealEntryIds[0] ?? "", servings: 1 + (turn % 4) }],
    },
  })),
  measure(readPlanPrompt, {
    query: { plan_type: "meal" },
    body: { prompt: "Seven quick dinners, at most 35 minutes each, without mushrooms" },
  }),
  measure(buildPlan, {
    query: { plan_type: "meal", use_llm: "false" },
    body: { prompt: "Seven quick dinners, at most 35 minutes each, without mushrooms", today },
  }),
  measure(findShoppingList, ({ shoppingListId }) => ({ params: { list_id: shoppingListId } })),
  measure(saveShoppingList, ({ shoppingListId, plans }) => ({
    params: { list_id: shoppingListId },
    body: { list_name: "This week", plan_ids: [plans.meal], from_day: week.from, to_day: week.to },
  })),
  measure(understandText, { body: { question: "food_allergies", text: "peanuts, sesame and zorblax" } }),
  measure(searchMeanings, { query: { question: "food_allergies", text: "cash" } }),
  measure(countSuitableMeals, { body: { health_tags: ["Low Sodium"] } }),
  measure(saveMealPreferences, { body: mealAnswers }),
  measure(saveExercisePreferences, { body: exerciseAnswers }),
  measure(saveMeditationPreferences, { body: meditationAnswers }),
  ...[
    measure(login, ({ email, password }) => ({ body: { email, password } })),
    measure(getProfile, {}),
    measure(getEmail, {}),
    measure(getSubscriptionStatus, {}),
    measure(getAcceptances, {}),
    measure(getSafetyQuestions, {}),
    measure(getCookingFor, {}),
    measure(getDaySettings, {}),
    measure(getReminders, {}),
    measure(listCoaches, { query: page }),
    measure(markFavourite, ({ mealIds }, turn) => ({
      query: { item_name: wireNames.meal.favourite, item_id: mealIds[turn % mealIds.length] ?? "" },
    })),
    measure(removeFavourite, ({ mealIds }, turn) => ({
      query: { item_name: wireNames.meal.favourite, item_id: mealIds[turn % 3] ?? "" },
    })),
    measure(listFeedback, {}),
    measure(giveFeedback, ({ mealIds }) => ({
      body: { item_name: itemNames.meal, item_id: mealIds[0] ?? "", verdict: "more_like_this" as const },
    })),
    measure(takeBackFeedback, ({ mealIds }) => ({
      query: { item_name: itemNames.meal, item_id: mealIds[0] ?? "" },
    })),
    measure(saveActivity, ({ mealIds }, turn) => ({
      params: { activity_id: nameEntry(9, turn % 3) },
      body: {
        day: today,
        item_name: itemNames.meal,
        item_id: mealIds[0] ?? "",
        seconds: 900,
        felt: "right" as const,
      },
    })),
    measure(listSoundscapes, {}),
    measure(listShoppingLists, {}),
    measure(changeShoppingList, ({ shoppingListId }, turn) => ({
      params: { list_id: shoppingListId },
      body: {
        list: "ticks" as const,
        known: [],
        wanted: [turn % 2 === 0 ? "Salt" : "Rice"],
        device,
        change: turn + 1,
      },
    })),
    measure(markStaple, (_, turn) => ({ body: { ingredient_id: "capers", is_at_home: turn % 2 === 0 } })),
    measure(listMealOptions, { query: { target_item: "meal_type" } }),
    measure(listExerciseOptions, { query: { target_item: "workout_type" } }),
    measure(listMeditationOptions, { query: { target_item: "mindfulness_practice_type" } }),
    measure(getMealPreferences, {}),
    measure(getExercisePreferences, {}),
    measure(getMeditationPreferences, {}),
  ].map((call) => ({ ...call, readsCatalogue: false })),
];

/** The same id for the same place, so that what is saved again replaces itself, and nothing that others measure. */
function nameEntry(plan: number, place: number): string {
  return `01920000-0000-7000-800${plan}-${String(place).padStart(12, "0")}`;
}

/** The calls of no screen that people open daily, by the reason why they have no budget. */
export const unmeasured: Readonly<Record<string, readonly string[]>> = {
  "once for an account, or when something is wrong with it": [
    ...["signup", "verifyEmail", "verifyEmailByLink", "resendVerification", "acceptDocuments", "allowDevice"],
    ...["forgetPassword", "resetPassword", "resetPasswordByLink", "endSessionByLink", "retryEmail"],
    ...["changeEmail", "confirmEmail", "undoEmailChange", "changePassword", "deleteAccount"],
    ...["requestExport", "getExport", "downloadExport", "logout", "logoutEverywhere"],
  ],
  "a second factor": [
    ...["getLoginStep", "confirmLogin", "listFactors", "makeRecoveryCodes"],
    ...["beginPasskey", "addPasskey", "renamePasskey", "removePasskey"],
    ...["beginAuthenticator", "addAuthenticator", "removeAuthenticator"],
  ],
  "a setting that is seldom changed": [
    ...["editProfile", "saveCookingFor", "saveDaySettings", "setLookingBack", "saveReminder", "stopReminder"],
    ...["addReminderDevice", "removeReminderDevice", "getCalendar", "startCalendar", "stopCalendar"],
    ...["setCalendarAlarms", "listSessions", "endSession", "listSecurityEvents"],
    ...["explainPhrase", "forgetPhrase", "acceptLimits"],
  ],
  "most of its time is the payment provider's": [
    ...["createCheckoutSession", "cancelSubscription", "resumeSubscription", "changePlan"],
    ...["openBillingPortal", "receiveStripeEvent"],
  ],
  "as light as the call that it undoes": [
    ...["removeActivity", "removePlan", "removeShoppingList", "saveExtraIngredients"],
  ],
  "fetched by calendars, an hour apart": ["readCalendar"],
};
