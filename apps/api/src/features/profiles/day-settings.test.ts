import { saveMealPreferences } from "@fernwell/contract/preferences";
import {
  editProfile,
  getDaySettings,
  type SaveDaySettings,
  saveDaySettings,
} from "@fernwell/contract/profiles";
import { mealBody } from "@fernwell/contract/test/preferences";
import { asUserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aQuickUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { getDaySettings as getDaySettingsAt } from "./profiles.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { hasWorker: false });
});
afterAll(() => app.close());

async function read(token: string) {
  return (await app.call(getDaySettings, {}, { token })).body;
}

async function save(token: string, body: SaveDaySettings) {
  const { status, body: response } = await app.call(saveDaySettings, { body }, { token });
  return { status, body: response };
}

const refused = (field: string, msg: string) => ({
  status: 422,
  body: { code: "invalid_fields", detail: [{ loc: ["body", field], msg, type: "custom" }] },
});

async function setBirthDate(token: string, dob: string): Promise<void> {
  const profile = { name: "Ada King", fname: "Ada", lname: "King", gender: "female", address: "1 Fern Way" };
  const { status } = await app.call(
    editProfile,
    { body: { ...profile, dob, phone: "+6421123456789" } },
    { token },
  );
  expect(status).toBe(200);
}

const fifteenYearsAgo = `${new Date().getUTCFullYear() - 15}-01-01`;

describe("the settings for days", () => {
  it("[DAY-05] follow the device and say nothing about energy until the person has chosen", async () => {
    const { token } = await aQuickUser(app);
    expect(await read(token)).toEqual({ time_zone: null, shows_energy: null, is_minor: false });
  });

  it("[DAY-05] [DAY-75] are returned as they were saved, and a field that is left out stays", async () => {
    const { token } = await aQuickUser(app);
    const saved = { time_zone: "Pacific/Auckland", shows_energy: true, is_minor: false };
    await save(token, { time_zone: "Pacific/Auckland" });
    expect(await save(token, { shows_energy: true })).toEqual({ status: 200, body: saved });
    expect(await read(token)).toEqual(saved);
    expect((await save(token, {})).body).toEqual(saved);
    expect((await save(token, { time_zone: null })).body).toEqual({ ...saved, time_zone: null });
    expect((await save(token, { shows_energy: false })).body).toMatchObject({ shows_energy: false });
  });

  it.each(["Europe/Atlantis", "+02:00", "", "Berlin", "Europe/Berlin\u0000"])(
    "[DAY-06] refuse %j as a time zone and change nothing",
    async (time_zone) => {
      const { token } = await aQuickUser(app);
      await save(token, { time_zone: "Europe/Berlin" });
      expect(await save(token, { time_zone, shows_energy: true })).toEqual(
        refused("time_zone", "Choose a time zone from the list"),
      );
      expect(await read(token)).toMatchObject({ time_zone: "Europe/Berlin", shows_energy: null });
    },
  );

  it("[DAY-06] refuse a time zone that is too long to be one", async () => {
    const { token } = await aQuickUser(app);
    expect((await save(token, { time_zone: "A".repeat(65) })).status).toBe(422);
  });

  it("[DAY-06] take the names by which browsers call the same place", async () => {
    const { token } = await aQuickUser(app);
    for (const time_zone of ["Asia/Calcutta", "Asia/Kolkata", "Europe/Kyiv", "UTC"])
      expect((await save(token, { time_zone })).body).toMatchObject({ time_zone });
  });

  it("[DAY-05] are each person's own", async () => {
    const [one, other] = [await aQuickUser(app), await aQuickUser(app)];
    await save(one.token, { time_zone: "Europe/Berlin", shows_energy: true });
    expect(await read(other.token)).toEqual({ time_zone: null, shows_energy: null, is_minor: false });
  });

  it("[DAY-05] of a person without a profile are empty", async () => {
    const { token, userId } = await aQuickUser(app);
    await sql`delete from profiles where user_id = ${userId}`.execute(app.composition.deps.db);
    const none = { time_zone: null, shows_energy: null, is_minor: false };
    expect(await read(token)).toEqual(none);
    expect(await save(token, { time_zone: "Europe/Berlin" })).toEqual({ status: 200, body: none });
  });
});

describe("the energy of days", () => {
  it("[DAY-76] cannot be turned on by a person under 18, who can still choose a time zone", async () => {
    const { token } = await aQuickUser(app);
    await setBirthDate(token, fifteenYearsAgo);
    expect(await save(token, { time_zone: "Europe/Berlin", shows_energy: true })).toEqual(
      refused("shows_energy", "Energy is shown only to adults"),
    );
    expect(await read(token)).toEqual({ time_zone: null, shows_energy: false, is_minor: true });
    expect(await save(token, { time_zone: "Europe/Berlin", shows_energy: false })).toEqual({
      status: 200,
      body: { time_zone: "Europe/Berlin", shows_energy: false, is_minor: true },
    });
  });

  it("[SAFE-135] is off for a person from whom it is withheld, and cannot be turned on", async () => {
    const { token } = await aQuickUser(app);
    await save(token, { shows_energy: true });
    const body = { ...mealBody, has_food_allergies: true, food_allergies: ["anorexia"] };
    expect((await app.call(saveMealPreferences, { body }, { token })).status).toBe(200);
    expect(await read(token)).toMatchObject({ shows_energy: false, is_minor: false });
    expect(await save(token, { shows_energy: true })).toEqual(
      refused("shows_energy", "We leave energy out for you"),
    );
  });

  it("[DAY-77] is off for a person whose profile turns out to be that of a minor", async () => {
    const { token } = await aQuickUser(app);
    await save(token, { shows_energy: true });
    await setBirthDate(token, fifteenYearsAgo);
    expect(await read(token)).toMatchObject({ shows_energy: false, is_minor: true });
    expect((await save(token, { time_zone: "Europe/Berlin" })).body).toMatchObject({ shows_energy: false });
  });

  it.each([
    ["2026-03-31T09:59:59Z", true],
    ["2026-03-31T10:00:00Z", false],
  ])("[DAY-77] is off before the 18th birthday: at %s %s", async (now, isOff) => {
    const { token, userId } = await aQuickUser(app);
    await setBirthDate(token, "2008-04-01");
    await sql`update profiles set shows_energy = true where user_id = ${userId}`.execute(
      app.composition.deps.db,
    );
    const deps = { ...app.composition.deps, clock: { now: () => new Date(now) } };
    expect(await getDaySettingsAt(deps, { userId: asUserId(userId) })).toEqual({
      time_zone: null,
      shows_energy: !isOff,
      is_minor: isOff,
    });
  });
});
