import { endSession, logout, logoutEverywhere } from "@fernwell/contract/accounts";
import {
  addReminderDevice,
  getReminders,
  removeReminderDevice,
  saveReminder,
  stopReminder,
} from "@fernwell/contract/reminders";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { interrupt } from "../../../test/interrupt-statements.ts";
import { aQuickSession, aQuickUser } from "../../../test/people.ts";
import {
  addDevice,
  aRemindedPerson,
  plan,
  type ReminderApp,
  runReminderJobs,
  startReminderApp,
} from "../../../test/reminders.ts";
import { startTestApp } from "../../../test/test-app.ts";
import { forgetOld } from "../privacy/privacy.service.ts";
import { maxDevices } from "./reminders.limits.ts";

let reminding: ReminderApp;
beforeAll(async () => {
  reminding = await startReminderApp();
});
afterAll(() => reminding.close());

const read = async (token: string) => (await reminding.app.call(getReminders, {}, { token })).body;

const listOn = async (token: string) =>
  (await read(token)).reminders.filter(({ is_on }) => is_on).map(({ kind }) => kind);

async function countDevices(userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from push_devices where user_id = ${userId}`.execute(
    reminding.app.composition.deps.db,
  );
  return rows[0]?.count ?? 0;
}

describe("what a person is reminded of", () => {
  it("[PHONE-70] is nothing until they turn a kind on, each with its time", async () => {
    const { app } = reminding;
    const { token } = await aQuickUser(app);
    expect(await read(token)).toEqual({
      public_key: expect.stringMatching(/^[\w-]{87}$/),
      has_device: false,
      device_time_zone: null,
      reminders: [
        { kind: "dinner", is_on: false, at: "19:00" },
        { kind: "movement", is_on: false, at: "17:00" },
        { kind: "rest", is_on: false, at: "21:30" },
        { kind: "trial", is_on: false, at: "10:00" },
      ],
    });
    const body = { is_on: true, at: "07:15" };
    const saved = await app.call(saveReminder, { params: { kind: "movement" }, body }, { token });
    expect(saved.body.reminders[1]).toEqual({ kind: "movement", is_on: true, at: "07:15" });
    const off = { is_on: false, at: "08:00" };
    await app.call(saveReminder, { params: { kind: "movement" }, body: off }, { token });
    expect((await read(token)).reminders.map(({ is_on }) => is_on)).toEqual([false, false, false, false]);
    expect((await read(token)).reminders[1]?.at).toBe("08:00");
  });

  it.each(["04:45", "23:50", "24:00", "7:15", "noon"])("[PHONE-70] is not at %s", async (at) => {
    const { token } = await aQuickUser(reminding.app);
    const input = { params: { kind: "rest" as const }, body: { is_on: true, at } };
    expect((await reminding.app.call(saveReminder, input, { token })).status).toBe(422);
  });

  it("[PHONE-75] is not offered without a key in the configuration, and can then only be turned off", async () => {
    const plain = await startTestApp({}, { hasWorker: false });
    const { token } = await aQuickUser(plain);
    expect((await plain.call(getReminders, {}, { token })).body.public_key).toBeNull();
    const save = async (is_on: boolean) =>
      plain.call(saveReminder, { params: { kind: "rest" }, body: { is_on, at: "21:00" } }, { token });
    expect(await save(true)).toMatchObject({ status: 409, body: { code: "reminders_not_offered" } });
    expect((await save(false)).status).toBe(200);
    const body = reminding.service.subscribe("");
    const refused = await plain.call(addReminderDevice, { body }, { token });
    expect(refused.body.code).toBe("reminders_not_offered");
    await plain.close();
  });
});

describe("a device that is reminded", () => {
  it("[PHONE-75] is the one that was added, until it is removed", async () => {
    const { app } = reminding;
    const { token, userId } = await aQuickUser(app);
    const other = await aQuickSession(app, userId);
    await addDevice(reminding, token);
    expect((await read(token)).has_device).toBe(true);
    expect((await read(other.token)).has_device).toBe(false);
    expect((await app.call(removeReminderDevice, {}, { token })).body.has_device).toBe(false);
    expect(await countDevices(userId)).toBe(0);
  });

  it("[PHONE-75] is forgotten with its session, however that ends, and no other is", async () => {
    const { app } = reminding;
    const { db } = app.composition.deps;
    const { userId, token } = await aQuickUser(app);
    const others = [await aQuickSession(app, userId), await aQuickSession(app, userId)] as const;
    const stranger = await aRemindedPerson(reminding, {});
    for (const session of [{ token }, ...others]) await addDevice(reminding, session.token);
    expect(await countDevices(userId)).toBe(3);

    await app.call(endSession, { params: { id: others[0].sessionId } }, { token });
    expect(await countDevices(userId)).toBe(2);
    await app.call(logout, {}, { token: others[1].token });
    expect(await countDevices(userId)).toBe(1);
    await app.call(logoutEverywhere, {}, { token });
    expect(await countDevices(userId)).toBe(0);

    const late = await aQuickSession(app, userId);
    await addDevice(reminding, late.token);
    await sql`update sessions set created_at = now() - interval '40 days' where user_id = ${userId}`.execute(
      db,
    );
    await forgetOld({ ...app.composition.deps, clock: { now: () => new Date() } });
    expect(await countDevices(userId)).toBe(0);
    expect(await countDevices(stranger.userId)).toBe(1);
  });

  it("[PHONE-75] gets nothing after its session was unused for too long", async () => {
    const { app, service } = reminding;
    const { db } = app.composition.deps;
    reminding.setTime("2026-11-18T15:00:00Z");
    const person = await aRemindedPerson(reminding, { movement: "17:00" });
    await plan(app, person.token, { kind: "exercise", item: "lunges", day: "2026-11-18" });
    await sql`update sessions set last_used_at = now() - interval '20 days'
      where user_id = ${person.userId}`.execute(db);
    reminding.setTime("2026-11-18T16:00:00Z");
    await runReminderJobs(app.composition.deps);
    expect(service.received.filter(({ endpoint }) => endpoint === person.subscription.endpoint)).toEqual([]);
  });

  it("[PHONE-75] belongs to one person at a time", async () => {
    const { app } = reminding;
    const [first, second] = [await aRemindedPerson(reminding, {}), await aQuickUser(app)];
    await app.call(addReminderDevice, { body: first.subscription }, { token: second.token });
    expect((await read(first.token)).has_device).toBe(false);
    expect((await read(second.token)).has_device).toBe(true);
  });

  it("[PHONE-76] makes room for a newer one when a person has too many", async () => {
    const { app } = reminding;
    const { token, userId } = await aQuickUser(app);
    await addDevice(reminding, token);
    for (let added = 0; added < maxDevices; added += 1)
      await addDevice(reminding, (await aQuickSession(app, userId)).token);
    expect(await countDevices(userId)).toBe(maxDevices);
    expect((await read(token)).has_device).toBe(false);
  });

  it.each([
    "http://push.example/abc",
    "https://push.example:8443/abc",
    "https://push.example@10.0.0.1/abc",
    "https://user:secret@push.example/abc",
    "https://push.example.evil.example/abc",
    "https://evilpush.example/abc",
    "https://127.0.0.1/abc",
    "http://127.0.0.1:5432/abc",
    "http://169.254.169.254/latest/meta-data",
    "https://localhost/abc",
    "https://[::1]/abc",
  ])("[PHONE-76] is refused at %s, which is no push service that we know", async (endpoint) => {
    const { app, service } = reminding;
    const { token, userId } = await aQuickUser(app);
    const body = { ...service.subscribe(""), endpoint };
    const refused = await app.call(addReminderDevice, { body }, { token });
    expect([refused.status, refused.body.code]).toEqual([409, "unknown_push_service"]);
    expect(await countDevices(userId)).toBe(0);
  });

  it("[PHONE-76] is refused with an address or keys that are none", async () => {
    const { app, service } = reminding;
    const { token } = await aQuickUser(app);
    const good = service.subscribe("");
    for (const body of [
      { ...good, endpoint: `https://push.example/${"a".repeat(1_000)}` },
      { ...good, endpoint: "file:///etc/passwd" },
      { ...good, keys: { ...good.keys, auth: "short" } },
      { ...good, keys: { ...good.keys, p256dh: "a".repeat(200) } },
    ])
      expect((await app.call(addReminderDevice, { body }, { token })).status).toBe(422);
  });
});

it("[PHONE-75] no device is remembered for a person who has turned every kind off", async () => {
  const { app } = reminding;
  const person = await aRemindedPerson(reminding, { movement: "17:00", rest: "22:00" });
  const turnOff = (kind: "movement" | "rest") =>
    app.call(saveReminder, { params: { kind }, body: { is_on: false, at: "17:00" } }, person);
  expect((await turnOff("movement")).body.has_device).toBe(true);
  expect((await turnOff("rest")).body.has_device).toBe(false);
  expect(await countDevices(person.userId)).toBe(0);
});

describe("one touch on a notification", () => {
  const both = { movement: "17:00", rest: "22:00" };

  async function aNotification(reminders: Parameters<typeof aRemindedPerson>[1]) {
    const { app, service } = reminding;
    reminding.setTime("2026-11-18T15:00:00Z");
    const person = await aRemindedPerson(reminding, reminders);
    await plan(app, person.token, { kind: "exercise", item: "lunges", day: "2026-11-18" });
    reminding.setTime("2026-11-18T16:00:00Z");
    await runReminderJobs(app.composition.deps);
    return { ...person, stopToken: (await service.take(person.subscription.endpoint)).stop_token };
  }

  it("[PHONE-72] turns its kind off without a session, for this person only", async () => {
    const { app } = reminding;
    const [one, other] = [await aNotification(both), await aNotification(both)];
    const stopped = await app.call(stopReminder, { body: { token: one.stopToken } });
    expect(stopped.status).toBe(200);
    expect(await listOn(one.token)).toEqual(["rest"]);
    expect((await read(one.token)).has_device).toBe(true);
    expect(await listOn(other.token)).toEqual(["movement", "rest"]);
    expect((await app.call(stopReminder, { body: { token: one.stopToken } })).status).toBe(200);
  });

  it("[PHONE-72] [PHONE-75] forgets the devices with the last kind, in one step wherever its connection breaks", async () => {
    for (let statement = 1, isBroken = true; isBroken; statement += 1) {
      const { stopToken, token, userId } = await aNotification({ movement: "17:00" });
      isBroken = await interrupt({ statement, moment: "before" }, async () => {
        await reminding.app.call(stopReminder, { body: { token: stopToken } });
      });
      expect(await countDevices(userId)).toBe((await listOn(token)).length);
      if (!isBroken) expect(await listOn(token)).toEqual([]);
    }
  });

  it("[PHONE-72] does nothing with another secret, and is limited", async () => {
    const { app } = reminding;
    const [one, other] = [await aNotification(both), await aNotification(both)];
    const mixed = one.stopToken.slice(0, 22) + other.stopToken.slice(22);
    const refused = await app.call(stopReminder, { body: { token: mixed } });
    expect([refused.status, refused.body.code]).toEqual([400, "wrong_link"]);
    const tries = Array.from({ length: 61 }, () =>
      app.call(stopReminder, { body: { token: mixed } }, { from: "10.9.8.7" }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429);
    expect(await listOn(one.token)).toHaveLength(2);
  });
});
