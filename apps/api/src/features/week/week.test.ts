import { randomUUID } from "node:crypto";
import { makePlan } from "@fernwell/contract/plan-entries";
import { listPlans, removePlan } from "@fernwell/contract/plans";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { mealBody } from "@fernwell/contract/test/preferences";
import { changeWeek, getWeek, type WireWeekChange } from "@fernwell/contract/week";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { aUser, findUserId } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const week = { from: "2026-11-16", to: "2026-11-22" };
const names = {
  meal: "personal_meal_plan",
  exercise: "personal_exercise_plan",
  meditation: "personal_meditation_plan",
} as const;

type Added = Extract<WireWeekChange, { kind: "add" }>["entry"];

function anEntry(item_id: string, day: string, more: Partial<Added> = {}): Added {
  const empty = { slot: null, servings: null, note: null, leftover_of: null, done: false, plan_id: null };
  return { entry_id: randomUUID(), item_id, item_name: names.meal, day, ...empty, ...more };
}

const add = (entry: Added): WireWeekChange => ({ kind: "add", entry });

function change(
  token: string,
  changes: WireWeekChange[],
  { device = randomUUID() as string, number = 1, range = week } = {},
) {
  return app.call(changeWeek, { body: { ...range, device, change: number, changes } }, { token });
}

async function read(token: string, range = week) {
  return (await app.call(getWeek, { query: range }, { token })).body;
}

async function firstIds(): Promise<{ exercise: string; meditation: string }> {
  const { shelves } = app.composition.deps.catalogue.requireSnapshot();
  const gentle = shelves.exercise.items.find(({ id }) => id === "mountain-pose");
  return { exercise: gentle?.id ?? "", meditation: shelves.meditation.items[0]?.id ?? "" };
}

describe("a week", () => {
  it("[DAY-10] holds what is planned for its days, of all three kinds and from any plan", async () => {
    const { token } = await aUser(app);
    const ids = await firstIds();
    await change(token, [
      add(anEntry("scrambled-eggs", "2026-11-16", { slot: "breakfast" })),
      add(anEntry(ids.exercise, "2026-11-22", { item_name: names.exercise })),
      add(anEntry(ids.meditation, "2026-11-18", { item_name: names.meditation, slot: "evening" })),
      add(anEntry("luxury-muesli", "2026-11-23")),
    ]);
    const entry = { ...anEntry("chickpea-scramble", "2026-11-17"), day: "2026-11-17" };
    const body = { plan_id: randomUUID(), item_name: names.meal, plan_name: "Another", entries: [entry] };
    await app.call(makePlan, { body }, { token });

    const { entries, meals, exercises, meditations, plans } = await read(token);
    expect(entries.map(({ day, item_id }) => [day, item_id])).toEqual([
      ["2026-11-16", "scrambled-eggs"],
      ["2026-11-17", "chickpea-scramble"],
      ["2026-11-18", ids.meditation],
      ["2026-11-22", ids.exercise],
    ]);
    expect(meals.map(({ _id }) => _id).sort()).toEqual(["chickpea-scramble", "scrambled-eggs"]);
    expect([exercises, meditations].map(([item]) => item?._id)).toEqual([ids.exercise, ids.meditation]);
    expect(plans.map(({ plan_name }) => plan_name).sort()).toEqual([
      "Another",
      ...Array.from({ length: 3 }, () => "Week of 16 November"),
    ]);
  });

  it("[DAY-11] is read in one round trip to the database", async () => {
    const { token } = await aUser(app);
    await change(token, [add(anEntry("scrambled-eggs", "2026-11-16"))]);
    const countQueries = async () => {
      let acquired = 0;
      const onAcquire = () => {
        acquired += 1;
      };
      app.composition.pool.on("acquire", onAcquire);
      await read(token);
      app.composition.pool.off("acquire", onAcquire);
      return acquired;
    };
    // The worker uses the same pool, now and then.
    const counts = [await countQueries(), await countQueries(), await countQueries()];
    expect(Math.min(...counts)).toBe(1);
  });

  it("[DAY-12] says of each item whether it still suits the person", async () => {
    const { token } = await aUser(app);
    await change(token, [add(anEntry("scrambled-eggs", "2026-11-16"))]);
    expect((await read(token)).meals[0]?.conflicts).toEqual([]);
    const body = { ...mealBody, has_food_allergies: true, food_allergies: ["eggs"] };
    await app.call(saveMealPreferences, { body }, { token });
    expect((await read(token)).meals[0]?.conflicts).not.toEqual([]);
  });

  it("[DAY-71] tells the energy of its days to adults who want to know, and to nobody else", async () => {
    const people = [
      { dob: "1990-02-28", wants: true, sees: true },
      { dob: "1990-02-28", wants: false, sees: false },
      { dob: "2012-02-28", wants: true, sees: false },
    ];
    for (const { dob, wants, sees } of people) {
      const { token, email } = await aUser(app);
      await change(token, [add(anEntry("scrambled-eggs", "2026-11-16"))]);
      expect((await read(token)).energy).toBeNull();
      const userId = await findUserId(app, email);
      await sql`update profiles set born_on = ${dob}, shows_energy = ${wants} where user_id = ${userId}`.execute(
        app.composition.deps.db,
      );
      const { energy } = await read(token);
      expect(energy === null).toBe(!sees);
      if (energy === null) continue;
      expect(energy).toHaveLength(1);
      expect(energy[0]?.kcal.low).toBeGreaterThan(50);
      expect(energy[0]?.kcal.high).toBeGreaterThanOrEqual(energy[0]?.kcal.low ?? Number.POSITIVE_INFINITY);
    }
  });

  it("[DAY-10] refuses days before and after those that anybody plans for", async () => {
    const { token } = await aUser(app);
    for (const [from, to] of [
      ["0000-01-01", "0000-01-02"],
      ["1899-12-31", "1900-01-01"],
      ["9999-12-30", "9999-12-31"],
    ] as const) {
      const asked = await app.call(getWeek, { query: { from, to } }, { token });
      const changed = await change(token, [add(anEntry("scrambled-eggs", from))]);
      expect([from, asked.status, changed.status]).toEqual([from, 422, 422]);
    }
    for (const day of ["1900-01-01", "2199-12-31"]) {
      const range = { from: day, to: day };
      const { status, body } = await change(token, [add(anEntry("scrambled-eggs", day))], { range });
      expect([status, body.entries.map((entry) => entry.day)]).toEqual([200, [day]]);
    }
  });

  it("[DAY-10] has one to 42 days", async () => {
    const { token } = await aUser(app);
    const ask = async (to: string) =>
      (await app.call(getWeek, { query: { from: "2026-11-16", to } }, { token })).status;
    expect(await ask("2026-12-27")).toBe(200);
    expect(await ask("2026-12-28")).toBe(422);
    expect(await ask("2026-11-15")).toBe(422);
  });
});

describe("a change of a week", () => {
  it("[DAY-13] adds, moves, swaps, marks as done, sets servings and note, and removes", async () => {
    const { token } = await aUser(app);
    const entry = anEntry("scrambled-eggs", "2026-11-16", { slot: "breakfast" });
    const { entry_id } = entry;
    await change(token, [add(entry)]);
    const { body } = await change(token, [
      { kind: "set_day", entry_id, day: "2026-11-19", slot: "lunch" },
      { kind: "swap", entry_id, item_id: "luxury-muesli" },
      { kind: "set_done", entry_id, done: true },
      { kind: "set_servings", entry_id, servings: 3 },
      { kind: "set_note", entry_id, note: "for Ada" },
    ]);
    expect(body.entries).toEqual([
      {
        ...entry,
        ...{ item_id: "luxury-muesli", day: "2026-11-19", slot: "lunch" },
        ...{ done: true, servings: 3, note: "for Ada", plan_id: body.plans[0]?.plan_id },
      },
    ]);
    expect((await change(token, [{ kind: "remove", entry_id }])).body.entries).toEqual([]);
  });

  it("[DAY-13] is made once for each number of a device, and all of it or nothing", async () => {
    const { token } = await aUser(app);
    const device = randomUUID();
    const entry = anEntry("scrambled-eggs", "2026-11-16");
    const { entry_id } = entry;
    await change(token, [add(entry)], { device });
    await change(token, [{ kind: "set_note", entry_id, note: "new" }], { device, number: 2 });
    await change(token, [{ kind: "set_note", entry_id, note: "late" }], { device, number: 1 });
    const failed = await change(token, [
      { kind: "set_note", entry_id, note: "half" },
      add(anEntry("no-such-meal", "2026-11-17")),
    ]);
    expect(failed.status).toBe(404);
    expect((await read(token)).entries.map(({ note }) => note)).toEqual(["new"]);
  });

  it("[DAY-14] brings in nothing that does not suit the person now, whichever way", async () => {
    const { token } = await aUserWhoAnswered(app, { meals: { allergies: "eggs" } });
    const porridge = anEntry("luxury-muesli", "2026-11-16");
    await change(token, [add(porridge)]);
    const unsafe: WireWeekChange[] = [
      add(anEntry("scrambled-eggs", "2026-11-16")),
      { kind: "swap", entry_id: porridge.entry_id, item_id: "scrambled-eggs" },
    ];
    for (const each of unsafe) {
      const { status, body } = await change(token, [each]);
      expect([status, body]).toMatchObject([409, { code: "not_suitable" }]);
    }
    expect((await read(token)).entries.map(({ item_id }) => item_id)).toEqual(["luxury-muesli"]);
  });

  it("[DAY-15] puts what is added into the plan of its week, and starts one where there is none", async () => {
    const { token } = await aUser(app);
    await change(token, [add(anEntry("scrambled-eggs", "2026-11-16"))]);
    await change(token, [add(anEntry("luxury-muesli", "2026-11-22"))]);
    await change(token, [add(anEntry("chickpea-scramble", "2026-11-23"))]);
    const { body } = await app.call(listPlans, { query: { item_name: names.meal } }, { token });
    expect(body.map(({ plan_name, items }) => [plan_name, items.length])).toEqual([
      ["Week of 23 November", 1],
      ["Week of 16 November", 2],
    ]);
  });

  it("[DAY-15] starts one plan for all that is added to a week at once", async () => {
    const { token } = await aUser(app);
    const { exercise } = await firstIds();
    const days = ["2026-11-16", "2026-11-18", "2026-11-22"];
    const { body } = await change(token, [
      ...days.map((day) => add(anEntry("scrambled-eggs", day, { plan_id: randomUUID() }))),
      ...days.map((day) => add(anEntry(exercise, day, { item_name: names.exercise }))),
    ]);
    expect(body.entries).toHaveLength(6);
    expect(body.plans.map(({ item_name }) => item_name).sort()).toEqual([names.exercise, names.meal]);
  });

  it("[DAY-15] puts an entry back into the plan that it names, unless that is gone", async () => {
    const { token } = await aUser(app);
    const entry = { ...anEntry("scrambled-eggs", "2026-11-17"), day: "2026-11-17" };
    const plan_id = randomUUID();
    const plan = { plan_id, item_name: names.meal, plan_name: "Another", entries: [entry] };
    await app.call(makePlan, { body: plan }, { token });
    await change(token, [add(anEntry("luxury-muesli", "2026-11-16"))]);
    await change(token, [{ kind: "remove", entry_id: entry.entry_id }]);
    const back = await change(token, [add({ ...entry, plan_id })]);
    expect(back.body.entries.find(({ entry_id }) => entry_id === entry.entry_id)?.plan_id).toBe(plan_id);

    await app.call(removePlan, { query: { item_name: names.meal, item_id: plan_id } }, { token });
    const again = await change(token, [add({ ...entry, plan_id })]);
    expect(again.body.entries).toHaveLength(1);
    expect(again.body.entries[0]?.plan_id).not.toBe(plan_id);
  });

  it("[DAY-16] reaches nothing of another person", async () => {
    const [owner, other] = [await aUser(app), await aUser(app)];
    const entry = anEntry("scrambled-eggs", "2026-11-16");
    const { body } = await change(owner.token, [add(entry)]);
    await change(other.token, [
      { kind: "remove", entry_id: entry.entry_id },
      { kind: "set_note", entry_id: entry.entry_id, note: "mine" },
      add(anEntry("luxury-muesli", "2026-11-16", { plan_id: body.plans[0]?.plan_id ?? null })),
    ]);
    expect((await read(owner.token)).entries).toEqual(body.entries);
    expect((await read(other.token)).entries.map(({ item_id }) => item_id)).toEqual(["luxury-muesli"]);
  });

  it("[DAY-17] of two devices at the same time is not lost", async () => {
    const { token } = await aUser(app);
    const entries = Array.from({ length: 12 }, () => anEntry("scrambled-eggs", "2026-11-16"));
    const answers = await Promise.all(entries.map((entry) => change(token, [add(entry)])));
    expect(answers.map(({ status }) => status)).toEqual(entries.map(() => 200));
    const { entries: stored, plans } = await read(token);
    expect(new Set(stored.map(({ entry_id }) => entry_id))).toEqual(
      new Set(entries.map(({ entry_id }) => entry_id)),
    );
    expect(plans).toHaveLength(1);
  });

  it("[DAY-18] keeps the moment in which something was first done", async () => {
    const { token } = await aUser(app);
    const entry = anEntry("scrambled-eggs", "2026-11-16");
    const { entry_id } = entry;
    const readMoment = async () => {
      const { rows } = await sql<{ doneAt: Date | null }>`
        select done_at from plan_entries where entry_id = ${entry_id}`.execute(app.composition.deps.db);
      return rows[0]?.doneAt ?? null;
    };
    await change(token, [add(entry), { kind: "set_done", entry_id, done: true }]);
    const first = await readMoment();
    expect(first).not.toBeNull();
    await change(token, [
      { kind: "set_done", entry_id, done: true },
      { kind: "set_note", entry_id, note: "again" },
    ]);
    expect(await readMoment()).toEqual(first);
    await change(token, [{ kind: "set_done", entry_id, done: false }]);
    expect(await readMoment()).toBeNull();
  });
});
