import { login } from "@fernwell/contract/accounts";
import { editProfile, getProfile } from "@fernwell/contract/profiles";
import { getLatestToday } from "@fernwell/domain/people/birth-date";
import { asUserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { editProfile as editProfileOn } from "./profiles.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The body that the profile forms send. */
const sent = {
  name: "Zoë Ngata",
  fname: "Zoë",
  lname: "Ngata",
  dob: "1990-02-28",
  gender: "female",
  phone: "+6421123456789",
  address: "1 Fern Way\nNelson",
};

async function edit(token: string, changes: Partial<typeof sent> & { countryCode?: string }) {
  const { status, body } = await app.call(editProfile, { body: { ...sent, ...changes } }, { token });
  return { status, detail: body.detail };
}

const refused = (field: string, msg: string) => ({
  status: 422,
  detail: [{ loc: ["body", field], msg, type: "custom" }],
});

describe("saving a profile", () => {
  it("[API-14] [API-15] [DATA-02] [DATA-03] [OPEN-46] stores every field and returns it", async () => {
    const { token } = await aUser(app);
    expect(await edit(token, {})).toEqual({ status: 200, detail: undefined });
    expect((await app.call(getProfile, {}, { token })).body).toEqual(sent);
  });

  it("[API-14] returns only the names from the sign-up before it", async () => {
    const { token } = await aUser(app, { name: "Ada Lovelace" });
    expect((await app.call(getProfile, {}, { token })).body).toEqual({
      name: "Ada Lovelace",
      fname: "Ada",
      lname: "Lovelace",
      dob: null,
      gender: null,
      phone: null,
      address: null,
    });
  });

  it("[OPEN-40] lets onboarding continue", async () => {
    const { token, email, password, redirectUrl } = await aUser(app);
    await edit(token, {});
    const { body } = await app.call(login, { body: { email, password } });
    expect([redirectUrl, body.redirect_url]).toEqual(["/edit-profile", "/subscription"]);
  });

  it("[DATA-02] joins the name itself, whatever name was sent", async () => {
    const { token } = await aUser(app);
    await edit(token, { name: "Another Name", fname: " Ada ", lname: "King" });
    expect((await app.call(getProfile, {}, { token })).body).toMatchObject({
      name: "Ada King",
      fname: "Ada",
    });
  });

  it.each([
    ["+64211234567", "+64", "+64211234567"],
    ["211234567", "+971", "+971211234567"],
    ["+92211234567", "+1", "+92211234567"],
    ["+12025550143", undefined, "+12025550143"],
  ])(
    "[API-16] [DATA-03] [OPEN-41] stores the phone %s with the country code %s as %s",
    async (phone, countryCode, kept) => {
      const { token } = await aUser(app);
      const { status } = await edit(token, { phone, ...(countryCode && { countryCode }) });
      const { body } = await app.call(getProfile, {}, { token });
      expect([status, body.phone]).toEqual([200, kept]);
    },
  );

  it.each([
    ["Anne-Marie", "O'Brien"],
    ["Mary Ann", "van Dyk"],
    ["Zoë", "D’Arcy"],
  ])("[START-06] stores the name %s %s as it was typed", async (fname, lname) => {
    const { token } = await aUser(app);
    expect(await edit(token, { fname, lname })).toMatchObject({ status: 200 });
    const { body } = await app.call(getProfile, {}, { token });
    expect(body).toMatchObject({ name: `${fname} ${lname}`, fname, lname });
  });

  it.each([
    ["fname", "", "First name is required"],
    ["fname", "Ada 2", "First name should only contain letters"],
    ["fname", "Anne--Marie", "First name should only contain letters"],
    ["lname", " ", "Last name is required"],
    ["lname", "<b>", "Last name should only contain letters"],
    ["lname", "'Brien", "Last name should only contain letters"],
    ["dob", "", "Date of birth is required"],
    ["dob", "2001-02-29", "Enter a valid date of birth"],
    ["dob", "2999-01-01", "Date of birth cannot be in the future"],
    ["dob", "1946-12-31", "Date of birth cannot be before 1947"],
    ["gender", "", "Gender is required"],
    ["gender", "robot", "Gender is required"],
    ["phone", "", "Phone number is required"],
    ["phone", "+64", "Phone number is required"],
    ["phone", "+6412345678", "Enter a valid phone number"],
    ["phone", "+64123456789012345", "Enter a valid phone number"],
    ["phone", "+999123456789", "Enter a valid phone number"],
    ["phone", "0211234567", "Enter a valid phone number"],
    ["address", " \n", "Address is required"],
  ])(
    "[ONB-09] [ONB-10] [ONB-11] [ONB-12] [ONB-13] [ONB-14] [ONB-15] [ONB-17] [ONB-18] [ONB-19] [ONB-20] [OPEN-42] [OPEN-47] refuses %s %j on the server too: %s",
    async (field, value, message) => {
      const { token } = await aUser(app);
      expect(await edit(token, { [field]: value })).toEqual(refused(field, message));
      expect((await app.call(getProfile, {}, { token })).body.dob).toBeNull();
    },
  );

  it("[ERR-07] lists every invalid field, in the order of the form", async () => {
    const { token } = await aUser(app);
    const { detail } = await edit(token, { address: "", dob: "", lname: "" });
    expect(detail).toMatchObject([
      { msg: "Last name is required" },
      { msg: "Date of birth is required" },
      { msg: "Address is required" },
    ]);
    const { body } = await app.call(editProfile, { body: { name: "" } as never }, { token });
    expect(body.detail).toMatchObject([{ msg: "First name is required" }, {}, {}, {}, {}, {}]);
  });

  it("replaces characters that the database rejects, and limits the length of texts", async () => {
    const { token } = await aUser(app);
    expect((await edit(token, { address: "1 Fern\u0000Way\ud800" })).status).toBe(200);
    expect((await app.call(getProfile, {}, { token })).body.address).toBe("1 Fern Way\ufffd");
    expect((await edit(token, { address: "a".repeat(501) })).status).toBe(422);
    expect((await edit(token, { phone: "1".repeat(5_000) })).status).toBe(422);
  });

  it("does not change another person's", async () => {
    const one = await aUser(app);
    const other = await aUser(app);
    await edit(one.token, { fname: "Ada" });
    await edit(other.token, { fname: "Grace" });
    const names = await Promise.all(
      [one, other].map(async ({ token }) => (await app.call(getProfile, {}, { token })).body.fname),
    );
    expect(names).toEqual(["Ada", "Grace"]);
  });

  it("is the same after twenty equal calls at once as after one", async () => {
    const { token } = await aUser(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => edit(token, {})));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await app.call(getProfile, {}, { token })).body).toEqual(sent);
  });

  it("logs neither phone, name, address nor birth date, not even of a call that fails", async () => {
    const { token } = await aUser(app);
    const canaries = {
      fname: "Canaryfirst",
      lname: "Canarylast",
      phone: "+64999888777666",
      address: "Canary St",
    };
    await edit(token, { ...canaries, dob: "1971-11-17" });
    await edit(token, { ...canaries, fname: "Canaryfirst 2", dob: "1971-11-17" });
    await sql`alter table profiles add constraint refuse_all check (false) not valid`.execute(
      app.composition.deps.db,
    );
    const broken = await edit(token, { ...canaries, dob: "1971-11-17" });
    await sql`alter table profiles drop constraint refuse_all`.execute(app.composition.deps.db);
    expect(broken.status).toBe(500);
    await expect.poll(() => app.logs.join("")).toContain("unexpected error");
    expect(app.logs.join("")).not.toMatch(/canary|999888777666|1971-11-17/i);
  });
});

describe("the minimum age", () => {
  const tooYoung = refused("dob", "You must be at least 13 years old");
  const yearsAgo = (years: number, day: string) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  const dayAfter = (day: string) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

  it("[DEP-08] [ONB-13] [OPEN-47] is reached on the day of the 13th birthday", async () => {
    const { token } = await aUser(app);
    // Thirteen years ago may have had no 29 February; the day before works as well.
    const today = getLatestToday(new Date()).replace("-02-29", "-02-28");
    expect(await edit(token, { dob: yearsAgo(13, today) })).toMatchObject({ status: 200 });
    expect(await edit(token, { dob: dayAfter(yearsAgo(13, today)) })).toEqual(tooYoung);
    expect(await edit(token, { dob: yearsAgo(12, today) })).toEqual(tooYoung);
  });

  it.each([
    ["2012-02-29", "2025-02-28T09:00:00Z", false],
    ["2012-02-29", "2025-02-28T10:00:00Z", true],
    ["2012-03-01", "2025-02-28T09:59:59Z", false],
    ["2015-03-01", "2028-02-29T09:59:59Z", false],
    ["2015-03-01", "2028-02-29T10:00:00Z", true],
  ])("[DEP-08] around leap days: born on %s, at %s, old enough: %s", async (dob, now, isOldEnough) => {
    const { userId } = await aUserWhoAnswered(app, {});
    const deps = { db: app.composition.deps.db, clock: { now: () => new Date(now) } };
    const saved = editProfileOn(deps, { userId: asUserId(userId), sessionId: "none" }, { ...sent, dob });
    if (isOldEnough) await expect(saved).resolves.toEqual({ status_code: 200 });
    else await expect(saved).rejects.toMatchObject({ code: "invalid_fields", detail: tooYoung.detail });
  });
});
