import { randomUUID } from "node:crypto";
import { readCalendar, startCalendar } from "@fernwell/contract/calendar";
import { markFavourite } from "@fernwell/contract/favourites";
import {
  changePlanEntries,
  listSwapOptions,
  makePlan,
  searchPlanItems,
} from "@fernwell/contract/plan-entries";
import type { WireChange, WireEntry } from "@fernwell/contract/plan-entry";
import { listPlans, mostPlanItems, planSchemas, savePlan } from "@fernwell/contract/plans";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { getCookingFor, saveCookingFor } from "@fernwell/contract/profiles";
import { mealBody } from "@fernwell/contract/test/preferences";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { measureBlocking } from "../../../test/measure-blocking.ts";
import { aUser, findUserId, goodPassword } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const kind = "personal_meal_plan" as const;
const meals = ["scrambled-eggs", "chickpea-scramble", "luxury-muesli"];

function anEntry(item_id: string, more: Partial<WireEntry> = {}): WireEntry {
  const empty = { day: null, slot: null, servings: null, note: null, leftover_of: null, done: false };
  return { entry_id: randomUUID(), item_id, ...empty, ...more };
}

async function aPlan(token: string, item_id = meals): Promise<string> {
  const query = { item_name: kind, item_id, plan_name: "My week" };
  return (await app.call(savePlan, { query }, { token })).body.id;
}

async function read(token: string, plan_id: string) {
  const { body } = await app.call(listPlans, { query: { item_name: kind, plan_id } }, { token });
  return planSchemas.meal.parse(Array.isArray(body) ? body[0] : body);
}

async function change(
  token: string,
  plan_id: string,
  changes: WireChange[],
  { device = randomUUID() as string, number = 1 } = {},
) {
  const body = { item_name: kind, plan_id, device, change: number, changes };
  return app.call(changePlanEntries, { body }, { token });
}

async function anOpenPlan(item_id = meals) {
  const { token, email } = await aUser(app);
  const plan_id = await aPlan(token, item_id);
  const { entries } = await read(token, plan_id);
  const ids = entries.map(({ entry_id }) => entry_id);
  const at = (place: number) => ids[place] ?? "";
  return { token, email, plan_id, at };
}

const summarise = (entries: readonly WireEntry[]) => entries.map(({ item_id }) => item_id);

describe("a plan's entries", () => {
  it("[WEEK-31] come with the plan, beside its items, which are theirs in order and each once", async () => {
    const { token, plan_id, at } = await anOpenPlan();
    const repeated = anEntry("scrambled-eggs", { day: "2026-12-01", slot: "dinner" });
    await change(token, plan_id, [{ kind: "add", entry: repeated, after: at(2) }]);
    const plan = await read(token, plan_id);
    expect(summarise(plan.entries)).toEqual([...meals, "scrambled-eggs"]);
    expect(plan.entries[3]).toEqual(repeated);
    expect(plan.items.map(({ _id }) => _id)).toEqual(meals);
    expect([plan.cooking_for, plan.people_cooked_for, plan.reading]).toEqual([null, null, null]);
  });

  it("[WEEK-30] of a plan that the release before writes are kept in step with its list", async () => {
    const { token, email } = await aUser(app);
    const userId = await findUserId(app, email);
    const planId = randomUUID();
    const { db } = app.composition.deps;
    await sql`insert into plans (user_id, plan_id, kind, name, item_ids)
      values (${userId}, ${planId}, 'meal', 'Old', '{scrambled-eggs,luxury-muesli}')`.execute(db);
    const [eggs] = (await read(token, planId)).entries;
    await sql`update plans set item_ids = '{scrambled-eggs,chickpea-scramble}'
      where user_id = ${userId} and plan_id = ${planId}`.execute(db);
    const { entries } = await read(token, planId);
    expect(summarise(entries)).toEqual(["scrambled-eggs", "chickpea-scramble"]);
    expect(entries[0]).toEqual(eggs);

    await change(token, planId, [{ kind: "add", entry: anEntry("luxury-muesli"), after: null }]);
    const { rows } = await sql<{ itemIds: string[] }>`select item_ids from plans
      where plan_id = ${planId}`.execute(db);
    expect(rows[0]?.itemIds).toEqual(["luxury-muesli", "scrambled-eggs", "chickpea-scramble"]);
  });

  it("[WEEK-32] keep their day, servings and note when the list of ids is saved", async () => {
    const { token, plan_id, at } = await anOpenPlan();
    await change(token, plan_id, [
      { kind: "set_servings", entry_id: at(1), servings: 3 },
      { kind: "set_note", entry_id: at(1), note: " for Ada " },
      { kind: "set_day", entry_id: at(1), day: "2026-12-01", slot: "lunch" },
    ]);
    const query = {
      item_name: kind,
      plan_id,
      plan_name: "My week",
      item_id: ["chickpea-scramble", "andean-quinoa-and-vegetable-soup"],
    };
    await app.call(savePlan, { query }, { token });
    const { entries } = await read(token, plan_id);
    expect(entries[0]).toEqual({
      ...anEntry("chickpea-scramble", { servings: 3, note: "for Ada", day: "2026-12-01", slot: "lunch" }),
      entry_id: at(1),
    });
  });

  it("[WEEK-33] are added, removed, swapped and moved in one call, which returns them", async () => {
    const { token, plan_id, at } = await anOpenPlan();
    const added = anEntry("scrambled-eggs", { servings: 2 });
    const { status, body } = await change(token, plan_id, [
      { kind: "add", entry: added, after: at(0) },
      { kind: "remove", entry_id: at(1) },
      { kind: "swap", entry_id: at(0), item_id: "chickpea-scramble" },
      { kind: "move", entry_id: at(2), after: null },
      { kind: "cook_for", people: 4 },
    ]);
    expect(status).toBe(200);
    expect(body.entries.map(({ entry_id, item_id }) => [entry_id, item_id])).toEqual([
      [at(2), "luxury-muesli"],
      [at(0), "chickpea-scramble"],
      [added.entry_id, "scrambled-eggs"],
    ]);
    expect(body.cooking_for).toBe(4);
    const plan = await read(token, plan_id);
    expect([plan.entries, plan.cooking_for]).toEqual([body.entries, 4]);
  });

  it("[WEEK-34] are not changed again by a change that arrives twice or late", async () => {
    const { token, plan_id, at } = await anOpenPlan();
    const device = randomUUID();
    const first: WireChange[] = [{ kind: "set_note", entry_id: at(0), note: "first" }];
    await change(token, plan_id, first, { device, number: 1 });
    await change(token, plan_id, [{ kind: "set_note", entry_id: at(0), note: "second" }], {
      device,
      number: 2,
    });
    const late = await change(token, plan_id, first, { device, number: 1 });
    expect(late.body.entries[0]?.note).toBe("second");
    expect((await read(token, plan_id)).entries[0]?.note).toBe("second");
  });

  it("[WEEK-37] lose no change that two devices make at the same time", async () => {
    const { token, plan_id, at } = await anOpenPlan();
    const added = Array.from({ length: 8 }, () => anEntry("scrambled-eggs"));
    await Promise.all([
      ...added.map((entry) => change(token, plan_id, [{ kind: "add", entry, after: at(1) }])),
      change(token, plan_id, [{ kind: "set_note", entry_id: at(0), note: "kept" }]),
      change(token, plan_id, [{ kind: "remove", entry_id: at(2) }]),
    ]);
    const { entries } = await read(token, plan_id);
    expect(entries.map(({ entry_id }) => entry_id).sort()).toEqual(
      [at(0), at(1), ...added.map(({ entry_id }) => entry_id)].sort(),
    );
    expect(entries.find(({ entry_id }) => entry_id === at(0))?.note).toBe("kept");
  });

  it("are at most fifty, and an id of an entry in another plan is refused", async () => {
    const { token, plan_id, at } = await anOpenPlan();
    const many = (count: number): WireChange[] =>
      Array.from({ length: count }, () => ({ kind: "add", entry: anEntry("luxury-muesli"), after: null }));
    expect((await change(token, plan_id, many(mostPlanItems - 2))).body).toMatchObject({ code: "list_full" });
    expect((await change(token, plan_id, many(mostPlanItems - 3))).status).toBe(200);

    const other = await aPlan(token, ["chickpea-scramble"]);
    const stolen = anEntry("luxury-muesli", { entry_id: at(0) });
    const { body } = await change(token, other, [{ kind: "add", entry: stolen, after: null }]);
    expect(body).toMatchObject({ code: "malformed_request" });
    expect((await read(token, plan_id)).entries.some(({ entry_id }) => entry_id === at(0))).toBe(true);
  });
});

describe("the gate before a plan's entries", () => {
  async function whoCannotHaveEggs() {
    const plan = await anOpenPlan();
    const body = { ...mealBody, health_tags: [], food_allergies: ["eggs"] };
    await app.call(saveMealPreferences, { body }, { token: plan.token });
    return plan;
  }

  it.each([
    ["added", () => ({ kind: "add", entry: anEntry("scrambled-eggs"), after: null }) as const],
    ["swapped in", (id: string) => ({ kind: "swap", entry_id: id, item_id: "scrambled-eggs" }) as const],
  ])(
    "[WEEK-35] refuses what does not suit the person when it is %s, and makes none of the changes",
    async (_, make) => {
      const { token, plan_id, at } = await whoCannotHaveEggs();
      const before = await read(token, plan_id);
      const changes: WireChange[] = [{ kind: "remove", entry_id: at(1) }, make(at(2))];
      const { status, body } = await change(token, plan_id, changes);
      expect([status, body]).toMatchObject([409, { code: "not_suitable" }]);
      expect(JSON.stringify(body)).toContain("Scrambled Eggs: Contains egg");
      expect((await read(token, plan_id)).entries).toEqual(before.entries);
    },
  );

  it("[WEEK-35] refuses an unknown item", async () => {
    const { token, plan_id, at } = await anOpenPlan();
    const { body } = await change(token, plan_id, [
      { kind: "swap", entry_id: at(0), item_id: "no-such-meal" },
    ]);
    expect(body).toMatchObject({ code: "item_not_found" });
  });

  it("[WEEK-35] lets an entry that no longer suits the person be moved, noted and removed, and marks it", async () => {
    const { token, plan_id, at } = await whoCannotHaveEggs();
    const moved = await change(token, plan_id, [
      { kind: "move", entry_id: at(0), after: at(2) },
      { kind: "set_note", entry_id: at(0), note: "for guests" },
    ]);
    expect(summarise(moved.body.entries)).toEqual(["chickpea-scramble", "luxury-muesli", "scrambled-eggs"]);
    const { items } = await read(token, plan_id);
    expect(items.find(({ _id }) => _id === "scrambled-eggs")?.conflicts).not.toEqual([]);
    const removed = await change(token, plan_id, [{ kind: "remove", entry_id: at(0) }]);
    expect(summarise(removed.body.entries)).toEqual(["chickpea-scramble", "luxury-muesli"]);
  });

  it("[WEEK-36] finds no plan of another person", async () => {
    const { plan_id, at } = await anOpenPlan();
    const { token } = await aUser(app);
    const changed = await change(token, plan_id, [{ kind: "remove", entry_id: at(0) }]);
    expect(changed.body).toMatchObject({ code: "plan_not_found" });
    const query = { item_name: kind, plan_id, entry_id: at(0) };
    expect((await app.call(listSwapOptions, { query }, { token })).body).toMatchObject({
      code: "plan_not_found",
    });
  });
});

describe("a plan made from entries", () => {
  const reading = {
    prompt: "Two dinners for three",
    chips: [{ id: "count", text: "2 dinners", value: 2, is_need: false }],
    relaxations: [{ text: "One takes 45 minutes.", item_ids: ["scrambled-eggs"] }],
  };

  it("[WEEK-39] has them with its number and its reading, once, however often the call comes", async () => {
    const { token } = await aUser(app);
    const cook = anEntry("scrambled-eggs", { slot: "dinner" });
    const entries = [cook, anEntry("scrambled-eggs", { slot: "lunch", leftover_of: cook.entry_id })];
    const body = {
      plan_id: randomUUID(),
      item_name: kind,
      plan_name: "Eggs",
      entries,
      cooking_for: 3,
      reading,
    };
    for (const _ of [1, 2])
      expect((await app.call(makePlan, { body }, { token })).body.id).toBe(body.plan_id);
    const plan = await read(token, body.plan_id);
    expect(plan).toMatchObject({ plan_name: "Eggs", entries, cooking_for: 3, reading });
    const { body: plans } = await app.call(listPlans, { query: { item_name: kind } }, { token });
    expect(plans).toHaveLength(1);
  });

  it("[WEEK-35] [WEEK-39] is refused with an item that does not suit the person, and completes one that was saved", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "eggs" } });
    const plan_id = await aPlan(token, ["luxury-muesli"]);
    const shared = { plan_id, item_name: kind, plan_name: "My week" };
    const refused = { ...shared, entries: [anEntry("scrambled-eggs")] };
    expect((await app.call(makePlan, { body: refused }, { token })).body).toMatchObject({
      code: "not_suitable",
    });
    const entries = [anEntry("luxury-muesli", { day: "2026-12-02" }), anEntry("luxury-muesli")];
    await app.call(makePlan, { body: { ...shared, entries, reading } }, { token });
    expect(await read(token, plan_id)).toMatchObject({ entries, reading });
  });
});

describe("alternatives for an entry", () => {
  it("[WEEK-40] [WEEK-41] fit its slot, suit the person, are not in the plan and say why", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "eggs" } });
    const plan_id = await aPlan(token, ["chickpea-scramble", "luxury-muesli"]);
    const [entry] = (await read(token, plan_id)).entries;
    const query = { item_name: kind, plan_id, entry_id: entry?.entry_id ?? "" };
    const { body } = await app.call(listSwapOptions, { query }, { token });
    expect(body).toHaveLength(3);
    for (const option of body) {
      expect(option.conflicts).toEqual([]);
      expect(["chickpea-scramble", "luxury-muesli", "scrambled-eggs"]).not.toContain(option._id);
      expect(option.reason).toMatch(
        /^(Nothing new to buy|Needs .+ ingredients?|\d+ minutes quicker|Uses more of .+)$/,
      );
    }
  });

  /** Saves a plan of one breakfast with this reading, and returns how to ask what could take its place. */
  async function aReadPlan(token: string, prompt: string, needs: readonly string[]) {
    const entry = anEntry("luxury-muesli", { slot: "breakfast" });
    const chips = needs.map((text, at) => ({ id: `need:${at}`, text, value: null, is_need: true }));
    const body = {
      plan_id: randomUUID(),
      item_name: kind,
      plan_name: "Breakfasts",
      entries: [entry],
      reading: { prompt, chips, relaxations: [] },
    };
    await app.call(makePlan, { body }, { token });
    return { query: { item_name: kind, plan_id: body.plan_id, entry_id: entry.entry_id } };
  }

  async function listOffered(prompt: string, needs: readonly string[]) {
    const { token } = await aUser(app);
    const { body } = await app.call(listSwapOptions, await aReadPlan(token, prompt, needs), { token });
    expect(body).toHaveLength(3);
    const { meal } = app.composition.deps.catalogue.requireSnapshot().shelves;
    return body.flatMap(({ _id }) => meal.find(_id) ?? []);
  }

  /** Whether one of the meals is made with the food. */
  const isUsed = (food: string, offered: Awaited<ReturnType<typeof listOffered>>) =>
    offered.some(({ ingredients }) => ingredients.some(({ ingredientId }) => ingredientId.includes(food)));

  it("[WEEK-55] keep to what the plan's prompt refuses, also where only a model had read it, and to its minutes", async () => {
    const anything = await listOffered("breakfasts under 15 minutes", []);
    expect([isUsed("walnut", anything), isUsed("ginger", anything)]).toEqual([true, true]);
    const offered = await listOffered("breakfasts without walnuts, under 15 minutes", ["no ginger"]);
    expect([isUsed("walnut", offered), isUsed("ginger", offered)]).toEqual([false, false]);
    expect(offered.every(({ minutes }) => minutes <= 15)).toBe(true);
  });

  it("[WEEK-55] [SCALE-21] keep to the last of sixty long needs", async () => {
    const long = Array.from({ length: 59 }, (_, at) => `no ${"very ".repeat(35)}bad number ${at}`);
    expect(isUsed("cinnamon", await listOffered("breakfasts", long))).toBe(true);
    expect(isUsed("cinnamon", await listOffered("breakfasts", [...long, "no cinnamon"]))).toBe(false);
  });

  it("[SCALE-21] are found quickly, however much a client says that the prompt needs", async () => {
    const { token } = await aUser(app);
    const needs = Array.from({ length: 60 }, () => "monday ".repeat(28));
    const input = await aReadPlan(token, "monday ".repeat(285), needs);
    let status = 0;
    const blockedMs = await measureBlocking(async () => {
      ({ status } = await app.call(listSwapOptions, input, { token }));
    });
    expect(status).toBe(200);
    expect(blockedMs).toBeLessThan(800);
  });

  it.each([
    ["personal_exercise_plan", "lunges"],
    ["personal_meditation_plan", "starfish-meditation"],
  ] as const)("[WEEK-40] are there for a %s too", async (item_name, item) => {
    const { token } = await aUser(app);
    const saved = { item_name, item_id: [item], plan_name: "Mine" };
    const { id: plan_id } = (await app.call(savePlan, { query: saved }, { token })).body;
    const { body: plans } = await app.call(listPlans, { query: { item_name, plan_id } }, { token });
    const [plan] = plans;
    if (!plan || !("entries" in plan)) throw new Error("the plan has no entries");
    const query = { item_name, plan_id, entry_id: plan.entries[0]?.entry_id ?? "" };
    const { body } = await app.call(listSwapOptions, { query }, { token });
    expect(body).toHaveLength(3);
    expect(body.map(({ _id }) => _id)).not.toContain(item);
  });
});

describe("searching for something to add", () => {
  async function search(token: string, text: string, page = 1) {
    const { body } = await app.call(searchPlanItems, { query: { item_name: kind, text, page } }, { token });
    return { ids: body.data.map(({ _id }) => _id), total: body.metadata.totalCount };
  }

  it("[WEEK-42] finds by words, favourites first, in pages that do not overlap", async () => {
    const { token } = await aUser(app);
    const all = await search(token, "");
    const second = await search(token, "", 2);
    expect(all.ids).toHaveLength(12);
    expect(all.ids.filter((id) => second.ids.includes(id))).toEqual([]);
    expect((await search(token, "scrambled eggs")).ids[0]).toBe("scrambled-eggs");

    await app.call(
      markFavourite,
      { query: { item_name: "favorite_meal_plan", item_id: "luxury-muesli" } },
      { token },
    );
    expect((await search(token, "")).ids[0]).toBe("luxury-muesli");
    expect((await search(token, "xyzzyx")).total).toBe(0);
  });

  it("[WEEK-42] finds nothing that does not suit the person", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "eggs" } });
    expect((await search(token, "scrambled eggs")).ids).not.toContain("scrambled-eggs");
    const { total } = await search(token, "");
    expect(total).toBeLessThan((await search((await aUser(app)).token, "")).total);
  });
});

describe("for how many", () => {
  async function eggsFor(token: string, plan_id: string): Promise<string | undefined> {
    const { groceries } = await read(token, plan_id);
    return groceries.find(({ name }) => /^eggs?$/i.test(name))?.amounts[0]?.quantity;
  }

  it("[WEEK-43] is what the person says, and nothing until then", async () => {
    const { token } = await aUser(app);
    expect((await app.call(getCookingFor, {}, { token })).body).toMatchObject({ people_cooked_for: null });
    await app.call(saveCookingFor, { body: { people_cooked_for: 3 } }, { token });
    expect((await app.call(getCookingFor, {}, { token })).body).toMatchObject({ people_cooked_for: 3 });
    expect((await app.call(saveCookingFor, { body: { people_cooked_for: 51 } }, { token })).status).toBe(422);
  });

  it("[WEEK-45] the groceries are follows the entry, then the plan, then the person, then the recipe", async () => {
    const { token, plan_id, at } = await anOpenPlan(["scrambled-eggs"]);
    const own = Number(await eggsFor(token, plan_id));
    expect(own).toBeGreaterThan(0);
    await app.call(saveCookingFor, { body: { people_cooked_for: 4 } }, { token });
    expect(Number(await eggsFor(token, plan_id))).toBe(own * 2);
    await change(token, plan_id, [{ kind: "cook_for", people: 6 }]);
    expect(Number(await eggsFor(token, plan_id))).toBe(own * 3);
    await change(token, plan_id, [{ kind: "set_servings", entry_id: at(0), servings: 8 }]);
    expect(Number(await eggsFor(token, plan_id))).toBe(own * 4);
  });
});

it("[WEEK-53] the calendar has an entry on its day, and the others from the day after the plan was made", async () => {
  const { token, plan_id, at } = await anOpenPlan(["scrambled-eggs", "chickpea-scramble"]);
  const on = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await change(token, plan_id, [{ kind: "set_day", entry_id: at(0), day: on, slot: "dinner" }]);
  const { body } = await app.call(startCalendar, { body: { password: goodPassword } }, { token });
  const file = new URL(body.url).pathname.split("/").at(-1) ?? "";
  const text = await (await fetch(`${app.url}/api${readCalendar.path.replace(":file", file)}`)).text();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)[\s\S]*?SUMMARY:([^\r]+)/g)].map(
    ([, day, title]) => [day, title],
  );
  expect(days).toEqual([
    [on.replaceAll("-", ""), "Dinner: Scrambled Eggs"],
    [tomorrow.replaceAll("-", ""), "Breakfast: Chickpea Scramble"],
  ]);
});
