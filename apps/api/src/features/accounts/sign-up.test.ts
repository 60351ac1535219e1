import { login, signup, verifyEmail } from "@fernwell/contract/accounts";
import { asUserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeIn } from "../../../test/mail-sink.ts";
import { aNewcomer, aUser, signUpBody, someEmail } from "../../../test/people.ts";
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
    expect((await app.call(login, { body: { email, password: "Another-Garden" } })).status).toBe(401);
  });

  it("[OPEN-26] lets an unverified address sign up again: the newest password and code count, the old code is invalid", async () => {
    const first = await aNewcomer(app);
    const again = await aNewcomer(app, {
      email: first.email,
      password: "Second-Garden",
      name: "Grace Hopper",
    });
    const verify = (code: string) =>
      app.call(verifyEmail, { body: { email: first.email, verification_code: code } });

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

  it.each([
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

  it("keeps no password in the clear", async () => {
    await aNewcomer(app, { password: "Canary-Garden" });
    const { rows } = await sql<{ hash: string }>`select password_hash as hash from sign_ups`.execute(
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
