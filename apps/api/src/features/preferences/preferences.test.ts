import {
  listExerciseOptions,
  listMealOptions,
  listMeditationOptions,
  meditationOptionLists,
} from "@fernwell/contract/catalogue";
import * as contract from "@fernwell/contract/preferences";
import { recommendMeals } from "@fernwell/contract/recommendations";
import {
  exerciseBody,
  mealBody,
  meditationBody,
  unansweredExercise,
  unansweredMeals,
  unansweredMeditation,
} from "@fernwell/contract/test/preferences";
import { mainGoalNames } from "@fernwell/domain/recommend/answers";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function saveMeals(token: string, changes: object) {
  const body = { ...mealBody, ...changes };
  const answer = await app.call(contract.saveMealPreferences, { body }, { token });
  return { status: answer.status, detail: answer.body.detail };
}

async function saveExercise(token: string, changes: object) {
  const body = { ...exerciseBody, ...changes };
  const answer = await app.call(contract.saveExercisePreferences, { body }, { token });
  return { status: answer.status, detail: answer.body.detail };
}

async function saveMeditation(token: string, changes: object) {
  const body = { ...meditationBody, ...changes };
  const answer = await app.call(contract.saveMeditationPreferences, { body }, { token });
  return { status: answer.status, detail: answer.body.detail };
}

const fetchMeals = async (token: string) => (await app.call(contract.getMealPreferences, {}, { token })).body;
const fetchExercise = async (token: string) =>
  (await app.call(contract.getExercisePreferences, {}, { token })).body;
const fetchMeditation = async (token: string) =>
  (await app.call(contract.getMeditationPreferences, {}, { token })).body;

describe("answers about meals", () => {
  it("[API-22] [API-25] [DATA-06] [DATA-07] [DATA-08] [DATA-09] [OPEN-54] come back as they were sent, every field", async () => {
    const { token } = await aUser(app);
    expect(await saveMeals(token, {})).toEqual({ status: 200, detail: undefined });
    expect(await fetchMeals(token)).toEqual(mealBody);
  });

  it("[API-19] [API-25] [DATA-14] [OPEN-53] may be every name that the option lists serve", async () => {
    const { token } = await aUser(app);
    const offered = async (target_item: "dietary_tag" | "health_tag" | "meal_type") =>
      (await app.call(listMealOptions, { query: { target_item } })).body.map(({ name }) => name);
    const all = {
      dietary_preferences: (await offered("dietary_tag")).filter((name) => name !== "No Preference"),
      health_tags: await offered("health_tag"),
      preferred_meal_types: await offered("meal_type"),
    };
    expect((await saveMeals(token, all)).status).toBe(200);
    expect(await fetchMeals(token)).toMatchObject(all);
  });

  it("[LIM-02] [DATA-06] accept exactly the five main goals", async () => {
    const { token } = await aUser(app);
    const goals = [
      "Lose Weight",
      "Eat Healthier",
      "Cook Tasty Meals",
      "Do Not Have To Think About What To Cook",
      "Time Saving",
    ];
    expect(Object.values(mainGoalNames)).toEqual(goals);
    expect((await saveMeals(token, { main_goal: goals })).status).toBe(200);
    expect((await fetchMeals(token)).main_goal).toEqual(goals);
    expect((await saveMeals(token, { main_goal: ["Get Rich"] })).detail).toMatchObject([
      { loc: ["body", "main_goal", 0], msg: "“Get Rich” is not one of the choices." },
    ]);
    expect((await saveMeals(token, { main_goal: [{ toString: "no function" }] })).detail).toMatchObject([
      { loc: ["body", "main_goal", 0], msg: "Please choose from the list." },
    ]);
  });

  it("[API-25] [OPEN-54] are empty for a person who has not answered", async () => {
    const { token } = await aUser(app);
    expect(await fetchMeals(token)).toEqual(unansweredMeals);
  });

  it("[PREF-12] lose the texts when the answer is no, even if the form still sends them", async () => {
    const { token } = await aUser(app);
    await saveMeals(token, {});
    await saveMeals(token, { has_food_allergies: false, has_disliked_ingredients: false });
    expect(await fetchMeals(token)).toEqual({
      ...mealBody,
      has_food_allergies: false,
      food_allergies: [],
      has_disliked_ingredients: false,
      disliked_ingredients: [],
    });
  });

  it("[PREF-05] need no health tags, and no texts after a no", async () => {
    const { token } = await aUser(app);
    const { status } = await saveMeals(token, {
      health_tags: undefined,
      has_food_allergies: false,
      food_allergies: undefined,
      has_disliked_ingredients: false,
      disliked_ingredients: undefined,
    });
    expect([status, (await fetchMeals(token)).health_tags]).toEqual([200, []]);
  });

  it("keep no preference as an answer, and drop it beside a diet", async () => {
    const { token } = await aUser(app);
    await saveMeals(token, { dietary_preferences: ["No Preference"] });
    expect((await fetchMeals(token)).dietary_preferences).toEqual(["No Preference"]);
    await saveMeals(token, { dietary_preferences: ["No Preference", "Vegan"] });
    expect((await fetchMeals(token)).dietary_preferences).toEqual(["Vegan"]);
  });

  it("[LIM-04] [LIM-06] [OPEN-56] are stored with one meal at 1am where neither was set", async () => {
    const { token } = await aUser(app);
    await saveMeals(token, { meals_per_day: undefined, main_meal_time: undefined });
    expect(await fetchMeals(token)).toMatchObject({ meals_per_day: 1, main_meal_time: "1am" });
    await saveMeals(token, { meals_per_day: null, main_meal_time: "1am" });
    expect(await fetchMeals(token)).toMatchObject({ meals_per_day: 1, main_meal_time: "1am" });
  });

  it.each([
    [
      "dietary_preferences",
      { dietary_preferences: ["Vegan", "Cannibal"] },
      "“Cannibal” is not one of the choices.",
    ],
    ["health_tags", { health_tags: ["<b>x</b>"] }, "“<b>x</b>” is not one of the choices."],
    [
      "preferred_meal_types",
      { preferred_meal_types: ["Elevenses"] },
      "“Elevenses” is not one of the choices.",
    ],
    ["food_allergies", { food_allergies: [] }, "Please specify your food allergies."],
    ["food_allergies", { food_allergies: undefined }, "Please specify your food allergies."],
    ["food_allergies", { food_allergies: [" \u0000 "] }, "Please specify your food allergies."],
    [
      "disliked_ingredients",
      { disliked_ingredients: [""] },
      "Please list the ingredients you want to avoid.",
    ],
  ])(
    "[API-22] [PREF-09] [PREF-11] are refused as a whole because of %s in %j",
    async (field, changes, message) => {
      const { token } = await aUser(app);
      expect(await saveMeals(token, changes)).toEqual({
        status: 422,
        detail: [{ loc: ["body", field], msg: message, type: "custom" }],
      });
      expect((await fetchMeals(token)).main_goal).toEqual([]);
    },
  );

  it.each([
    [{ dietary_preferences: [] }, "Please select at least one dietary preference."],
    [{ dietary_preferences: undefined }, "Please select at least one dietary preference."],
    [{ main_goal: [] }, "Please select your main goal."],
    [{ has_food_allergies: null }, "Please select if you have food allergies."],
    [{ has_disliked_ingredients: undefined }, "Please select if you dislike any ingredients."],
    [{ preferred_meal_types: [] }, "Select at least one meal type."],
    [{ meals_per_day: 0 }, "Select how many meals you eat per day."],
    [{ meals_per_day: 16 }, "Select how many meals you eat per day."],
    [{ meals_per_day: 2.5 }, "Select how many meals you eat per day."],
    [{ main_meal_time: "3am" }, "Select your main meal time."],
    [{ food_allergies: ["a".repeat(2_001)] }, "Please use at most 2000 characters"],
    [{ food_allergies: ["peanuts", "eggs"] }, "Please write all of it in one text"],
    [{ disliked_ingredients: ["olives", "eggs"] }, "Please write all of it in one text"],
  ])(
    "[LIM-03] [LIM-05] [PREF-03] [PREF-04] [PREF-08] [PREF-10] [PREF-15] [PREF-16] [PREF-17] are refused for %j: %s",
    async (changes, message) => {
      const { token } = await aUser(app);
      const { status, detail } = await saveMeals(token, changes);
      expect([status, detail]).toEqual([422, [expect.objectContaining({ msg: message })]]);
    },
  );

  it("[OPEN-54] from before meal times were asked can still be read", async () => {
    const { token, userId } = await aUserWhoAnswered(app, { meals: { allergies: "milk" } });
    await sql`update preferences set answers = answers - 'mealsPerDay' - 'mainMealTime' where user_id = ${userId}`.execute(
      app.composition.deps.db,
    );
    expect(await fetchMeals(token)).toMatchObject({
      food_allergies: ["milk"],
      meals_per_day: null,
      main_meal_time: null,
    });
    expect((await app.call(recommendMeals, { query: {} }, { token })).status).toBe(200);
  });
});

describe("answers about exercise", () => {
  it("[API-23] [API-26] [DATA-10] [DATA-11] come back as they were sent, in lower case", async () => {
    const { token } = await aUser(app);
    expect(await saveExercise(token, {})).toEqual({ status: 200, detail: undefined });
    expect(await fetchExercise(token)).toEqual(exerciseBody);
  });

  it("[API-20] [DATA-10] [DATA-15] [PREF-34] [OPEN-53] may be every name that the option lists serve, in either case", async () => {
    const { token } = await aUser(app);
    const offered = async (target_item: "workout_type" | "fitness_goal" | "fitness_level") =>
      (await app.call(listExerciseOptions, { query: { target_item } })).body.map(({ name }) => name);
    const preferred_workouts = await offered("workout_type");
    expect((await saveExercise(token, { preferred_workouts })).status).toBe(200);
    expect((await fetchExercise(token)).preferred_workouts).toEqual(
      preferred_workouts.map((name) => name.toLowerCase()),
    );
    for (const primary_fitness_goal of await offered("fitness_goal")) {
      expect((await saveExercise(token, { primary_fitness_goal })).status).toBe(200);
      expect((await fetchExercise(token)).primary_fitness_goal).toBe(primary_fitness_goal.toLowerCase());
    }
    for (const fitness_level of await offered("fitness_level")) {
      expect((await saveExercise(token, { fitness_level })).status).toBe(200);
      expect((await fetchExercise(token)).fitness_level).toBe(fitness_level.toLowerCase());
    }
  });

  it("[API-26] are empty for a person who has not answered", async () => {
    const { token } = await aUser(app);
    expect(await fetchExercise(token)).toEqual(unansweredExercise);
  });

  it("[DATA-11] lose the details when there are no limitations", async () => {
    const { token } = await aUser(app);
    await saveExercise(token, { has_physical_limitations: false });
    expect(await fetchExercise(token)).toMatchObject({
      has_physical_limitations: false,
      physical_limitations_details: "",
    });
  });

  it.each([
    [{ preferred_workouts: ["quidditch"] }, "“quidditch” is not one of the choices."],
    [{ fitness_level: "olympian" }, "“olympian” is not one of the choices."],
    [{ primary_fitness_goal: "win" }, "“win” is not one of the choices."],
    [{ preferred_workouts: [] }, "Please select at least one workout type."],
    [{ has_equipment_access: null }, "Please specify if you have equipment access"],
    [{ has_physical_limitations: null }, "Please indicate if you have physical limitations"],
    [{ physical_limitations_details: " " }, "Please specify your limitations"],
    [{ physical_limitations_details: "a".repeat(2_001) }, "Please use at most 2000 characters"],
    [{ fitness_level: null }, "Please select your current fitness level."],
    [{ exercise_days_per_week: 0 }, "Please select how many days you exercise."],
    [{ exercise_days_per_week: 8 }, "Please select how many days you exercise."],
    [{ primary_fitness_goal: undefined }, "Please select your primary fitness goal."],
  ])(
    "[PREF-21] [PREF-24] [PREF-25] [PREF-26] [PREF-28] [PREF-30] [PREF-31] [PREF-32] are refused for %j: %s",
    async (changes, message) => {
      const { token } = await aUser(app);
      const { status, detail } = await saveExercise(token, changes);
      expect([status, detail]).toEqual([422, [expect.objectContaining({ msg: message })]]);
    },
  );
});

describe("answers about meditation", () => {
  it("[API-24] [API-27] [DATA-12] come back as they were sent, goals in lower case", async () => {
    const { token } = await aUser(app);
    expect(await saveMeditation(token, {})).toEqual({ status: 200, detail: undefined });
    expect(await fetchMeditation(token)).toEqual(meditationBody);
  });

  it("[API-21] [DATA-12] [DATA-16] [OPEN-53] may be every name that the option lists serve", async () => {
    const { token } = await aUser(app);
    const offered = async (target_item: (typeof meditationOptionLists)[number]) =>
      (await app.call(listMeditationOptions, { query: { target_item } })).body.map(({ name }) => name);
    const [goals, practices, durations, times] = await Promise.all(meditationOptionLists.map(offered));
    const all = { mindfulness_goals: goals, preferred_practices: practices };
    expect((await saveMeditation(token, all)).status).toBe(200);
    expect(await fetchMeditation(token)).toMatchObject({
      mindfulness_goals: goals?.map((name) => name.toLowerCase()),
      preferred_practices: practices,
    });
    for (const daily_duration of durations ?? []) {
      expect((await saveMeditation(token, { daily_duration })).status).toBe(200);
      expect((await fetchMeditation(token)).daily_duration).toBe(daily_duration);
    }
    for (const preferred_time_of_day of times ?? []) {
      expect((await saveMeditation(token, { preferred_time_of_day })).status).toBe(200);
      expect((await fetchMeditation(token)).preferred_time_of_day).toBe(preferred_time_of_day);
    }
  });

  it("[API-27] are empty for a person who has not answered", async () => {
    const { token } = await aUser(app);
    expect(await fetchMeditation(token)).toEqual(unansweredMeditation);
  });

  it.each([
    [{ has_meditated_before: null }, "Please select whether you have practiced meditation before."],
    [{ mindfulness_goals: [] }, "Please select at least one mindfulness goal."],
    [{ mindfulness_goals: ["levitate"] }, "“levitate” is not one of the choices."],
    [{ preferred_practices: [] }, "Please select at least one mindfulness practice."],
    [{ preferred_practices: ["Napping"] }, "“Napping” is not one of the choices."],
    [{ daily_duration: undefined }, "Please select a daily mindfulness duration."],
    [{ daily_duration: "All Day" }, "“All Day” is not one of the choices."],
    [{ preferred_time_of_day: null }, "Please select a preferred time of day."],
    [{ preferred_time_of_day: "Teatime" }, "“Teatime” is not one of the choices."],
  ])(
    "[PREF-37] [PREF-38] [PREF-40] [PREF-41] [PREF-42] [OPEN-60] are refused for %j: %s",
    async (changes, message) => {
      const { token } = await aUser(app);
      const { status, detail } = await saveMeditation(token, changes);
      expect([status, detail]).toEqual([422, [expect.objectContaining({ msg: message })]]);
    },
  );
});
