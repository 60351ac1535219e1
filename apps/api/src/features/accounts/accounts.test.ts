import { login, resendVerification, signup, verifyEmail } from "@fernwell/contract/accounts";
import { errorTable } from "@fernwell/contract/errors";
import { getProfile } from "@fernwell/contract/profiles";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeIn } from "../../../test/mail-sink.ts";
import { aNewcomer, aUser, goodPassword, signUpBody, someEmail } from "../../../test/people.ts";
import { someAddress, startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("signing up", () => {
  it("takes the client's fields and mails a code of six digits", async () => {
    const body = signUpBody();
    const answer = await app.call(signup, { body });
    expect(answer.status).toBe(200);

    const mail = await app.mail.take(body.email);
    expect(mail.subject).toBe("Your Fernwell verification code");
    expect(codeIn(mail)).toMatch(/^\d{6}$/);
    expect(mail.html).toContain(codeIn(mail));
  });

  it("goes by none of the client's own role, verified state or code", async () => {
    const body = { ...signUpBody(), role: "admin", verified: true, verification_code: "123456" };
    await app.call(signup, { body });

    const loggedIn = await app.call(login, { body: { email: body.email, password: body.password } });
    expect(loggedIn.status).toBe(403);
    const verified = await app.call(verifyEmail, {
      body: { email: body.email, verification_code: "123456" },
    });
    expect(verified.status).toBe(400);
  });

  it("[AUTH-27] refuses a weak password and says which field is wrong", async () => {
    const { status, body } = await app.call(signup, { body: signUpBody({ password: "password1" }) });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        detail: [{ loc: ["body", "password"], msg: expect.stringContaining("at least 8 characters") }],
      },
    });
  });

  it("answers a taken address like a free one and tells only its owner", async () => {
    const { email } = await aUser(app);
    const free = await app.call(signup, { body: signUpBody() });
    const taken = await app.call(signup, { body: signUpBody({ email: email.toUpperCase() }) });

    expect({ status: taken.status, body: taken.body }).toEqual({ status: free.status, body: free.body });
    expect((await app.mail.take(email)).subject).toBe("You already have a Fernwell account");
  });

  it("leaves a verified account's password alone when somebody signs up again", async () => {
    const { email, password } = await aUser(app);
    await app.call(signup, { body: signUpBody({ email, password: "Another-Garden" }) });
    await app.mail.take(email);

    expect((await app.call(login, { body: { email, password } })).status).toBe(200);
    expect((await app.call(login, { body: { email, password: "Another-Garden" } })).status).toBe(401);
  });

  it("[OPEN-26] lets an unverified address sign up again: the newest password and code count, the old code is dead", async () => {
    const first = await aNewcomer(app);
    const again = await aNewcomer(app, {
      email: first.email,
      password: "Second-Garden",
      name: "Grace Hopper",
    });

    if (first.code !== again.code) {
      const old = await app.call(verifyEmail, {
        body: { email: first.email, verification_code: first.code },
      });
      expect(old.status).toBe(400);
    }
    await app.call(verifyEmail, { body: { email: first.email, verification_code: again.code } });
    expect((await app.call(login, { body: { email: first.email, password: "Second-Garden" } })).status).toBe(
      200,
    );
  });

  it("makes one account when the same address signs up four times at once", async () => {
    const email = someEmail();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.call(signup, { body: signUpBody({ email }) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

    const users = await app.composition.deps.db
      .selectFrom("users")
      .select("userId")
      .where("email", "=", email)
      .execute();
    expect(users).toHaveLength(1);
  });

  it.each([
    ["a name with a control character", { name: "Ada\u0000" }],
    ["a name that would add a mail header", { name: "Eve\r\nBcc: all@people.example" }],
    ["an address with a control character", { email: "ada\u0000@people.example" }],
    [
      "an address that grows past the limit in its canonical form",
      { email: `${"İ".repeat(200)}@people.example` },
    ],
    ["an address that mail programs read as another", { email: "1<ada@people.example>" }],
  ])("refuses %s", async (_, change) => {
    expect((await app.call(signup, { body: signUpBody(change) })).status).toBe(422);
  });

  it("stops a client after ten sign-ups in an hour and says when to come back", async () => {
    const from = someAddress();
    for (let i = 0; i < 10; i += 1) await app.call(signup, { body: signUpBody() }, { from });

    const refused = await app.call(signup, { body: signUpBody() }, { from });
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toBe(errorTable.tooManyRequests.detail);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  });
});

describe("verifying the address", () => {
  it("[API-09] answers status_code 200 to the right code", async () => {
    const { email, code } = await aNewcomer(app);
    const answer = await app.call(verifyEmail, { body: { email, verification_code: code } });
    expect([verifyEmail.method, verifyEmail.path]).toEqual(["POST", "/verifyemail"]);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { status_code: 200 } });
  });

  it("takes a code once", async () => {
    const { email, code } = await aNewcomer(app);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.call(verifyEmail, { body: { email, verification_code: code } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it("compares at most five guesses, also when twenty come at once", async () => {
    const { email, code } = await aNewcomer(app);
    const wrong = code === "999999" ? "999998" : "999999";
    await Promise.all(
      Array.from({ length: 20 }, () => app.call(verifyEmail, { body: { email, verification_code: wrong } })),
    );
    const right = await app.call(verifyEmail, { body: { email, verification_code: code } });
    expect(right.status).toBe(400);
    expect(right.body.detail).toBe(errorTable.wrongVerificationCode.detail);
  });

  it("lets a code die after ten minutes", async () => {
    const { email, code } = await aNewcomer(app);
    await sql`update email_codes set expires_at = expires_at - interval '601 seconds'
      where user_id = (select user_id from email_directory where email = ${email})`.execute(
      app.composition.deps.db,
    );

    expect((await app.call(verifyEmail, { body: { email, verification_code: code } })).status).toBe(400);
  });

  it("answers an unknown address like a wrong code", async () => {
    const { email, code } = await aNewcomer(app);
    const wrong = code === "999999" ? "999998" : "999999";
    const known = await app.call(verifyEmail, { body: { email, verification_code: wrong } });
    const unknown = await app.call(verifyEmail, { body: { email: someEmail(), verification_code: wrong } });
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: known.status,
      body: known.body,
    });
  });

  it("[DEP-01] resends a fresh code after the wait, and none before it", async () => {
    const { email } = await aNewcomer(app);
    const tooSoon = await app.call(resendVerification, { body: { email } });
    expect(tooSoon.body).toEqual({ status_code: 200, retry_after_seconds: 60 });

    await sql`update email_codes set requested_at = now() - interval '61 seconds'
      where user_id = (select user_id from email_directory where email = ${email})`.execute(
      app.composition.deps.db,
    );
    await app.call(resendVerification, { body: { email } });
    const fresh = codeIn(await app.mail.take(email));

    expect(app.mail.received.filter((mail) => mail.to === email)).toHaveLength(2);
    expect((await app.call(verifyEmail, { body: { email, verification_code: fresh } })).status).toBe(200);
  });
});

describe("logging in", () => {
  it("[API-08] answers a token and where to go", async () => {
    const { email, password } = await aUser(app);
    const { status, body } = await app.call(login, { body: { email, password } });
    expect({ status, body }).toEqual({
      status: 200,
      body: { access_token: expect.stringMatching(/^[\w-]{64}$/), redirect_url: "/edit-profile" },
    });
  });

  it("answers a wrong password and an unknown address alike", async () => {
    const { email } = await aUser(app);
    const wrong = await app.call(login, { body: { email, password: "Wrong-Garden" } });
    const unknown = await app.call(login, { body: { email: someEmail(), password: "Wrong-Garden" } });
    expect({ status: wrong.status, body: wrong.body }).toEqual({
      status: 401,
      body: { detail: errorTable.wrongCredentials.detail },
    });
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: wrong.status,
      body: wrong.body,
    });
  });

  it("[OPEN-26] refuses an unverified account after the right password only", async () => {
    const { email, password } = await aNewcomer(app);
    const right = await app.call(login, { body: { email, password } });
    expect({ status: right.status, body: right.body }).toEqual({
      status: 403,
      body: { detail: errorTable.emailNotVerified.detail },
    });
    expect((await app.call(login, { body: { email, password: "Wrong-Garden" } })).status).toBe(401);
  });

  it("stops guesses at an account from one network, and still lets its owner in from another", async () => {
    const { email, password } = await aUser(app);
    const from = someAddress();
    for (let i = 0; i < 5; i += 1) {
      await app.call(login, { body: { email, password: "Wrong-Garden" } }, { from });
    }
    expect((await app.call(login, { body: { email, password } }, { from })).status).toBe(429);
    expect((await app.call(login, { body: { email, password } }, { from: "192.0.2.7" })).status).toBe(200);
  });

  it("compares at most five passwords of twenty that come at once", async () => {
    const { email, password } = await aUser(app);
    const from = someAddress();
    const guesses = [...Array.from({ length: 19 }, () => "Wrong-Garden"), password];
    const answers = await Promise.all(
      guesses.map((guess) => app.call(login, { body: { email, password: guess } }, { from })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses.at(-1)).toBe(429);
  });

  it("counts a whole IPv6 network as one caller", async () => {
    const { email } = await aUser(app);
    const statuses: number[] = [];
    for (let i = 1; i <= 6; i += 1) {
      const guess = { body: { email, password: "Wrong-Garden" } };
      statuses.push((await app.call(login, guess, { from: `2001:db8::${i}` })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it("answers unknown addresses as before after a flood of logins", async () => {
    const { email } = await aUser(app);
    const flood = Array.from({ length: 45 }, (_, i) =>
      app.call(login, { body: { email: i === 30 ? someEmail() : email, password: "Wrong-Garden" } }),
    );
    await Promise.all(flood);
    expect((await app.call(login, { body: { email: someEmail(), password: "Wrong-Garden" } })).status).toBe(
      401,
    );
  });

  it("keeps every character of a long password", async () => {
    const password = `Long-${"garden ".repeat(20)}`;
    const { email } = await aUser(app, { password });
    expect((await app.call(login, { body: { email, password: `${password.slice(0, -1)}X` } })).status).toBe(
      401,
    );
    expect((await app.call(login, { body: { email, password } })).status).toBe(200);
  });
});

describe("a session", () => {
  it("[API-14] opens the profile with at least fname and lname", async () => {
    const { token } = await aUser(app, { name: "Ada King Lovelace" });
    const { status, body } = await app.call(getProfile, {}, { token });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        name: "Ada King Lovelace",
        fname: "Ada",
        lname: "King Lovelace",
        dob: null,
        gender: null,
        phone: null,
        address: null,
      },
    });
  });

  it.each([
    ["no token", undefined],
    ["nonsense", "nonsense"],
    ["a token that nobody was given", Buffer.alloc(48, 7).toString("base64url")],
  ])("is refused with %s", async (_, token) => {
    const answer = await app.call(getProfile, {}, token === undefined ? {} : { token });
    expect(answer.status).toBe(401);
  });

  it("is refused with its owner's id and another secret", async () => {
    const { token } = await aUser(app);
    const bytes = Buffer.from(token, "base64url");
    bytes.writeUInt8(bytes.readUInt8(47) ^ 1, 47);
    expect((await app.call(getProfile, {}, { token: bytes.toString("base64url") })).status).toBe(401);
    expect((await app.call(getProfile, {}, { token })).status).toBe(200);
  });

  it("answers nothing that a cache may keep", async () => {
    const { token } = await aUser(app);
    expect((await app.call(getProfile, {}, { token })).headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["30 days after login", sql`created_at = now() - interval '30 days 1 minute'`],
    ["after 14 days without use", sql`last_used_at = now() - interval '14 days 1 minute'`],
  ])("ends %s", async (_, aged) => {
    const { token } = await aUser(app);
    await sql`update sessions set ${aged} where user_id = ${userIdIn(token)}`.execute(
      app.composition.deps.db,
    );
    expect((await app.call(getProfile, {}, { token })).status).toBe(401);
  });

  it("writes down its use once an hour", async () => {
    const { token } = await aUser(app);
    const userId = userIdIn(token);
    await sql`update sessions set last_used_at = now() - interval '2 hours' where user_id = ${userId}`.execute(
      app.composition.deps.db,
    );
    await app.call(getProfile, {}, { token });
    const { rows } = await sql<{ isRecent: boolean }>`
      select last_used_at > now() - interval '1 minute' as is_recent from sessions where user_id = ${userId}`.execute(
      app.composition.deps.db,
    );
    expect(rows).toEqual([{ isRecent: true }]);
  });

  it("is stored as a hash only", async () => {
    const { token } = await aUser(app);
    const { rows } = await sql<{ line: string }>`select s::text as line from sessions s`.execute(
      app.composition.deps.db,
    );
    const secret = Buffer.from(token, "base64url").subarray(16).toString("hex");
    expect(rows.filter(({ line }) => line.includes(secret) || line.includes(token))).toEqual([]);
  });
});

describe("what is logged and stored", () => {
  it("holds no password, code, token or address", async () => {
    const newcomer = await aNewcomer(app);
    const { token, email } = await aUser(app);
    await app.call(login, { body: { email, password: "Wrong-Garden" } });
    const logged = app.logs.join("");

    expect(logged).toContain('"route":"/api/login"');
    for (const secret of [goodPassword, "Wrong-Garden", token, email, newcomer.email, "people.example"]) {
      expect(logged).not.toContain(secret);
    }
    expect(logged).not.toMatch(new RegExp(`\\b${newcomer.code}\\b`));
  });

  it("keeps no code in the clear, neither in its table nor in the queue", async () => {
    const { code } = await aNewcomer(app);
    const { rows } = await sql<{ line: string }>`
      select c::text as line from email_codes c union all select j::text from graphile_worker._private_jobs j`.execute(
      app.composition.deps.db,
    );
    expect(rows.filter(({ line }) => new RegExp(`\\b${code}\\b`).test(line))).toEqual([]);
  });
});

function userIdIn(token: string): string {
  const hex = Buffer.from(token, "base64url").subarray(0, 16).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
