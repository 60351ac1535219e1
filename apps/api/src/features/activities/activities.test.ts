import { randomUUID } from "node:crypto";
import {
  longestActivityNote,
  lookBack,
  mostActivitiesPerDay,
  removeActivity,
  saveActivity,
  setLookingBack,
} from "@fernwell/contract/activities";
import type { CallInput } from "@fernwell/contract/endpoint";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { mealBody } from "@fernwell/contract/test/preferences";
import { changeWeek, getWeek, type WireWeekChange } from "@fernwell/contract/week";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aQuickUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { hasWorker: false });
});
afterAll(() => app.close());

const monday = "2026-11-16";
const week = { from: monday, to: "2026-11-22" };
const item_name = "personal_meal_plan" as const;
type Body = CallInput<typeof saveActivity>["body"];

function save(token: string, activity_id: string, more: Partial<Body> = {}) {
  const body = { day: monday, item_name, item_id: "scrambled-eggs", seconds: 610, ...more };
  return app.call(saveActivity, { params: { activity_id }, body }, { token });
}

function remove(token: string, activity_id: string) {
  return app.call(removeActivity, { params: { activity_id } }, { token });
}

async function look(token: string, query = week) {
  return (await app.call(lookBack, { query }, { token })).body;
}

async function listTitles(token: string) {
  return (await look(token)).activities.map(({ day, title }) => `${day} ${title}`);
}

function turn(token: string, body: CallInput<typeof setLookingBack>["body"]) {
  return app.call(setLookingBack, { body }, { token });
}

type Added = Extract<WireWeekChange, { kind: "add" }>["entry"];

function anEntry(day: string, more: Partial<Added> = {}): Added {
  const empty = { slot: null, servings: null, note: null, leftover_of: null, done: false, plan_id: null };
  return { entry_id: randomUUID(), item_id: "scrambled-eggs", item_name, day, ...empty, ...more };
}

function change(token: string, changes: WireWeekChange[]) {
  return app.call(changeWeek, { body: { ...week, device: randomUUID(), change: 1, changes } }, { token });
}

const add = (entry: Added): WireWeekChange => ({ kind: "add", entry });

async function listDone(token: string): Promise<string[]> {
  const { body } = await app.call(getWeek, { query: week }, { token });
  return body.entries.filter(({ done }) => done).map(({ entry_id }) => entry_id);
}

async function readDoneAt(entryId: string): Promise<Date | null> {
  const { rows } = await sql<{ doneAt: Date | null }>`
    select done_at from plan_entries where entry_id = ${entryId}`.execute(app.composition.deps.db);
  return rows[0]?.doneAt ?? null;
}

describe("what was done", () => {
  it("[DO-41] is recorded once for each id, however often and at the same time it is sent", async () => {
    const { token } = await aQuickUser(app);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(token, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await look(token)).activities).toEqual([
      {
        ...{ activity_id: id, entry_id: null, day: monday, item_name, item_id: "scrambled-eggs" },
        ...{
          is_listed: true,
          title: "Scrambled Eggs",
          image: null,
          minutes: 11,
          seconds: 610,
          felt: null,
          note: null,
        },
      },
    ]);
  });

  it("[DO-41] takes how it felt, a note and the time afterwards, and keeps the rest", async () => {
    const { token } = await aQuickUser(app);
    const id = randomUUID();
    await save(token, id);
    await save(token, id, {
      ...{ felt: "right", note: "  more salt ", seconds: 0 },
      ...{ day: "2026-11-17", item_id: "luxury-muesli" },
    });
    expect((await look(token)).activities).toMatchObject([
      { day: monday, item_id: "scrambled-eggs", felt: "right", note: "more salt", minutes: 1 },
    ]);
    await save(token, id);
    expect((await look(token)).activities).toMatchObject([{ felt: "right", note: "more salt", minutes: 11 }]);
    await save(token, id, { felt: null, note: "   " });
    expect((await look(token)).activities).toMatchObject([{ felt: null, note: null }]);
  });

  it("[DO-41] marks its entry done and keeps the moment in which it first was", async () => {
    const { token } = await aQuickUser(app);
    const [cooked, open] = [anEntry(monday), anEntry(monday)];
    await change(token, [add(cooked), add(open)]);
    const id = randomUUID();
    await save(token, id, { entry_id: cooked.entry_id });
    expect(await listDone(token)).toEqual([cooked.entry_id]);
    const first = await readDoneAt(cooked.entry_id);
    expect(first).not.toBeNull();
    await save(token, id, { entry_id: cooked.entry_id, felt: "too_hard" });
    expect(await readDoneAt(cooked.entry_id)).toEqual(first);
    await change(token, [{ kind: "set_done", entry_id: cooked.entry_id, done: false }]);
    await save(token, id, { entry_id: cooked.entry_id, note: "again next week" });
    expect(await listDone(token)).toEqual([]);
  });

  it("[DO-41] may be something that does not suit the person now", async () => {
    const { token } = await aQuickUser(app);
    const body = { ...mealBody, has_food_allergies: true, food_allergies: ["eggs"] };
    await app.call(saveMealPreferences, { body }, { token });
    expect((await save(token, randomUUID())).status).toBe(200);
    expect(await listTitles(token)).toEqual([`${monday} Scrambled Eggs`]);
  });

  it("[DO-41] may be something that the catalogue has dropped meanwhile", async () => {
    const { token } = await aQuickUser(app);
    expect((await save(token, randomUUID(), { item_id: "no-such-meal" })).status).toBe(200);
    expect((await look(token)).activities).toMatchObject([{ item_id: "no-such-meal" }]);
  });

  it("[DO-41] names what it was, with a short note", async () => {
    const { token } = await aQuickUser(app);
    expect((await save(token, randomUUID(), { item_id: null })).status).toBe(422);
    const tooLong = await save(token, randomUUID(), { note: "x".repeat(longestActivityNote + 1) });
    expect(tooLong.status).toBe(422);
    expect((await look(token)).activities).toEqual([]);
  });

  it("[DO-41] fills a day up to a limit, and what is recorded can still be changed", async () => {
    const { token, userId } = await aQuickUser(app);
    await sql`insert into activities (user_id, activity_id, day, kind, seconds)
      select ${userId}, gen_random_uuid(), ${monday}, 'meditation', 60
      from generate_series(2, ${mostActivitiesPerDay})`.execute(app.composition.deps.db);
    const last = randomUUID();
    expect((await save(token, last)).status).toBe(200);
    const { status, body } = await save(token, randomUUID());
    expect([status, body]).toMatchObject([409, { code: "list_full" }]);
    expect((await save(token, last, { felt: "right" })).status).toBe(200);
    expect((await save(token, randomUUID(), { day: "2026-11-17" })).status).toBe(200);
    expect((await look(token)).activities).toHaveLength(mostActivitiesPerDay + 1);
  });

  it("[DO-41] of one person touches nothing of another, whatever ids it names", async () => {
    const [owner, other] = [await aQuickUser(app), await aQuickUser(app)];
    const entry = anEntry(monday);
    await change(owner.token, [add(entry)]);
    const id = randomUUID();
    await save(owner.token, id, { note: "mine" });
    await save(other.token, id, { note: "theirs", entry_id: entry.entry_id });
    expect(await listDone(owner.token)).toEqual([]);
    expect((await look(owner.token)).activities.map(({ note }) => note)).toEqual(["mine"]);
    expect((await look(other.token)).activities.map(({ note }) => note)).toEqual(["theirs"]);
  });

  it("[DO-42] is forgotten together with the tick of its entry, and again without harm", async () => {
    const { token } = await aQuickUser(app);
    const entry = anEntry(monday);
    await change(token, [add(entry)]);
    const [first, second, another] = [randomUUID(), randomUUID(), randomUUID()];
    await save(token, first, { entry_id: entry.entry_id });
    await save(token, second, { entry_id: entry.entry_id });
    await save(token, another, { item_id: "luxury-muesli" });
    await remove(token, first);
    expect(await listDone(token)).toEqual([entry.entry_id]);
    for (let time = 0; time < 2; time += 1) {
      expect((await remove(token, second)).status).toBe(200);
      expect(await listDone(token)).toEqual([]);
      expect((await look(token)).activities.map(({ activity_id }) => activity_id)).toEqual([another]);
    }
  });

  it("[DO-42] is not forgotten by another person", async () => {
    const [owner, other] = [await aQuickUser(app), await aQuickUser(app)];
    const id = randomUUID();
    await save(owner.token, id);
    expect((await remove(other.token, id)).status).toBe(200);
    expect((await look(owner.token)).activities).toHaveLength(1);
  });
});

describe("looking back", () => {
  it("[DO-43] lists records and ticked entries, each once, the newest day first", async () => {
    const { token } = await aQuickUser(app);
    const { shelves } = app.composition.deps.catalogue.requireSnapshot();
    const pose = shelves.exercise.find("mountain-pose");
    const both = anEntry("2026-11-18");
    const ticked = anEntry("2026-11-20", { item_name: "personal_exercise_plan", item_id: "mountain-pose" });
    const leftover = anEntry("2026-11-19", { leftover_of: both.entry_id });
    await change(token, [add(both), add(ticked), add(leftover), add(anEntry(monday))]);
    await change(
      token,
      [both, ticked, leftover].map(({ entry_id }) => ({ kind: "set_done", entry_id, done: true })),
    );
    // Planned for Wednesday, cooked on Tuesday.
    await save(token, randomUUID(), { entry_id: both.entry_id, day: "2026-11-17" });
    const timer = { item_name: "personal_meditation_plan", item_id: null, seconds: 300 } as const;
    await save(token, randomUUID(), { ...timer, day: "2026-11-22" });
    for (const day of ["2026-11-15", "2026-11-23"]) await save(token, randomUUID(), { day });

    expect(await listTitles(token)).toEqual([
      "2026-11-22 Free timer",
      `2026-11-20 ${pose?.name}`,
      "2026-11-17 Scrambled Eggs",
    ]);
    const { is_on, activities } = await look(token);
    expect(is_on).toBe(true);
    expect(
      activities.map(({ activity_id, item_id, minutes }) => [activity_id === null, item_id, minutes]),
    ).toEqual([
      [false, null, 5],
      [true, "mountain-pose", pose?.minutes],
      [false, "scrambled-eggs", 11],
    ]);
  });

  it("[DO-43] names what the catalogue no longer has by its kind", async () => {
    const { token, userId } = await aQuickUser(app);
    await sql`insert into activities (user_id, activity_id, day, kind, item_id, seconds)
      values (${userId}, gen_random_uuid(), ${monday}, 'meal', 'no-such-meal', 90)`.execute(
      app.composition.deps.db,
    );
    expect((await look(token)).activities).toMatchObject([
      { item_id: "no-such-meal", is_listed: false, title: "A meal we no longer have", minutes: 2 },
    ]);
  });

  it("[DO-43] shows nothing of another person's", async () => {
    const [owner, other] = [await aQuickUser(app), await aQuickUser(app)];
    const entry = anEntry(monday, { done: true });
    await change(owner.token, [add(entry)]);
    await save(owner.token, randomUUID());
    // Someone else's record of the entry does not hide it.
    await save(other.token, randomUUID(), { entry_id: entry.entry_id, item_id: "luxury-muesli" });
    expect(await listTitles(owner.token)).toHaveLength(2);
    expect(await listTitles(other.token)).toHaveLength(1);
  });

  it("[DO-43] covers one day to half a year", async () => {
    const { token } = await aQuickUser(app);
    const ask = async (from: string, to: string) =>
      (await app.call(lookBack, { query: { from, to } }, { token })).status;
    expect(await ask(monday, monday)).toBe(200);
    expect(await ask("2026-01-01", "2026-07-03")).toBe(200);
    expect(await ask("2026-01-01", "2026-07-04")).toBe(422);
    expect(await ask("2026-11-17", monday)).toBe(422);
  });

  it("[DO-44] records nothing while it is off, and entries are still marked done", async () => {
    const { token } = await aQuickUser(app);
    const entry = anEntry(monday);
    await change(token, [add(entry)]);
    const [before, during] = [randomUUID(), randomUUID()];
    await save(token, before, { day: "2026-11-18" });
    await turn(token, { is_on: false });
    await save(token, during, { entry_id: entry.entry_id, day: "2026-11-19" });
    await save(token, before, { note: "not kept" });
    expect(await look(token)).toEqual({ is_on: false, activities: [] });
    expect(await listDone(token)).toEqual([entry.entry_id]);

    await turn(token, { is_on: true });
    const { is_on, activities } = await look(token);
    expect([is_on, activities.map(({ activity_id, day, note }) => [activity_id, day, note])]).toEqual([
      true,
      [
        [before, "2026-11-18", null],
        [null, monday, null],
      ],
    ]);
  });

  it("[DO-44] forgets what was kept if the person wishes, and nothing of another's", async () => {
    const [one, other] = [await aQuickUser(app), await aQuickUser(app)];
    for (const { token } of [one, other]) await save(token, randomUUID());
    await turn(one.token, { is_on: false, forgets: true });
    await turn(one.token, { is_on: true });
    expect((await look(one.token)).activities).toEqual([]);
    expect((await look(other.token)).activities).toHaveLength(1);
    expect((await look(other.token)).is_on).toBe(true);
  });
});
