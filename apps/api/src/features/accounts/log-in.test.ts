import { login, signup, verifyEmail } from "@fernwell/contract/accounts";
import { errorTable } from "@fernwell/contract/errors";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import { ageCodes, aNewcomer, aUser, signUpBody, someEmail } from "../../../test/people.ts";
import { someAddress, startTestApp, type TestApp } from "../../../test/test-app.ts";
import { createPasswordHasher } from "../../platform/passwords/password-hasher.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("logging in", () => {
  it("[API-08][AUTH-12] returns a token and where to go", async () => {
    const { email, password } = await aUser(app);
    const { status, body } = await app.call(login, { body: { email, password } });
    expect({ status, body }).toEqual({
      status: 200,
      body: { access_token: expect.stringMatching(/^[\w-]{64}$/), redirect_url: "/edit-profile" },
    });
  });

  it("[AUTH-13] leads to the first step of onboarding that is not done", async () => {
    const { email, password, userId } = await aUserWhoAnswered(app, {});
    const db = app.composition.deps.db;
    const answer = (part: string) =>
      sql`insert into preferences (user_id, part, answers) values (${userId}, ${part}, '{}')`.execute(db);
    const redirectUrl = async () => (await app.call(login, { body: { email, password } })).body.redirect_url;

    expect(await redirectUrl()).toBe("/edit-profile");
    await sql`update profiles set born_on = '1990-01-01' where user_id = ${userId}`.execute(db);
    expect(await redirectUrl()).toBe("/subscription");
    await answer("meditation");
    expect(await redirectUrl()).toBe("/add-meal-preferences");
    await answer("meals");
    expect(await redirectUrl()).toBe("/add-exercise-preferences");
    await sql`delete from preferences where user_id = ${userId} and part = 'meditation'`.execute(db);
    await answer("exercise");
    expect(await redirectUrl()).toBe("/add-meditation-preferences");
    await answer("meditation");
    expect(await redirectUrl()).toBe("/");
  });

  it("refuses a wrong password and an unknown address alike", async () => {
    const { email } = await aUser(app);
    const wrong = await app.call(login, { body: { email, password: "Wrong-Garden" } });
    const unknown = await app.call(login, { body: { email: someEmail(), password: "Wrong-Garden" } });
    expect({ status: wrong.status, body: wrong.body }).toEqual({
      status: 401,
      body: { detail: errorTable.wrong_credentials.detail, code: "wrong_credentials" },
    });
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: wrong.status,
      body: wrong.body,
    });
  });

  it("[OPEN-26] refuses an unverified account after the right password only, and sends a new code", async () => {
    const { email, password } = await aNewcomer(app);
    await ageCodes(app, email, 61);
    expect((await app.call(login, { body: { email, password: "Wrong-Garden" } })).status).toBe(401);
    const right = await app.call(login, { body: { email, password } });
    expect({ status: right.status, body: right.body }).toEqual({
      status: 403,
      body: { detail: errorTable.email_not_verified.detail, code: "email_not_verified" },
    });
    expect((await app.mail.take(email)).subject).toBe("Your Fernwell verification code");
    expect(app.mail.received.filter(({ to }) => to === email)).toHaveLength(2);
  });

  it("keeps every character of a long password", async () => {
    const password = `Long-${"garden ".repeat(20)}`;
    const { email } = await aUser(app, { password });
    expect((await app.call(login, { body: { email, password: `${password.slice(0, -1)}X` } })).status).toBe(
      401,
    );
    expect((await app.call(login, { body: { email, password } })).status).toBe(200);
  });

  it("rehashes an old hash with the current parameters", async () => {
    const { email, password } = await aUser(app);
    const { db, passwords } = app.composition.deps;
    const old = await createPasswordHasher({ memoryKib: 32, passes: 1 }).hash(password);
    await sql`update users set password_hash = ${old} where email = ${email}`.execute(db);

    expect((await app.call(login, { body: { email, password } })).status).toBe(200);
    const { rows } = await sql<{ hash: string }>`
      select password_hash as hash from users where email = ${email}`.execute(db);
    expect(passwords.isOutdated(old)).toBe(true);
    expect(passwords.isOutdated(rows[0]?.hash ?? "")).toBe(false);
    expect((await app.call(login, { body: { email, password } })).status).toBe(200);
  });
});

describe("guessing at a password", () => {
  it("is stopped for one network, and its owner still gets in from another", async () => {
    const { email, password } = await aUser(app);
    const from = someAddress();
    for (let i = 0; i < 5; i += 1) {
      await app.call(login, { body: { email, password: "Wrong-Garden" } }, { from });
    }
    expect((await app.call(login, { body: { email, password } }, { from })).status).toBe(429);
    expect((await app.call(login, { body: { email, password } }, { from: "192.0.2.7" })).status).toBe(200);
  });

  it("is checked at most five times of twenty at once", async () => {
    const { email, password } = await aUser(app);
    const from = someAddress();
    const guesses = [...Array.from({ length: 19 }, () => "Wrong-Garden"), password];
    const responses = await Promise.all(
      guesses.map((guess) => app.call(login, { body: { email, password: guess } }, { from })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    ["a whole IPv6 network", (i: number) => `2001:db8::${i}`],
    ["256 neighbouring IPv4 addresses", (i: number) => `198.51.100.${i}`],
  ])("counts %s as one caller", async (_, address) => {
    const { email } = await aUser(app);
    const statuses: number[] = [];
    for (let i = 1; i <= 6; i += 1) {
      const guess = { body: { email, password: "Wrong-Garden" } };
      statuses.push((await app.call(login, guess, { from: address(i) })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("is reset by the right password", async () => {
    const { email, password } = await aUser(app);
    const from = someAddress();
    const statuses: number[] = [];
    for (const guess of [...Array(4).fill("Wrong-Garden"), password, ...Array(5).fill("Wrong-Garden")]) {
      statuses.push((await app.call(login, { body: { email, password: guess } }, { from })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 200, 401, 401, 401, 401, 401]);
  });

  it("[TRUST-21] gets no tries back from a login with the password of a pending sign-up", async () => {
    const { email } = await aUser(app);
    await app.call(signup, { body: signUpBody({ email, password: "Another-Garden" }) });
    const from = someAddress();
    const statuses: number[] = [];
    for (const guess of [
      ...Array(4).fill("Wrong-Garden"),
      "Another-Garden",
      ...Array(2).fill("Wrong-Garden"),
    ])
      statuses.push((await app.call(login, { body: { email, password: guess } }, { from })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 403, 401, 429]);
  });

  it("[TRUST-21] is not made easier by a login to a pending sign-up: its network stays unfamiliar", async () => {
    const { email, password, code } = await aNewcomer(app);
    const from = "203.0.113.9";
    expect((await app.call(login, { body: { email, password } }, { from })).status).toBe(403);
    await app.call(verifyEmail, { body: { email, verification_code: code } });
    for (let i = 0; i < 120; i += 1)
      await app.call(login, { body: { email, password: "Wrong-Garden" } }, { from: `198.19.${i}.1` });
    expect((await app.call(login, { body: { email, password: "Wrong-Garden" } }, { from })).status).toBe(429);
  });

  it("refuses unknown addresses as before after a flood of logins", async () => {
    const { email } = await aUser(app);
    const flood = Array.from({ length: 45 }, (_, i) =>
      app.call(login, { body: { email: i === 30 ? someEmail() : email, password: "Wrong-Garden" } }),
    );
    await Promise.all(flood);
    expect((await app.call(login, { body: { email: someEmail(), password: "Wrong-Garden" } })).status).toBe(
      401,
    );
  });

  it("does not count a login that the server was too busy to check", async () => {
    const { email, password } = await aUser(app);
    const from = someAddress();
    const crowd = Array.from({ length: 200 }, () => app.call(signup, { body: signUpBody() }));
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      statuses.push((await app.call(login, { body: { email, password } }, { from })).status);
    }
    const signedUp = (await Promise.all(crowd)).map(({ status }) => status);
    expect(signedUp).toContain(503);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  });
});
