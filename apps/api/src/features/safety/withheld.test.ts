import { buildPlan, readPlanPrompt } from "@fernwell/contract/plan-builder";
import { planWeek } from "@fernwell/contract/plan-week";
import { editProfile } from "@fernwell/contract/profiles";
import { recommendExercises, recommendMeals } from "@fernwell/contract/recommendations";
import { acceptLimits, getSafetyQuestions } from "@fernwell/contract/safety";
import { search } from "@fernwell/contract/search";
import { getWeek } from "@fernwell/contract/week";
import { type FakeModel, startFakeModel } from "@fernwell/fake-model/start-fake-model";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let model: FakeModel;
let app: TestApp;
beforeAll(async () => {
  model = await startFakeModel();
  app = await startTestApp({}, { model });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

/** Wants to lose weight in every way that can be answered, and to see energy. */
async function aSlimmer(limitations: string): Promise<string> {
  const { token, userId } = await aUserWhoAnswered(app, {
    meals: { mainGoals: ["lose-weight"], healthTags: ["lighter-meal"] },
    exercise: { goal: "lose-weight", limitations, hasEquipment: true },
  });
  const { db } = app.composition.deps;
  await sql`update profiles set shows_energy = true where user_id = ${userId}`.execute(db);
  return token;
}

/** People from whom something is withheld, with their limits accepted, so that items are shown to them. */
const withheldFrom = {
  "a person with an eating disorder": async () => {
    const token = await aSlimmer("anorexia");
    await app.call(acceptLimits, { body: { condition_id: "eating-disorder" } }, { token });
    return token;
  },
  "a person who is underweight": () => aSlimmer("underweight"),
  "a person under 18": async () => {
    const token = await aSlimmer("");
    const name = { name: "Ada King", fname: "Ada", lname: "King", gender: "female", address: "1 Fern Way" };
    const dob = `${new Date().getUTCFullYear() - 15}-01-01`;
    await app.call(editProfile, { body: { ...name, dob, phone: "+64211234567" } }, { token });
    return token;
  },
};
const people = Object.entries(withheldFrom);
const everything = { query: { page: 1, page_size: 9999 } };
const week = { from: "2026-11-16", to: "2026-11-22" };
const spoken = /weight|lighter|kcal|calorie/i;

async function findMeals(token: string, q: string): Promise<string[]> {
  const query = { q, kind: "meal", page_size: 20 } as const;
  const { groups } = (await app.call(search, { query }, { token })).body;
  return groups.flatMap(({ data }) => data.map(({ _id }) => _id));
}

function writeWithoutTags(id: string): string {
  const meal = app.composition.deps.catalogue.requireSnapshot().shelves.meal.find(id);
  return JSON.stringify({ ...meal, healthTags: [] });
}

describe("what is withheld", () => {
  it("[SAFE-130] is said with the questions, before and after the limits are accepted", async () => {
    const token = await aSlimmer("anorexia");
    const read = async () => (await app.call(getSafetyQuestions, {}, { token })).body;
    expect(await read()).toMatchObject({ withheld: ["energy", "weight-loss"], blocks_meals: true });
    await app.call(acceptLimits, { body: { condition_id: "eating-disorder" } }, { token });
    expect(await read()).toMatchObject({ withheld: ["energy", "weight-loss"], blocks_meals: false });
  });

  it("[SAFE-130] is nothing for others, whose wish to lose weight counts", async () => {
    const token = await aSlimmer("");
    expect((await app.call(getSafetyQuestions, {}, { token })).body.withheld).toEqual([]);
    const { data } = (await app.call(recommendMeals, everything, { token })).body;
    expect(data.flatMap(({ reasons }) => reasons).join()).toMatch(/lighter/i);
    const found = (await app.call(search, { query: { q: "lighter meal" } }, { token })).body.groups;
    expect(found.find(({ kind }) => kind === "meal")?.total).toBeGreaterThan(0);
  });

  it("[SAFE-131] is everything for people under 18", async () => {
    const token = await withheldFrom["a person under 18"]();
    const { withheld } = (await app.call(getSafetyQuestions, {}, { token })).body;
    expect(withheld).toEqual(["energy", "weight-loss"]);
  });
});

describe.each(people)("to %s", (_, create) => {
  it("[SAFE-132] no reason, filter or count of a list speaks of it", async () => {
    const token = await create();
    const query = { ...everything.query, filters: "offer" as const };
    const meals = (await app.call(recommendMeals, { query }, { token })).body;
    const exercises = (await app.call(recommendExercises, { query }, { token })).body;
    expect(meals.data.length).toBeGreaterThan(0);
    expect(meals.data.flatMap(({ reasons }) => reasons).filter((each) => spoken.test(each))).toEqual([]);
    expect(exercises.data.flatMap(({ reasons }) => reasons).filter((each) => /lose|fat/i.test(each))).toEqual(
      [],
    );
    expect(JSON.stringify(meals.metadata)).not.toMatch(/lighter-meal/);
    const chosen = { ...everything.query, health_tag: "lighter-meal" };
    expect((await app.call(recommendMeals, { query: chosen }, { token })).status).toBe(422);
  });

  it("[SAFE-134] a search finds no meal by it, unless the word is in a text of the meal", async () => {
    const found = await findMeals(await create(), "lighter");
    expect(found.map(writeWithoutTags).filter((text) => !/light/i.test(text))).toEqual([]);
    expect(found.length).toBeLessThan((await findMeals(await aSlimmer(""), "lighter")).length);
  });

  it.each([
    ["meal", "5 dinners under 300 kcal to lose weight"],
    ["exercise", "5 exercises to lose weight and burn fat"],
  ] as const)(
    "[SAFE-133] a prompt for %s is read without it, and the note says so",
    async (plan_type, prompt) => {
      const token = await create();
      const asked = model.requests.length;
      const query = { plan_type, use_llm: "true" } as const;
      const { body } = await app.call(buildPlan, { query, body: { prompt } }, { token });
      expect(body.plan_ids).toHaveLength(5);
      expect(body.plan_name).not.toMatch(spoken);
      expect(body.note).toMatch(/(We leave|left out).*weight (and|or) calories/);
      expect(body.reading.chips.filter(({ text }) => /light|kcal|weight/i.test(text))).toEqual([]);
      expect(model.requests.length).toBe(asked);
      const { chips } = (
        await app.call(readPlanPrompt, { query: { plan_type }, body: { prompt } }, { token })
      ).body;
      expect(chips.filter(({ text }) => /light|kcal|weight/i.test(text))).toEqual([]);
    },
  );

  it("[SAFE-133] a week is planned without it, and the note says so", async () => {
    const token = await create();
    const part = { without: [], set: {}, keep: [], avoid: [], item_name: "personal_meal_plan" as const };
    const parts = [{ ...part, prompt: "dinners under 400 kcal" }];
    const { plans } = (await app.call(planWeek, { body: { from: week.from, parts } }, { token })).body;
    expect(plans[0]?.note).toBe("We left out what you wrote about weight or calories.");
  });
});

it("[SAFE-135] the week tells no energy to a person from whom it is withheld", async () => {
  const readEnergy = async (token: string) =>
    (await app.call(getWeek, { query: week }, { token })).body.energy;
  expect(await readEnergy(await aSlimmer(""))).toEqual([]);
  expect(await readEnergy(await aSlimmer("underweight"))).toEqual([]);
  expect(await readEnergy(await aSlimmer("anorexia"))).toBeNull();
  expect(await readEnergy(await withheldFrom["a person under 18"]())).toBeNull();
});
