import {
  forgetPassword,
  login,
  resendVerification,
  resetPassword,
  resetPasswordByLink,
  signup,
  verifyEmail,
} from "@fernwell/contract/accounts";
import { getProfile } from "@fernwell/contract/profiles";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseSize } from "../../../../../packages/catalogue/test/proof-size.ts";
import { codeIn } from "../../../test/mail-sink.ts";
import {
  aNewcomer,
  aReset,
  aUser,
  cookiesIn,
  otherThan,
  signUpBody,
  someEmail,
} from "../../../test/people.ts";
import { someAddress, startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const fresh = { new_password: "Fresh-Meadow", confirm_password: "Fresh-Meadow" };

/** Makes all calls, twenty at a time, and counts the responses by status. */
async function flood(count: number, call: (i: number) => Promise<{ status: number }>) {
  const statuses: Record<number, number> = {};
  let next = 0;
  async function attack(): Promise<void> {
    for (let i = next++; i < count; i = next++) {
      const { status } = await call(i);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: 20 }, attack));
  return statuses;
}

describe("thousands of guesses at a code", () => {
  it("of a sign-up never pass: after five, not even the right one does", async () => {
    const { email, code } = await aNewcomer(app);
    const guesses = chooseSize({ full: 10_000, short: 1_000 });
    const statuses = await flood(guesses, (i) =>
      app.call(verifyEmail, { body: { email, verification_code: i < 25 ? otherThan(code) : code } }),
    );
    expect(statuses).toEqual({ 400: guesses });
  });

  it("of a reset never pass, and the password stays", async () => {
    const { email, password } = await aUser(app);
    const { code } = await aReset(app, email);
    const guesses = chooseSize({ full: 2_000, short: 300 });
    const statuses = await flood(guesses, (i) =>
      app.call(resetPassword, { body: { email, reset_code: i < 25 ? otherThan(code) : code, ...fresh } }),
    );
    expect(statuses).toEqual({ 400: guesses });
    expect((await app.call(login, { body: { email, password } })).status).toBe(200);
  });

  it("from one network stop at sixty an hour", async () => {
    const from = someAddress();
    const statuses = await flood(200, () =>
      app.call(verifyEmail, { body: { email: someEmail(), verification_code: "123456" } }, { from }),
    );
    expect(statuses).toEqual({ 400: 60, 429: 140 });
  });
});

describe("200 sign-ups with one address at once", () => {
  it("make one account, with the code and the cookie of one of them", async () => {
    const email = someEmail();
    const cookies: string[] = [];
    const statuses = await flood(200, async () => {
      const response = await app.call(signup, { body: signUpBody({ email }) });
      if (response.status === 200) cookies.push(cookiesIn(response.headers));
      return response;
    });
    // None is refused for the others' sake; the server may be too busy to hash them all at once.
    expect((statuses[200] ?? 0) + (statuses[503] ?? 0)).toBe(200);

    const code = await newestCode(email);
    expect(app.mail.received.filter(({ to }) => to === email).length).toBeLessThanOrEqual(3);
    const proof = { email, verification_code: code };
    expect((await app.call(verifyEmail, { body: proof })).status).toBe(400);
    const verified = await flood(4, (i) =>
      app.call(verifyEmail, { body: proof }, { cookie: cookies[i] ?? "" }),
    );
    expect(verified).toEqual({ 200: 1, 400: 3 });
    const accounts = await sql`select 1 from users where email = ${email}`.execute(app.composition.deps.db);
    expect(accounts.rows).toHaveLength(1);
  });
});

describe("guesses at a password from 500 networks", () => {
  it("are checked a hundred times before the waits begin, and the owner can still log in", async () => {
    const home = someAddress();
    const { email, password } = await aUser(app);
    await app.call(login, { body: { email, password } }, { from: home });

    const networks = Array.from({ length: 500 }, (_, i) => `203.${i % 250}.${Math.floor(i / 250)}.7`);
    const guesses = chooseSize({ full: 3_000, short: 1_000 });
    const statuses = await flood(guesses, (i) =>
      app.call(
        login,
        { body: { email, password: `Wrong-Garden-${i}` } },
        { from: networks[i % networks.length] ?? home },
      ),
    );
    // One more is checked after each of the growing waits that have passed meanwhile.
    expect(statuses[401]).toBeLessThanOrEqual(103);
    expect(statuses[200]).toBeUndefined();

    const stranger = await app.call(login, { body: { email, password } }, { from: "198.18.0.1" });
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get("retry-after"))).toBeLessThanOrEqual(3_600);
    expect((await app.call(login, { body: { email, password } }, { from: home })).status).toBe(200);
  });

  it("are cleared by a reset, so the owner can log in from anywhere", async () => {
    const { email } = await aUser(app);
    await flood(130, (i) =>
      app.call(login, { body: { email, password: "Wrong-Garden" } }, { from: `198.19.${i}.1` }),
    );
    const { code } = await aReset(app, email);
    await app.call(resetPassword, { body: { email, reset_code: code, ...fresh } });
    const response = await app.call(
      login,
      { body: { email, password: fresh.new_password } },
      { from: "198.18.0.2" },
    );
    expect(response.status).toBe(200);
  });
});

describe("what is logged and stored", () => {
  it("holds no password, code, token, cookie, name or address, whatever happens", async () => {
    const canary = "Canary-Garden";
    const name = "Zebedee Canaryson";
    app.mail.refuseNext(1);
    const { email, token } = await aUser(app, { name, password: canary });
    const newcomer = await aNewcomer(app, { name, password: canary });
    const signedUp = await app.call(signup, { body: signUpBody({ name, password: canary }) });
    const reset = await aReset(app, email);
    await app.call(login, { body: { email, password: `${canary}-wrong` } });
    await app.call(getProfile, {}, { token });
    await app.call(getProfile, {}, { token: `${token.slice(0, -1)}_` });
    await app.call(resendVerification, { body: { email: newcomer.email } });
    await app.call(forgetPassword, { body: { email } });
    await app.call(resetPasswordByLink, { params: { token: reset.token }, body: fresh });
    await app.call(resetPasswordByLink, { params: { token: reset.token }, body: fresh });
    await fetch(`${app.url}/createNewPass/${reset.token}?email=${email}`);
    await app.mail.take(email);

    const cookie = signedUp.headers.get("set-cookie")?.split(/[=;]/)[1] ?? "";
    const logged = app.logs.join("");
    expect(logged).toContain('"route":"/api/reset-password/:token"');
    for (const secret of [
      ...[canary, fresh.new_password, token, reset.token, cookie, name, "Zebedee"],
      ...["people.example", encodeURIComponent(email), token.slice(0, 30), reset.token.slice(0, 30)],
    ]) {
      expect(secret).not.toBe("");
      expect(logged.includes(secret)).toBe(false);
    }
    for (const code of [newcomer.code, reset.code]) expect(logged).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  it("keeps no code or token in the clear, neither in its table nor in the queue", async () => {
    const newcomer = await aNewcomer(app);
    const { email } = await aUser(app);
    const { code, token } = await aReset(app, email);
    const secret = Buffer.from(token, "base64url").subarray(16).toString("hex");
    const { rows } = await sql<{ line: string }>`
      select c::text as line from email_codes c union all select j::text from graphile_worker._private_jobs j
      union all select s::text from pending_sign_ups s union all select m::text from sent_mails m`.execute(
      app.composition.deps.db,
    );
    const known = new RegExp(`\\b(${newcomer.code}|${code})\\b|${secret}|${token}`);
    expect(rows.filter(({ line }) => known.test(line))).toEqual([]);
  });

  it("stores no address in Redis", async () => {
    await aUser(app);
    const { Redis } = await import("ioredis");
    const redis = new Redis(app.composition.deps.config.redis.url);
    const keys = await redis.keys("*");
    await redis.quit();
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => /@|people\.example|\d+\.\d+\.\d+/.test(key))).toEqual([]);
  });
});

/** Of several queued mails only the newest sign-up's contains a valid code. */
async function newestCode(email: string): Promise<string> {
  const { db } = app.composition.deps;
  await expect
    .poll(async () => {
      const { rows } =
        await sql`select 1 from email_codes where email = ${email} and code_hash is not null`.execute(db);
      return rows.length;
    })
    .toBe(1);
  let newest = await app.mail.take(email);
  for (const mail of app.mail.received) if (mail.to === email) newest = mail;
  return codeIn(newest);
}
