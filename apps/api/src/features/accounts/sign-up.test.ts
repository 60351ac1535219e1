import { login, signup, verifyEmail } from "@fernwell/contract/accounts";
import { asUserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeIn } from "../../../test/mail-sink.ts";
import {
  ageCodes,
  aNewcomer,
  aUser,
  cookiesIn,
  goodPassword,
  signUpBody,
  someEmail,
} from "../../../test/people.ts";
import { someAddress, startTestApp, type TestApp } from "../../../test/test-app.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { claimEmail } from "./accounts.queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("signing up", () => {
  it("[API-07][OPEN-27] accepts the client's fields and mails a code of six digits", async () => {
    const body = signUpBody();
    const response = await app.call(signup, { body });
    expect([signup.method, signup.path, response.status]).toEqual(["POST", "/signup", 200]);

    const mail = await app.mail.take(body.email);
    expect(mail.subject).toBe("Your Fernwell verification code");
    expect(codeIn(mail)).toMatch(/^\d{6}$/);
    expect(mail.html).toContain(codeIn(mail));
  });

  it("[OPEN-24][AUTH-67] ignores the client's own role, verified state, times and code", async () => {
    const body = {
      ...signUpBody(),
      role: "admin",
      verified: true,
      created_at: "1999-01-01T00:00:00Z",
      updated_at: "2999-01-01T00:00:00Z",
      verification_code: "123456",
    };
    await app.call(signup, { body });

    const loggedIn = await app.call(login, { body: { email: body.email, password: body.password } });
    expect(loggedIn.status).toBe(403);
    const verified = await app.call(verifyEmail, {
      body: { email: body.email, verification_code: "123456" },
    });
    expect(verified.status).toBe(400);

    const code = codeIn(await app.mail.take(body.email));
    await app.call(verifyEmail, { body: { email: body.email, verification_code: code } });
    const { rows } = await sql<{ line: string }>`
      select u::text as line from users u where email = ${body.email}`.execute(app.composition.deps.db);
    expect(rows[0]?.line).not.toMatch(/admin|1999|2999/);
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

  it("responds to a taken address as to a free one, and mails its owner", async () => {
    const { email } = await aUser(app);
    const free = await app.call(signup, { body: signUpBody() });
    const taken = await app.call(signup, { body: signUpBody({ email: email.toUpperCase() }) });

    expect({ status: taken.status, body: taken.body }).toEqual({ status: free.status, body: free.body });
    expect([...taken.headers.keys()]).toEqual([...free.headers.keys()]);
    expect((await app.mail.take(email)).subject).toBe("You already have a Fernwell account");
  });

  it("leaves an account's password alone when its address signs up again", async () => {
    const { email, password } = await aUser(app);
    await app.call(signup, { body: signUpBody({ email, password: "Another-Garden" }) });
    await app.mail.take(email);

    expect((await app.call(login, { body: { email, password } })).status).toBe(200);
    expect((await app.call(login, { body: { email, password: "Another-Garden" } })).status).toBe(403);
  });

  it("[TRUST-20] responds to a login with the new password alike for a taken and a free address", async () => {
    const { email: taken } = await aUser(app);
    const free = someEmail();
    const responses = [];
    for (const email of [taken, free]) {
      await app.call(signup, { body: signUpBody({ email, password: "Another-Garden" }) });
      await app.mail.take(email);
      await ageCodes(app, email, 61);
      for (let i = 0; i < 2; i += 1) {
        const { status, body, headers } = await app.call(login, {
          body: { email, password: "Another-Garden" },
        });
        responses.push(JSON.stringify({ status, body, headers: [...headers.keys()] }));
      }
    }
    expect(new Set(responses)).toHaveProperty("size", 1);
    expect(responses[0]).toContain("email_not_verified");
    expect((await app.mail.take(taken)).subject).toBe("You already have a Fernwell account");
    expect((await app.mail.take(free)).subject).toBe("Your Fernwell verification code");
  });

  it("[TRUST-20] refuses every code for a taken address as for a free one", async () => {
    const { email } = await aUser(app);
    await app.call(signup, { body: signUpBody({ email }) });
    await app.mail.take(email);
    const verify = (address: string) =>
      app.call(verifyEmail, { body: { email: address, verification_code: "123456" } });
    const [taken, free] = [await verify(email), await verify(someEmail())];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  });

  it("[OPEN-26] lets an unverified address sign up again: the newest password and code count, the old code is invalid", async () => {
    const first = await aNewcomer(app);
    const again = await aNewcomer(
      app,
      { email: first.email, password: "Second-Garden", name: "Grace Hopper" },
      { cookie: first.cookie },
    );
    const verify = (code: string) =>
      app.call(verifyEmail, { body: { email: first.email, verification_code: code } }, again);

    if (first.code !== again.code) expect((await verify(first.code)).status).toBe(400);
    await verify(again.code);
    const logIn = (password: string) => app.call(login, { body: { email: first.email, password } });
    expect((await logIn("Second-Garden")).status).toBe(200);
    expect((await logIn(first.password)).status).toBe(401);
  });

  it("lets one of fifty transactions claim an address", async () => {
    const email = someEmail();
    const claims = await Promise.all(
      Array.from({ length: 50 }, () =>
        inTransaction(app.composition.deps.db, (tx) => claimEmail(tx, email, asUserId(newId()))),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it("[TRUST-31] mails nothing that the caller typed before the address is proved", async () => {
    const body = signUpBody({ name: "Winner Claimyourprize" });
    await app.call(signup, { body });
    const mail = await app.mail.take(body.email);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/winner|claimyourprize/i);
    expect(mail.text).toMatch(/^Hello,\n/);

    await app.call(verifyEmail, { body: { email: body.email, verification_code: codeIn(mail) } });
    expect((await app.mail.take(body.email)).text).toMatch(/^Hello Winner Claimyourprize,/);
  });

  it.each([
    ["[TRUST-32] a name with a bidirectional mark", { name: "Ada \u202eelpmaxe" }],
    ["[TRUST-32] a name with a sign that looks like a dot", { name: "evil\u3002example" }],
    ["a name with a control character", { name: "Ada\u0000" }],
    ["a name that would add a mail header", { name: "Eve\r\nBcc: all@people.example" }],
    ["an address with a control character", { email: "ada\u0000@people.example" }],
    ["an address with an invisible character", { email: "ada\u200b@people.example" }],
    [
      "an address that grows past the limit in its canonical form",
      { email: `${"İ".repeat(200)}@people.example` },
    ],
    ["an address that mail programs read as another", { email: "1<ada@people.example>" }],
  ])("refuses %s", async (_, change) => {
    expect((await app.call(signup, { body: signUpBody(change) })).status).toBe(422);
  });

  it("stops a client after ten sign-ups in an hour and says how long to wait", async () => {
    const from = someAddress();
    for (let i = 0; i < 10; i += 1) await app.call(signup, { body: signUpBody() }, { from });

    const refused = await app.call(signup, { body: signUpBody() }, { from });
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toMatch(/^Too many tries\. Please try again in \d+ minutes\.$/);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  it("[TRUST-24] is not refused because others have signed up with the address, and the last mail's code counts", async () => {
    const email = someEmail();
    for (let i = 0; i < 3; i += 1) {
      await app.call(signup, { body: signUpBody({ email, password: "Their-Garden" }) });
      await app.mail.take(email);
    }
    const mine = await app.call(signup, { body: signUpBody({ email }) });
    expect(mine.status).toBe(200);
    const [mail] = app.mail.received.filter(({ to }) => to === email).slice(-1);
    if (!mail) throw new Error("no mail came");
    const proof = { email, verification_code: codeIn(mail) };
    const verified = await app.call(verifyEmail, { body: proof }, { cookie: cookiesIn(mine.headers) });
    expect(verified.status).toBe(200);
    expect((await app.call(login, { body: { email, password: goodPassword } })).status).toBe(200);
  });

  it("keeps no password in the clear", async () => {
    await aNewcomer(app, { password: "Canary-Garden" });
    const { rows } = await sql<{ hash: string }>`select password_hash as hash from pending_sign_ups`.execute(
      app.composition.deps.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$/);
  });
});

describe("addresses that resemble another", () => {
  it.each([
    ["a wildcard of SQL", "%@people.example"],
    ["a wildcard of one character", "_ictim@people.example"],
    ["a quote", "vic'tim@people.example"],
    ["a Cyrillic letter", "viсtim@people.example"],
    ["a dot more", "v.ictim@people.example"],
    ["a tag", "victim+1@people.example"],
  ])("%s is another person's", async (_, lookAlike) => {
    const owner = await aUser(app, { email: `victim${newId().slice(-6)}@people.example` });
    const email = lookAlike.replace("victim", owner.email.split("@")[0] ?? "");
    expect((await app.call(login, { body: { email, password: owner.password } })).status).toBe(401);

    const { code } = await aNewcomer(app, { email, password: "Other-Garden" });
    expect((await app.call(verifyEmail, { body: { email, verification_code: code } })).status).toBe(200);
    expect((await app.call(login, { body: owner })).status).toBe(200);
    expect((await app.call(login, { body: { ...owner, password: "Other-Garden" } })).status).toBe(401);
  });

  it.each([
    ["capitals", (name: string) => `${name.toUpperCase()}@PEOPLE.EXAMPLE`],
    ["spaces around", (name: string) => `  ${name}@people.example `],
    ["a domain in full-width letters", (name: string) => `${name}@ｐｅｏｐｌｅ.example`],
  ])("%s make no difference: it is the same person's", async (_, write) => {
    const owner = await aUser(app);
    const email = write(owner.email.split("@")[0] ?? "");
    expect((await app.call(login, { body: { email, password: owner.password } })).status).toBe(200);
  });
});
