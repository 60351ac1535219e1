import { savePlan } from "@fernwell/contract/plans";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { saveCookingFor, saveDaySettings } from "@fernwell/contract/profiles";
import { addReminderDevice, getReminders, saveReminder } from "@fernwell/contract/reminders";
import { mealBody } from "@fernwell/contract/test/preferences";
import { asUserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aQuickSession } from "../../../test/people.ts";
import {
  addDevice,
  aRemindedPerson,
  change,
  plan,
  type ReminderApp,
  runReminderJobs,
  sendQueued,
  startReminderApp,
} from "../../../test/reminders.ts";
import type { Queryable } from "../../platform/db/db.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { findReminders } from "./reminders.service.ts";

let reminding: ReminderApp;
beforeAll(async () => {
  reminding = await startReminderApp();
});
afterEach(async () => {
  expect(reminding.service.problems).toEqual([]);
  await sql`delete from graphile_worker._private_jobs`.execute(reminding.app.composition.deps.db);
});
afterAll(() => reminding.close());

const day = "2026-11-18";
const quesadillas = { kind: "meal", item: "ham-and-cheese-quesadillas", day, slot: "dinner" } as const;
const dal = { kind: "meal", item: "red-lentil-dal-with-carrot-and-lemon", day, slot: "dinner" } as const;

/** Runs the jobs at a time. Returns how many failed. */
async function runAt(time: string): Promise<number> {
  reminding.setTime(time);
  return runReminderJobs(reminding.app.composition.deps);
}

function listReceived({ subscription }: { subscription: { endpoint: string } }) {
  return reminding.service.received
    .filter(({ endpoint }) => endpoint === subscription.endpoint)
    .map(({ kind, title, text, path }) => ({ kind, title, text, path }));
}

async function aPerson(reminders: Parameters<typeof aRemindedPerson>[1]) {
  reminding.setTime(`${day}T03:00:00Z`);
  return aRemindedPerson(reminding, reminders);
}

async function countWaitingForPerson(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and not granted and datname = current_database()`.execute(db);
  return rows[0]?.count ?? 0;
}

describe("the reminder of dinner", () => {
  it("[PHONE-70] [PHONE-72] comes when cooking has to start, and opens the recipe", async () => {
    const person = await aPerson({ dinner: "19:00" });
    const entry = await plan(reminding.app, person.token, dal);
    await runAt(`${day}T17:25:00Z`);
    expect(listReceived(person)).toEqual([]);
    await runAt(`${day}T17:30:00Z`);
    const [push] = reminding.service.received.filter(
      ({ endpoint }) => endpoint === person.subscription.endpoint,
    );
    expect(push).toEqual({
      kind: "dinner",
      title: "Time to start dinner",
      text: "Red lentil dal with carrot and lemon takes about 26 min.",
      path: `/cook/${dal.item}?entry=${entry}&for=4`,
      stop_token: expect.stringMatching(/^[\w-]{64}$/),
      endpoint: person.subscription.endpoint,
      urgency: "high",
      lifeSeconds: 3_600,
      contact: "mailto:hello@fernwell.example",
    });
  });

  it("[PHONE-71] follows the plan until it is sent, and then stays quiet for the day", async () => {
    const person = await aPerson({ dinner: "19:00" });
    await runAt(`${day}T12:00:00Z`);
    const late = await plan(reminding.app, person.token, { ...dal, item: "scrambled-eggs" });
    await runAt(`${day}T17:30:00Z`);
    expect(listReceived(person)).toEqual([]);
    await change(reminding.app, person.token, day, { kind: "remove", entry_id: late });
    await plan(reminding.app, person.token, dal);
    await runAt(`${day}T17:45:00Z`);
    expect(listReceived(person).map(({ text }) => text)).toEqual([
      "Red lentil dal with carrot and lemon takes about 26 min.",
    ]);
    await plan(reminding.app, person.token, { ...dal, item: "scrambled-eggs" });
    for (const time of ["17:50", "17:55", "18:00"]) await runAt(`${day}T${time}:00Z`);
    expect(listReceived(person)).toHaveLength(1);
  });

  it("[PHONE-71] does not come for what is done, left over, another meal, or without a day", async () => {
    const person = await aPerson({ dinner: "19:00" });
    const { app } = reminding;
    const done = await plan(app, person.token, dal);
    await change(app, person.token, day, { kind: "set_done", entry_id: done, done: true });
    await plan(app, person.token, { ...dal, leftoverOf: done });
    await plan(app, person.token, { ...dal, slot: "lunch" });
    await plan(app, person.token, { ...dal, item: "scrambled-eggs", slot: null });
    const query = { item_name: "personal_meal_plan" as const, item_id: [dal.item], plan_name: "Undated" };
    await app.call(savePlan, { query }, person);
    for (const time of ["17:30", "17:45", "18:00"]) await runAt(`${day}T${time}:00Z`);
    expect(listReceived(person)).toEqual([]);
  });

  it("[PHONE-74] names only what the gate lets through, and never an answer", async () => {
    const [allergic, other] = [await aPerson({ dinner: "19:00" }), await aPerson({ dinner: "19:00" })];
    const { app } = reminding;
    for (const person of [allergic, other]) {
      await plan(app, person.token, { ...dal, item: "scrambled-eggs" });
      await plan(app, person.token, dal);
    }
    const body = { ...mealBody, health_tags: [], has_food_allergies: true, food_allergies: ["eggs"] };
    await app.call(saveMealPreferences, { body }, allergic);
    await runAt(`${day}T17:30:00Z`);
    expect(listReceived(allergic).map(({ text }) => text)).toEqual([
      "Red lentil dal with carrot and lemon takes about 26 min.",
    ]);
    expect(listReceived(other)).toEqual([
      {
        kind: "dinner",
        title: "Time to start dinner",
        text: "Scrambled Eggs and 1 more takes about 26 min.",
        path: "/today",
      },
    ]);
  });

  it("[PHONE-71] [PHONE-74] comes when what the gate lets through has to be started, however long the rest takes", async () => {
    const person = await aPerson({ dinner: "19:00" });
    const { app } = reminding;
    await plan(app, person.token, { ...dal, item: "slow-lamb-shoulder-with-fennel-and-rosemary" });
    const body = { ...mealBody, health_tags: [], dietary_preferences: ["Vegan"], food_allergies: ["eggs"] };
    expect((await app.call(saveMealPreferences, { body }, person)).status).toBe(200);
    await runAt(`${day}T13:30:00Z`);
    expect(listReceived(person)).toEqual([]);
    await plan(app, person.token, dal);
    await runAt(`${day}T13:45:00Z`);
    expect(listReceived(person)).toEqual([]);
    await runAt(`${day}T17:30:00Z`);
    expect(listReceived(person)).toHaveLength(1);
  });

  const cookForEight: Readonly<
    Record<string, (person: { token: string }, entry: string) => Promise<unknown>>
  > = {
    "the entry is for eight": ({ token }, entry_id) =>
      change(reminding.app, token, day, { kind: "set_servings", entry_id, servings: 8 }),
    "the household has eight": (person) =>
      reminding.app.call(saveCookingFor, { body: { people_cooked_for: 8 } }, person),
    "eight eat it, now or later": async ({ token }, entry_id) => {
      await change(reminding.app, token, day, { kind: "set_servings", entry_id, servings: 5 });
      const rest = await plan(reminding.app, token, { ...quesadillas, slot: null, leftoverOf: entry_id });
      await change(reminding.app, token, day, { kind: "set_servings", entry_id: rest, servings: 3 });
    },
  };

  it.each(Object.entries(cookForEight))(
    "[PHONE-70] [PHONE-72] leaves the time that eight servings take, and opens the recipe for eight, when %s",
    async (_, cookFor) => {
      const person = await aPerson({ dinner: "19:00" });
      const entry = await plan(reminding.app, person.token, quesadillas);
      await cookFor(person, entry);
      await runAt(`${day}T17:15:00Z`);
      expect(listReceived(person)).toEqual([]);
      await runAt(`${day}T17:20:00Z`);
      expect(listReceived(person)).toMatchObject([
        { text: expect.stringMatching(/ takes about 40 min\.$/), path: expect.stringMatching(/&for=8$/) },
      ]);
    },
  );

  it("[PHONE-74] does not come when the answers cannot be read, and others get theirs", async () => {
    const [unreadable, other] = [await aPerson({ dinner: "19:00" }), await aPerson({ dinner: "19:00" })];
    const { app } = reminding;
    for (const person of [unreadable, other]) {
      await plan(app, person.token, dal);
      await app.call(saveMealPreferences, { body: { ...mealBody, health_tags: [] } }, person);
    }
    await sql`update preferences set answers = '{"allergies": 7}'
      where user_id = ${unreadable.userId}`.execute(app.composition.deps.db);
    await runAt(`${day}T17:30:00Z`);
    expect(listReceived(unreadable)).toEqual([]);
    expect(listReceived(other)).toHaveLength(1);
    const lines = app.logs.filter((line) => line.includes("cooking time cannot be found"));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(unreadable.userId);
  });

  it("[PHONE-71] is looked for without keeping the person from changing it", async () => {
    const person = await aPerson({ dinner: "19:00" });
    const { deps } = reminding.app.composition;
    await plan(reminding.app, person.token, dal);
    const body = { ...mealBody, health_tags: [], has_food_allergies: true, food_allergies: ["eggs"] };
    await reminding.app.call(saveMealPreferences, { body }, person);
    await sql`delete from told_readings where user_id = ${person.userId}`.execute(deps.db);
    reminding.setTime(`${day}T17:30:00Z`);
    const found = await deps.db.transaction().execute(async (tx) => {
      await lockPerson(tx, asUserId(person.userId));
      const finding = findReminders(deps);
      // It stores what the gate has read anew.
      await expect.poll(() => countWaitingForPerson(tx)).toBe(1);
      await sql`select from reminders where user_id = ${person.userId} for update nowait`.execute(tx);
      return { finding };
    });
    await found.finding;
    await sendQueued(deps);
    expect(listReceived(person)).toHaveLength(1);
  });
});

describe("the reminders of an hour", () => {
  it("[PHONE-70] [PHONE-72] name today's movement and rest, and the end of the trial two days ahead", async () => {
    const person = await aPerson({ movement: "17:00", rest: "17:00", trial: "17:00" });
    const { app } = reminding;
    await plan(app, person.token, { kind: "exercise", item: "lunges", day });
    await plan(app, person.token, { kind: "exercise", item: "lunges", day });
    const entry = await plan(app, person.token, { kind: "meditation", item: "starfish-meditation", day });
    await sql`insert into demo_subscriptions (user_id, offer, trial_ends_at)
      values (${person.userId}, 'Annual', '2026-11-20T22:30:00Z')`.execute(app.composition.deps.db);
    await runAt(`${day}T16:00:00Z`);
    const received = listReceived(person).sort((one, other) => one.kind.localeCompare(other.kind));
    expect(received).toMatchObject([
      { kind: "movement", title: "Time to move", path: `/train/${day}` },
      { kind: "rest", title: "Time to rest", path: `/rest/starfish-meditation?entry=${entry}` },
      {
        kind: "trial",
        title: "Your trial ends on Friday",
        text: "You can change or cancel your plan until then.",
        path: "/settings/subscription",
      },
    ]);
    expect(received[0]?.text).toMatch(/^Lunges and 1 more, \d+ min\.$/);
    for (const { title, text } of received) expect(`${title} ${text}`.length).toBeLessThan(120);
  });

  it("[PHONE-71] come once, and not at all when there is nothing to remind of", async () => {
    const person = await aPerson({ movement: "17:00", rest: "17:00", trial: "17:00" });
    await plan(reminding.app, person.token, { kind: "exercise", item: "lunges", day });
    for (const time of ["15:55", "16:00", "16:05", "16:30", "17:30"]) await runAt(`${day}T${time}:00Z`);
    expect(listReceived(person).map(({ kind }) => kind)).toEqual(["movement"]);
  });

  it("[PHONE-71] are left out where the worker was away for an hour", async () => {
    const person = await aPerson({ movement: "17:00" });
    await plan(reminding.app, person.token, { kind: "exercise", item: "lunges", day });
    await runAt(`${day}T17:00:00Z`);
    expect(listReceived(person)).toEqual([]);
  });

  it("[PHONE-71] follow the time zone that the person chooses, from that moment", async () => {
    const person = await aPerson({ movement: "17:00" });
    await plan(reminding.app, person.token, { kind: "exercise", item: "lunges", day });
    await reminding.app.call(saveDaySettings, { body: { time_zone: "Asia/Kolkata" } }, person);
    await runAt(`${day}T11:30:00Z`);
    expect(listReceived(person)).toHaveLength(1);
    await runAt(`${day}T16:00:00Z`);
    expect(listReceived(person)).toHaveLength(1);
  });

  it("[PHONE-71] follow the device, which says where it is when it is added again", async () => {
    const person = await aPerson({ movement: "17:00" });
    const { app } = reminding;
    await plan(app, person.token, { kind: "exercise", item: "lunges", day });
    const read = async () => (await app.call(getReminders, {}, person)).body.device_time_zone;
    expect(await read()).toBe("Europe/Berlin");
    const options = { token: person.token, timeZone: "America/Los_Angeles" };
    await app.call(addReminderDevice, { body: person.subscription }, options);
    expect(await read()).toBe("America/Los_Angeles");
    await runAt(`${day}T16:00:00Z`);
    expect(listReceived(person)).toEqual([]);
    await runAt("2026-11-19T01:00:00Z");
    expect(listReceived(person)).toHaveLength(1);
  });

  it("[PHONE-71] begin with the next time when they are turned on after it", async () => {
    const person = await aPerson({});
    await plan(reminding.app, person.token, { kind: "exercise", item: "lunges", day });
    reminding.setTime(`${day}T16:10:00Z`);
    const input = { params: { kind: "movement" as const }, body: { is_on: true, at: "17:00" } };
    await reminding.app.call(saveReminder, input, person);
    await runAt(`${day}T16:15:00Z`);
    expect(listReceived(person)).toEqual([]);
  });

  it("[PHONE-71] come in time though another kind is changed meanwhile", async () => {
    const person = await aPerson({ movement: "17:00" });
    await plan(reminding.app, person.token, { kind: "exercise", item: "lunges", day });
    reminding.setTime(`${day}T16:05:00Z`);
    const input = { params: { kind: "rest" as const }, body: { is_on: true, at: "21:00" } };
    await reminding.app.call(saveReminder, input, person);
    await runAt(`${day}T16:20:00Z`);
    expect(listReceived(person)).toHaveLength(1);
  });

  it("[PHONE-71] are left to the worker that has claimed them, and the others are sent", async () => {
    const [claimed, other] = [await aPerson({ movement: "17:00" }), await aPerson({ movement: "17:00" })];
    for (const { token } of [claimed, other])
      await plan(reminding.app, token, { kind: "exercise", item: "lunges", day });
    await reminding.app.composition.deps.db.transaction().execute(async (tx) => {
      await sql`select from reminders where user_id = ${claimed.userId} for update`.execute(tx);
      await runAt(`${day}T16:00:00Z`);
    });
    expect(listReceived(claimed)).toEqual([]);
    expect(listReceived(other)).toHaveLength(1);
    await runAt(`${day}T16:05:00Z`);
    expect(listReceived(claimed)).toHaveLength(1);
  });

  it("[PHONE-71] are sent by a worker whose clock is behind", async () => {
    const person = await aPerson({ movement: "17:00" });
    await plan(reminding.app, person.token, { kind: "exercise", item: "lunges", day });
    const { deps } = reminding.app.composition;
    reminding.setTime(`${day}T16:00:00Z`);
    await findReminders(deps);
    reminding.setTime(`${day}T15:59:59Z`);
    await sendQueued(deps);
    expect(listReceived(person)).toHaveLength(1);
  });
});

describe("a push service", () => {
  async function aTrainingPerson() {
    const person = await aPerson({ movement: "17:00" });
    await plan(reminding.app, person.token, { kind: "exercise", item: "lunges", day });
    return person;
  }

  async function countDevices(userId: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from push_devices where user_id = ${userId}`.execute(
      reminding.app.composition.deps.db,
    );
    return rows[0]?.count ?? 0;
  }

  it.each([404, 410])(
    "[PHONE-73] that no longer knows the address (%i) makes us forget it",
    async (status) => {
      const person = await aTrainingPerson();
      reminding.service.respond(person.subscription.endpoint, status);
      expect(await runAt(`${day}T16:00:00Z`)).toBe(0);
      expect(await countDevices(person.userId)).toBe(0);
    },
  );

  it.each([429, 503])(
    "[PHONE-73] that does not take a message for now (%i) is tried again, and others are not",
    async (status) => {
      const person = await aTrainingPerson();
      const second = await addDevice(reminding, (await aQuickSession(reminding.app, person.userId)).token);
      reminding.service.respond(person.subscription.endpoint, status, 2);
      expect(await runAt(`${day}T16:00:00Z`)).toBe(1);
      expect(listReceived({ subscription: second })).toHaveLength(1);
      const { deps } = reminding.app.composition;
      expect(await sendQueued(deps)).toBe(1);
      expect(await sendQueued(deps)).toBe(0);
      expect(await sendQueued(deps)).toBe(0);
      expect(listReceived(person)).toHaveLength(1);
      expect(listReceived({ subscription: second })).toHaveLength(1);
      expect(await countDevices(person.userId)).toBe(2);
    },
  );

  it("[PHONE-73] that takes a message and does not say so gets it once", async () => {
    const person = await aTrainingPerson();
    reminding.service.hangUp(person.subscription.endpoint);
    expect(await runAt(`${day}T16:00:00Z`)).toBe(0);
    expect(listReceived(person)).toHaveLength(1);
    expect(await countDevices(person.userId)).toBe(1);
  });

  it.each([500, 502, 504])(
    "[PHONE-73] that fails with %i, and may have taken the message, gets it once",
    async (status) => {
      const person = await aTrainingPerson();
      reminding.service.respond(person.subscription.endpoint, status);
      expect(await runAt(`${day}T16:00:00Z`)).toBe(0);
      expect(listReceived(person)).toEqual([]);
      expect(await countDevices(person.userId)).toBe(1);
    },
  );

  it("[PHONE-73] that is not reached is tried again", async () => {
    const away = await startReminderApp();
    away.setTime(`${day}T03:00:00Z`);
    const { token } = await aRemindedPerson(away, { movement: "17:00" });
    await plan(away.app, token, { kind: "exercise", item: "lunges", day });
    await away.service.close();
    away.setTime(`${day}T16:00:00Z`);
    expect(await runReminderJobs(away.app.composition.deps)).toBe(1);
    expect(await sendQueued(away.app.composition.deps)).toBe(1);
    await away.app.close();
  });

  it("[PHONE-73] that fails for an hour gets nothing after it", async () => {
    const person = await aTrainingPerson();
    reminding.service.respond(person.subscription.endpoint, 503);
    expect(await runAt(`${day}T16:00:00Z`)).toBe(1);
    expect(await runAt(`${day}T17:00:00Z`)).toBe(0);
    expect(listReceived(person)).toEqual([]);
  });

  it("[PHONE-73] that refuses a message gets it once", async () => {
    const person = await aTrainingPerson();
    reminding.service.respond(person.subscription.endpoint, 413);
    expect(await runAt(`${day}T16:00:00Z`)).toBe(0);
    expect(await countDevices(person.userId)).toBe(1);
    expect(listReceived(person)).toEqual([]);
  });

  it("[PHONE-73] never sees a message for keys that are none: the device is forgotten", async () => {
    const person = await aTrainingPerson();
    await sql`update push_devices set p256dh = ${"A".repeat(87)} where user_id = ${person.userId}`.execute(
      reminding.app.composition.deps.db,
    );
    expect(await runAt(`${day}T16:00:00Z`)).toBe(0);
    expect(await countDevices(person.userId)).toBe(0);
  });

  it("[PHONE-76] that the configuration no longer names is not called", async () => {
    const person = await aTrainingPerson();
    await sql`update push_devices set endpoint = 'http://127.0.0.1:1/x' where user_id = ${person.userId}`.execute(
      reminding.app.composition.deps.db,
    );
    expect(await runAt(`${day}T16:00:00Z`)).toBe(0);
    expect(await countDevices(person.userId)).toBe(0);
  });

  it("[PHONE-74] leaves neither the text nor the address in the log", async () => {
    const person = await aTrainingPerson();
    reminding.service.respond(person.subscription.endpoint, 503);
    await runAt(`${day}T16:00:00Z`);
    await sendQueued(reminding.app.composition.deps);
    const [push] = listReceived(person);
    const { endpoint, keys } = person.subscription;
    for (const secret of [endpoint.slice(-24), keys.auth, keys.p256dh, push?.text ?? endpoint])
      expect(reminding.app.logs.filter((line) => line.includes(secret))).toEqual([]);
  });
});
