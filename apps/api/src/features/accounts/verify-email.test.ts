import { login, resendVerification, signup, verifyEmail } from "@fernwell/contract/accounts";
import { errorTable } from "@fernwell/contract/errors";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeIn } from "../../../test/mail-sink.ts";
import { ageCodes, aNewcomer, aUser, otherThan, signUpBody, someEmail } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function verify(email: string, code: string, cookie?: string) {
  return app.call(
    verifyEmail,
    { body: { email, verification_code: code } },
    cookie === undefined ? {} : { cookie },
  );
}

describe("verifying the address", () => {
  it("[API-09][AUTH-38] answers status_code 200 to the right code and welcomes the person", async () => {
    const { email, code } = await aNewcomer(app);
    const answer = await verify(email, code);
    expect([verifyEmail.method, verifyEmail.path]).toEqual(["POST", "/verifyemail"]);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { status_code: 200 } });
    expect((await app.mail.take(email)).subject).toBe("Welcome to Fernwell");
  });

  it("takes a code once, also when four come at the same moment", async () => {
    const { email, code } = await aNewcomer(app);
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await verify(email, code)).status).toBe(400);
  });

  it("compares at most five guesses, also when twenty come at once", async () => {
    const { email, code } = await aNewcomer(app);
    await Promise.all(Array.from({ length: 20 }, () => verify(email, otherThan(code))));
    const right = await verify(email, code);
    expect(right.status).toBe(400);
    expect(right.body.detail).toBe(errorTable.wrongVerificationCode.detail);
  });

  it("still takes the right code at the fifth try", async () => {
    const { email, code } = await aNewcomer(app);
    for (let i = 0; i < 4; i += 1) await verify(email, otherThan(code));
    expect((await verify(email, code)).status).toBe(200);
  });

  it("lets a code die after ten minutes", async () => {
    const [young, old] = [await aNewcomer(app), await aNewcomer(app)];
    await ageCodes(app, young.email, 590);
    await ageCodes(app, old.email, 601);
    expect((await verify(young.email, young.code)).status).toBe(200);
    expect((await verify(old.email, old.code)).status).toBe(400);
  });

  it("answers an unknown address like a wrong code", async () => {
    const { email, code } = await aNewcomer(app);
    const known = await verify(email, otherThan(code));
    const unknown = await verify(someEmail(), otherThan(code));
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: known.status,
      body: known.body,
    });
  });

  it("confirms only the sign-up of the browser it happens in", async () => {
    const email = someEmail();
    const mine = await app.call(signup, { body: signUpBody({ email }) });
    await app.mail.take(email);
    const theirs = await app.call(signup, { body: signUpBody({ email, password: "Their-Garden" }) });
    const code = codeIn(await app.mail.take(email));

    expect((await verify(email, code, cookieIn(mine.headers))).status).toBe(400);
    expect((await verify(email, code, cookieIn(theirs.headers))).status).toBe(200);
  });

  it("[OPEN-26] confirms the sign-up whose password was given at login, in that browser", async () => {
    const { email, password, code } = await aNewcomer(app);
    const refused = await app.call(login, { body: { email, password } });
    expect((await verify(email, code, "sign_up=somebody-else-s")).status).toBe(400);
    expect((await verify(email, code, cookieIn(refused.headers))).status).toBe(200);
  });

  it("keeps its cookie out of every script's and every other address's reach", async () => {
    const { headers } = await app.call(signup, { body: signUpBody() });
    expect(headers.get("set-cookie")).toMatch(
      /^sign_up=[\w-]{22}; Path=\/api\/verifyemail; Max-Age=86400; HttpOnly; SameSite=Strict$/,
    );
  });

  it("forgets a sign-up that is not verified within a day", async () => {
    const { email, password, code } = await aNewcomer(app);
    await sql`update sign_ups set created_at = created_at - interval '25 hours' where email = ${email}`.execute(
      app.composition.deps.db,
    );
    expect((await app.call(login, { body: { email, password } })).status).toBe(401);
    expect((await verify(email, code)).status).toBe(400);
  });
});

describe("asking for another code", () => {
  it("[DEP-01] sends a fresh code after the wait, and none before it", async () => {
    const { email, code } = await aNewcomer(app);
    const tooSoon = await app.call(resendVerification, { body: { email } });
    expect(tooSoon.status).toBe(429);
    expect(tooSoon.body.detail).toMatch(/^Too many tries\. Please try again in \d\d seconds\.$/);
    expect(Number(tooSoon.headers.get("retry-after"))).toBeGreaterThan(50);

    await ageCodes(app, email, 61);
    const answer = await app.call(resendVerification, { body: { email } });
    expect(answer.body).toEqual({ status_code: 200, retry_after_seconds: 60 });
    const fresh = codeIn(await app.mail.take(email));

    expect(app.mail.received.filter((mail) => mail.to === email)).toHaveLength(2);
    if (fresh !== code) expect((await verify(email, code)).status).toBe(400);
    expect((await verify(email, fresh)).status).toBe(200);
  });

  it("answers every address alike, and mails nobody who did not sign up", async () => {
    const [{ email: pending }, { email: verified }] = [await aNewcomer(app), await aUser(app)];
    await ageCodes(app, pending, 61);
    const emails = [pending, verified, someEmail()];
    const answers = await Promise.all(
      emails.map((email) => app.call(resendVerification, { body: { email } })),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body })))).toHaveProperty(
      "size",
      1,
    );
    await app.mail.take(pending);
    expect(app.mail.received.filter(({ to }) => to === verified)).toHaveLength(2);
    expect(app.mail.received.filter(({ to }) => to === emails[2])).toHaveLength(0);
  });

  it("sends one address three codes an hour, then refuses with the time to wait", async () => {
    const { email } = await aNewcomer(app);
    for (let i = 0; i < 2; i += 1) {
      await ageCodes(app, email, 61);
      expect((await app.call(resendVerification, { body: { email } })).status).toBe(200);
    }
    await ageCodes(app, email, 61);
    const refused = await app.call(resendVerification, { body: { email } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  });
});

function cookieIn(headers: Headers): string {
  return headers.get("set-cookie")?.split(";")[0] ?? "";
}
