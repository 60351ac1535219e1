import { randomUUID } from "node:crypto";
import { type ProposedPlan, planWeek, saveWeek } from "@fernwell/contract/plan-week";
import { listPlans } from "@fernwell/contract/plans";
import { saveCookingFor } from "@fernwell/contract/profiles";
import { getWeek } from "@fernwell/contract/week";
import { listDays } from "@fernwell/domain/planning/days/calendar-days";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const from = "2026-11-18";
const range = { from, to: "2026-11-24" };
const names = {
  meal: "personal_meal_plan",
  exercise: "personal_exercise_plan",
  meditation: "personal_meditation_plan",
} as const;
type Name = (typeof names)[keyof typeof names];

interface Part {
  readonly item_name: Name;
  readonly prompt?: string;
  readonly without?: string[];
  readonly set?: Record<string, number>;
  readonly keep?: string[];
  readonly avoid?: string[];
}

const allParts: Part[] = Object.values(names).map((item_name) => ({ item_name }));

async function propose(token: string, parts: Part[] = allParts) {
  const { status, body } = await app.call(planWeek, { body: { from, parts } }, { token });
  expect(status).toBe(200);
  return body;
}

function findPlan({ plans }: { plans: ProposedPlan[] }, name: Name): ProposedPlan {
  const plan = plans.find(({ item_name }) => item_name === name);
  if (plan === undefined) throw new Error(`no ${name} was proposed`);
  return plan;
}

function toSaved({ plan_name, cooking_for, reading, entries, item_name }: ProposedPlan) {
  return {
    ...{ plan_id: randomUUID(), item_name, plan_name, cooking_for, reading },
    entries: entries.map(({ item_id, day, slot }) => ({
      ...{ entry_id: randomUUID(), item_id, day, slot },
      ...{ servings: null, note: null, leftover_of: null },
    })),
  };
}

describe("a week from the answers", () => {
  it("[DAY-40] has meals, exercise days and meditations as the person said, on its seven days", async () => {
    const { token } = await aUserWhoAnswered(app, {
      meals: { mealsPerDay: 3 },
      exercise: { daysPerWeek: 4, level: "beginner" },
      meditation: { timeOfDay: "evening", dailyDuration: "6-to-10-minutes" },
    });
    await app.call(saveCookingFor, { body: { people_cooked_for: 2 } }, { token });
    const week = await propose(token);
    const days = new Set(listDays(from, 7));
    for (const { entries } of week.plans) for (const { day } of entries) expect(days).toContain(day);
    const meals = findPlan(week, names.meal);
    expect(meals).toMatchObject({ cooking_for: 2 });
    expect(meals.entries.map(({ slot }) => slot).filter((slot) => slot === "breakfast")).toHaveLength(7);
    expect(meals.entries).toHaveLength(21);
    const moving = new Set(findPlan(week, names.exercise).entries.map(({ day }) => day));
    expect(moving.size).toBe(4);
    const { entries: resting, reading } = findPlan(week, names.meditation);
    expect(resting.map(({ day }) => day)).toEqual(listDays(from, 7));
    expect(new Set(resting.map(({ slot }) => slot))).toEqual(new Set(["evening"]));
    // What is longer says so.
    const told = reading.relaxations.flatMap(({ item_ids }) => item_ids);
    const longer = week.meditations.filter(({ duration }) => duration > 10).map(({ _id }) => _id);
    expect(longer.length).toBeLessThan(4);
    expect(told).toEqual(expect.arrayContaining(longer));
  });

  it("[DAY-41] keeps to wishes in words, and says what it understood as chips that can be changed", async () => {
    const { token } = await aUser(app);
    const wish = { item_name: names.meal, prompt: "4 lunches without mushrooms" };
    const plan = findPlan(await propose(token, [wish]), names.meal);
    expect(plan.entries.map(({ slot }) => slot)).toEqual(["lunch", "lunch", "lunch", "lunch"]);
    expect(plan.reading.chips.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["4 lunches", "no mushroom"]),
    );
    const fewer = await propose(token, [{ ...wish, set: { "count:lunch": 2 } }]);
    expect(findPlan(fewer, names.meal).entries).toHaveLength(2);
  });

  it("[DAY-42] proposes only what suits the person, and nothing while a question is open", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "eggs, milk and nuts" } });
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    const { entries } = findPlan(await propose(token), names.meal);
    expect(entries.length).toBeGreaterThan(6);
    for (const { item_id } of entries) {
      const { egg, milk } = shelves.meal.find(item_id)?.allergens ?? {};
      expect([item_id, egg, milk]).toEqual([item_id, "notAnIngredient", "notAnIngredient"]);
    }
    const puzzling = await aUserWhoAnswered(app, { meals: { allergies: "zorblax" } });
    const open = await propose(puzzling.token);
    expect(findPlan(open, names.meal)).toMatchObject({
      entries: [],
      note: expect.stringContaining("question about something you wrote"),
    });
    expect(findPlan(open, names.exercise).entries.length).toBeGreaterThan(0);
  });

  it("[DAY-43] is proposed again with others in the place of what was swapped away", async () => {
    const { token } = await aUser(app);
    const first = findPlan(await propose(token), names.meal).entries.map(({ item_id }) => item_id);
    const [away = "", ...keep] = first;
    const part = { item_name: names.meal, keep, avoid: [away] };
    const second = findPlan(await propose(token, [part]), names.meal).entries.map(({ item_id }) => item_id);
    expect(second).not.toContain(away);
    expect(second.filter((id) => keep.includes(id)).toSorted()).toEqual(keep.toSorted());
    expect(second).toHaveLength(first.length);
  });

  it("[DAY-44] saves nothing until it is saved, and then all of it at once", async () => {
    const { token } = await aUser(app);
    const week = await propose(token);
    expect((await app.call(getWeek, { query: range }, { token })).body.entries).toEqual([]);
    const plans = week.plans.map(toSaved);
    expect((await app.call(saveWeek, { body: { plans } }, { token })).status).toBe(200);
    const { entries } = (await app.call(getWeek, { query: range }, { token })).body;
    expect(entries).toHaveLength(week.plans.reduce((sum, plan) => sum + plan.entries.length, 0));
    // A call that comes again changes nothing.
    await app.call(saveWeek, { body: { plans } }, { token });
    expect((await app.call(getWeek, { query: range }, { token })).body.entries).toEqual(entries);
  });

  it("[DAY-44] is not saved at all if one of its items does not suit the person any more", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "eggs" } });
    const week = await propose(token);
    const plans = week.plans.map(toSaved).reverse();
    const meals = plans.find(({ item_name }) => item_name === names.meal);
    const [entry] = meals?.entries ?? [];
    if (entry) entry.item_id = "scrambled-eggs";
    const { status, body } = await app.call(saveWeek, { body: { plans } }, { token });
    expect([status, body]).toMatchObject([409, { code: "not_suitable" }]);
    for (const item_name of Object.values(names))
      expect((await app.call(listPlans, { query: { item_name } }, { token })).body).toEqual([]);
  });
});
