import { randomUUID } from "node:crypto";
import { login, logoutEverywhere, resetPasswordByLink } from "@fernwell/contract/accounts";
import {
  getCalendar,
  readCalendar,
  setCalendarAlarms,
  startCalendar,
  stopCalendar,
} from "@fernwell/contract/calendar";
import { makePlan } from "@fernwell/contract/plan-entries";
import { savePlan } from "@fernwell/contract/plans";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { mealBody } from "@fernwell/contract/test/preferences";
import { changeWeek } from "@fernwell/contract/week";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aQuickUser, aReset, aUser, goodPassword, takeMail } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function aFeed(token: string): Promise<string> {
  const { body } = await app.call(startCalendar, { body: { password: goodPassword } }, { token });
  return `${app.url}${new URL(body.url).pathname}`;
}

const turnedOff = { is_on: false, since: null, has_alarms: false };

async function aPlan(token: string, item_id: string[], plan_name = "My week"): Promise<void> {
  await app.call(savePlan, { query: { item_name: "personal_meal_plan", item_id, plan_name } }, { token });
}

/** Unfolds the lines as a calendar program would. */
async function entriesAt(url: string): Promise<Record<string, string>[]> {
  const response = await fetch(url);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
  ]);
  const text = (await response.text()).replaceAll("\r\n ", "");
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  return text
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((entry) => Object.fromEntries(entry.split("\r\n").map((line) => line.split(/:(.*)/s).slice(0, 2))));
}

describe("a person's plans in a calendar", () => {
  it("[TRUST-64] are saved under a name of ours", async () => {
    const { token } = await aUser(app);
    const { headers } = await fetch(await aFeed(token));
    expect(headers.get("content-disposition")).toBe('attachment; filename="fernwell.ics"');
  });

  it("[DAY-85] follow the week as it is changed, and leave out what no longer suits", async () => {
    const { token } = await aUser(app);
    const feed = await aFeed(token);
    const listDays = async () =>
      (await entriesAt(feed)).map((entry) => [entry["SUMMARY"], entry["DTSTART;VALUE=DATE"]]);
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const range = { from: day, to: later, device: randomUUID() };
    const entry_id = randomUUID();
    const entry = {
      ...{ entry_id, item_id: "scrambled-eggs", item_name: "personal_meal_plan" as const, plan_id: null },
      ...{ day, slot: "dinner", servings: null, note: null, leftover_of: null },
    };
    await app.call(
      changeWeek,
      { body: { ...range, change: 1, changes: [{ kind: "add", entry }] } },
      { token },
    );
    expect(await listDays()).toEqual([["Dinner: Scrambled Eggs", day.replaceAll("-", "")]]);
    const move = { kind: "set_day" as const, entry_id, day: later, slot: "lunch" };
    await app.call(changeWeek, { body: { ...range, change: 2, changes: [move] } }, { token });
    expect(await listDays()).toEqual([["Lunch: Scrambled Eggs", later.replaceAll("-", "")]]);
    const body = { ...mealBody, has_food_allergies: true, food_allergies: ["eggs"] };
    await app.call(saveMealPreferences, { body }, { token });
    expect(await listDays()).toEqual([]);
  });

  it("are served at a secret address, each from the day after it was created", async () => {
    const { token } = await aUser(app);
    await aPlan(token, ["scrambled-eggs", "chickpea-scramble"], 'Eggs; "and", more');
    await sql`update plans set created_at = '2026-03-31T20:00:00Z'`.execute(app.composition.deps.db);
    const clockless = await entriesAt(await aFeed(token));
    expect(clockless).toEqual([]);

    await sql`update plans set created_at = now()`.execute(app.composition.deps.db);
    const entries = await entriesAt(await aFeed(token));
    const formatDay = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
    expect(entries.map((entry) => [entry["SUMMARY"], entry["DTSTART;VALUE=DATE"]])).toEqual([
      ["Breakfast: Scrambled Eggs", formatDay(1)],
      ["Breakfast: Chickpea Scramble", formatDay(2)],
    ]);
    expect(entries[0]?.["DESCRIPTION"]).toContain('Eggs\\; "and"\\, more');
  });

  it("[PLAN-16] link to the plan's screen", async () => {
    const { token } = await aUser(app);
    const plans = [
      ["personal_meal_plan", "chickpea-scramble"],
      ["personal_exercise_plan", "lunges"],
      ["personal_meditation_plan", "starfish-meditation"],
    ] as const;
    const links: string[] = [];
    for (const [item_name, item_id] of plans) {
      const query = { item_name, item_id: [item_id], plan_name: "My week" };
      const { id } = (await app.call(savePlan, { query }, { token })).body;
      links.push(`http://127.0.0.1:5173/detail-plan?planType=${item_name}&id=${id}`);
    }
    const entries = await entriesAt(await aFeed(token));
    expect(entries.map((entry) => entry["URL;VALUE=URI"]).sort()).toEqual(links.sort());
  });

  it("leave out items that no longer suit the person", async () => {
    const { token } = await aUser(app);
    await aPlan(token, ["scrambled-eggs", "chickpea-scramble"]);
    const url = await aFeed(token);
    expect(await entriesAt(url)).toHaveLength(2);
    await app.call(
      saveMealPreferences,
      { body: { ...mealBody, health_tags: [], food_allergies: ["eggs"] } },
      { token },
    );
    expect((await entriesAt(url)).map((entry) => entry["SUMMARY"])).toEqual(["Breakfast: Chickpea Scramble"]);
  });

  it("cannot be read once the address is replaced or turned off", async () => {
    const { token } = await aUser(app);
    const first = await aFeed(token);
    const second = await aFeed(token);
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
    expect((await app.call(getCalendar, {}, { token })).body.is_on).toBe(true);
    expect((await app.call(stopCalendar, {}, { token })).body).toEqual(turnedOff);
    expect((await fetch(second)).status).toBe(404);
  });

  it("[TRUST-29] cannot be read once the password is reset", async () => {
    const { email, token } = await aUser(app);
    const url = await aFeed(token);
    const reset = await aReset(app, email);
    const body = { new_password: "Fresh-Meadow", confirm_password: "Fresh-Meadow" };
    expect((await app.call(resetPasswordByLink, { params: { token: reset.token }, body })).status).toBe(200);
    expect((await fetch(url)).status).toBe(404);
  });

  it("[TRUST-29] cannot be read once the person has logged out everywhere, and others' still can", async () => {
    const [one, other] = [await aUser(app), await aUser(app)];
    const urls = [await aFeed(one.token), await aFeed(other.token)];
    await app.call(logoutEverywhere, {}, { token: one.token });
    expect(await Promise.all(urls.map(async (url) => (await fetch(url)).status))).toEqual([404, 200]);
    const { body } = await app.call(login, { body: { email: one.email, password: one.password } });
    const state = await app.call(getCalendar, {}, { token: body.access_token });
    expect(state.body).toEqual(turnedOff);
  });

  it("[TRUST-30] get an address only with the password, and the person is told by mail", async () => {
    const { email, token } = await aUser(app);
    const refused = await app.call(startCalendar, { body: { password: "Wrong-Garden" } }, { token });
    expect([refused.status, refused.body.code]).toEqual([403, "wrong_password"]);
    expect((await app.call(getCalendar, {}, { token })).body.is_on).toBe(false);

    const url = await aFeed(token);
    const mail = await takeMail(app, email, "Your plans can be read in a calendar");
    expect(mail.text).toContain("/settings/calendar");
    expect(mail.text + mail.html).not.toContain(url.slice(-68, -4));
  });

  it("are not found under another person's id, another secret or an invalid address", async () => {
    const [one, other] = [await aUser(app), await aUser(app)];
    const url = await aFeed(one.token);
    const otherUrl = await aFeed(other.token);
    const at = url.length - 4 - 64;
    const mixed = url.slice(0, at) + otherUrl.slice(at, at + 21) + url.slice(at + 21);
    expect((await fetch(mixed)).status).toBe(404);
    expect((await fetch(`${url.slice(0, at)}${"A".repeat(64)}.ics`)).status).toBe(404);
    const nonsense = readCalendar.path.replace(":file", "plans.ics");
    expect((await fetch(`${app.url}/api${nonsense}`)).status).toBe(422);
  });

  it("are stored and logged without the address", async () => {
    const { token } = await aUser(app);
    const url = await aFeed(token);
    await entriesAt(url);
    const secret = url.slice(-68, -4);
    expect(app.logs.filter((line) => line.includes(secret))).toEqual([]);
    const { rows } = await sql<{ line: string }>`select t::text as line from calendar_feeds t`.execute(
      app.composition.deps.db,
    );
    expect(rows.filter(({ line }) => line.includes(secret))).toEqual([]);
  });
});

describe("alarms in the calendar", () => {
  async function setAlarms(token: string, has_alarms: boolean) {
    const { status, body } = await app.call(setCalendarAlarms, { body: { has_alarms } }, { token });
    return { status, body };
  }

  /** What stands between the lines of each alarm, with the title of its event. */
  async function alarmsAt(url: string): Promise<Record<string, string[]>> {
    const text = (await (await fetch(url)).text()).replaceAll("\r\n ", "");
    const events = text.split("BEGIN:VEVENT\r\n").slice(1);
    return Object.fromEntries(
      events.map((event) => [
        /^SUMMARY:(.*?)\r$/m.exec(event)?.[1] ?? "",
        [...event.matchAll(/BEGIN:VALARM\r\n(.*?)END:VALARM\r\n/gs)].map(([, lines = ""]) => lines),
      ]),
    );
  }

  /** A plan of each kind, on one day, with an entry in each slot. */
  async function planSlots(
    token: string,
    item_name: "personal_meal_plan" | "personal_exercise_plan" | "personal_meditation_plan",
    item_id: string,
    slots: readonly (string | null)[],
  ): Promise<void> {
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const entries = slots.map((slot) => ({
      ...{ entry_id: randomUUID(), item_id, day, slot, servings: null, leftover_of: null, note: null },
    }));
    const plan = { plan_id: randomUUID(), item_name, plan_name: "My week", entries };
    expect((await app.call(makePlan, { body: plan }, { token })).status).toBe(200);
  }

  const alarm = (title: string, after: string) => [
    `ACTION:DISPLAY\r\nTRIGGER;RELATED=START:${after}\r\nDESCRIPTION:${title}\r\n`,
  ];

  it("[DAY-80] are off until the person turns them on, and stay on when the address is replaced", async () => {
    const { token } = await aUser(app);
    await aPlan(token, ["scrambled-eggs"]);
    const first = await aFeed(token);
    expect((await app.call(getCalendar, {}, { token })).body.has_alarms).toBe(false);
    expect(await alarmsAt(first)).toEqual({ "Breakfast: Scrambled Eggs": [] });

    expect(await setAlarms(token, true)).toMatchObject({ status: 200, body: { has_alarms: true } });
    expect((await app.call(getCalendar, {}, { token })).body).toMatchObject({
      is_on: true,
      has_alarms: true,
    });
    const { body } = await app.call(startCalendar, { body: { password: goodPassword } }, { token });
    expect(body.has_alarms).toBe(true);
    const second = `${app.url}${new URL(body.url).pathname}`;
    expect((await alarmsAt(second))["Breakfast: Scrambled Eggs"]).toHaveLength(1);

    expect((await setAlarms(token, false)).body).toMatchObject({ is_on: true, has_alarms: false });
    expect(await alarmsAt(second)).toEqual({ "Breakfast: Scrambled Eggs": [] });
  });

  it("[DAY-81] [DAY-82] ring at a time for the slot, counted from the start of the day in no zone", async () => {
    const { token } = await aUser(app);
    await planSlots(token, "personal_meal_plan", "chickpea-scramble", [
      ...["breakfast", "lunch", "snack", "dinner", "late-night snack"],
    ]);
    await planSlots(token, "personal_exercise_plan", "lunges", ["morning", "midday", null]);
    await planSlots(token, "personal_meditation_plan", "starfish-meditation", ["evening", "bedtime"]);
    const url = await aFeed(token);
    await setAlarms(token, true);

    const expected: Record<string, string> = {
      "Breakfast: Chickpea Scramble": "PT7H",
      "Lunch: Chickpea Scramble": "PT11H30M",
      "Snack: Chickpea Scramble": "PT15H",
      "Dinner: Chickpea Scramble": "PT17H",
      "Late-night snack: Chickpea Scramble": "PT8H",
      "Morning: Lunges": "PT7H30M",
      "Midday: Lunges": "PT12H",
      "Exercise: Lunges": "PT8H",
      "Evening: Starfish Meditation": "PT18H30M",
      "Bedtime: Starfish Meditation": "PT21H30M",
    };
    expect(await alarmsAt(url)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([title, after]) => [title, alarm(title, after)])),
    );
    const text = await (await fetch(url)).text();
    expect(text.match(/^DTSTART;VALUE=DATE:\d{8}\r$/gm)).toHaveLength(10);
    expect(text).not.toMatch(/TZID|VTIMEZONE/);
  });

  it("[DAY-81] of a meal without a slot ring when such a meal is eaten", async () => {
    const { token } = await aUser(app);
    await planSlots(token, "personal_meal_plan", "scrambled-eggs", [null]);
    const url = await aFeed(token);
    await setAlarms(token, true);
    const title = "Breakfast: Scrambled Eggs";
    expect(await alarmsAt(url)).toEqual({ [title]: alarm(title, "PT7H") });
  });

  it("[DAY-83] need a calendar, and are each person's own", async () => {
    const [one, other] = [await aUser(app), await aQuickUser(app)];
    expect(await setAlarms(other.token, true)).toMatchObject({ status: 409, body: { code: "calendar_off" } });
    await aFeed(one.token);
    expect(await setAlarms(other.token, true)).toMatchObject({ status: 409 });
    expect((await app.call(getCalendar, {}, { token: one.token })).body.has_alarms).toBe(false);
    expect((await app.call(getCalendar, {}, { token: other.token })).body).toEqual(turnedOff);
  });
});
