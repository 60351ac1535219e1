import {
  login,
  resendVerification,
  signup,
  verifyEmail,
  verifyEmailByLink,
} from "@fernwell/contract/accounts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeIn, tokenIn } from "../../../test/mail-sink.ts";
import {
  ageCodes,
  aNewcomer,
  aReset,
  aUser,
  goodPassword,
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

function verify(email: string, code: string, cookie?: string) {
  return app.call(
    verifyEmail,
    { body: { email, verification_code: code } },
    cookie === undefined ? {} : { cookie },
  );
}

describe("verifying the address", () => {
  it("[API-09][AUTH-38] responds to the right code with status_code 200 and mails a welcome", async () => {
    const { email, code } = await aNewcomer(app);
    const response = await verify(email, code);
    expect([verifyEmail.method, verifyEmail.path]).toEqual(["POST", "/verifyemail"]);
    expect({ status: response.status, body: response.body }).toEqual({
      status: 200,
      body: { status_code: 200 },
    });
    expect((await app.mail.take(email)).subject).toBe("Welcome to Fernwell");
  });

  it("accepts a code once, also when it is sent four times at once", async () => {
    const { email, code } = await aNewcomer(app);
    const responses = await Promise.all(Array.from({ length: 4 }, () => verify(email, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await verify(email, code)).status).toBe(400);
  });

  it("compares at most five guesses, also when twenty come at once", async () => {
    const { email, code } = await aNewcomer(app);
    await Promise.all(Array.from({ length: 20 }, () => verify(email, otherThan(code))));
    const right = await verify(email, code);
    expect(right.status).toBe(400);
    expect(right.body.code).toBe("wrong_verification_code");
  });

  it("refuses a wrong code alike whether or not the address has signed up", async () => {
    const { email, code } = await aNewcomer(app);
    const [known, unknown] = [await verify(email, otherThan(code)), await verify(someEmail(), "123456")];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  it("still accepts the right code at the fifth try", async () => {
    const { email, code } = await aNewcomer(app);
    for (let i = 0; i < 4; i += 1) await verify(email, otherThan(code));
    expect((await verify(email, code)).status).toBe(200);
  });

  it("refuses a code after ten minutes", async () => {
    const [young, old] = [await aNewcomer(app), await aNewcomer(app)];
    await ageCodes(app, young.email, 590);
    await ageCodes(app, old.email, 601);
    expect((await verify(young.email, young.code)).status).toBe(200);
    expect((await verify(old.email, old.code)).status).toBe(400);
  });

  it("responds to an unknown address as to a wrong code", async () => {
    const { email, code } = await aNewcomer(app);
    const known = await verify(email, otherThan(code));
    const unknown = await verify(someEmail(), otherThan(code));
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: known.status,
      body: known.body,
    });
  });

  it("confirms only the sign-up of the same browser", async () => {
    const email = someEmail();
    const mine = await app.call(signup, { body: signUpBody({ email }) });
    await app.mail.take(email);
    const theirs = await app.call(signup, { body: signUpBody({ email, password: "Their-Garden" }) });
    const code = codeIn(await app.mail.take(email));

    expect((await verify(email, code, "sign_up=of-another-browser")).status).toBe(400);
    expect((await verify(email, code, cookieIn(theirs.headers))).status).toBe(200);
    expect((await verify(email, code, cookieIn(mine.headers))).status).toBe(400);
    expect((await app.call(login, { body: { email, password: "Their-Garden" } })).status).toBe(200);
  });

  it("[TRUST-33] after two competing sign-ups confirms neither without its cookie, and each with its own", async () => {
    const email = someEmail();
    const mine = await app.call(signup, { body: signUpBody({ email }) });
    await app.mail.take(email);
    await app.call(signup, { body: signUpBody({ email, password: "Their-Garden" }) });
    const code = codeIn(await app.mail.take(email));

    expect((await verify(email, code)).status).toBe(400);
    expect((await verify(email, code, cookieIn(mine.headers))).status).toBe(200);
    expect((await app.call(login, { body: { email, password: goodPassword } })).status).toBe(200);
    expect((await app.call(login, { body: { email, password: "Their-Garden" } })).status).toBe(401);
  });

  it("[TRUST-33] counts a second sign-up in the same browser as the same one", async () => {
    const email = someEmail();
    const first = await app.call(signup, { body: signUpBody({ email }) });
    await app.mail.take(email);
    const cookie = cookieIn(first.headers);
    await app.call(signup, { body: signUpBody({ email, password: "Second-Garden" }) }, { cookie });
    const code = codeIn(await app.mail.take(email));
    expect((await verify(email, code)).status).toBe(200);
    expect((await app.call(login, { body: { email, password: "Second-Garden" } })).status).toBe(200);
  });

  it("[TRUST-33] still asks the person for the code at login when others have signed up with the address since", async () => {
    const email = someEmail();
    const mine = await app.call(signup, { body: signUpBody({ email }) });
    await app.call(signup, { body: signUpBody({ email, password: "Their-Garden" }) });
    const cookie = cookieIn(mine.headers);
    const refused = await app.call(login, { body: { email, password: goodPassword } }, { cookie });
    expect([refused.status, refused.body.code]).toEqual([403, "email_not_verified"]);
  });

  it("[OPEN-26] confirms the sign-up whose password was given at login, in that browser", async () => {
    const { email, password, code } = await aNewcomer(app);
    const refused = await app.call(login, { body: { email, password } });
    expect((await verify(email, code, "sign_up=of-another-browser")).status).toBe(400);
    expect((await verify(email, code, cookieIn(refused.headers))).status).toBe(200);
  });

  it("keeps its cookie from scripts and other sites", async () => {
    expect(await cookieAttributes(app)).toEqual([
      "HttpOnly",
      "Max-Age=86400",
      "Path=/api",
      "SameSite=Strict",
      expect.stringMatching(/^sign_up=[\w-]{22}$/),
    ]);
  });

  it("keeps its cookie to https where the product is served over it", async () => {
    const secure = await startTestApp({ PUBLIC_URL: "https://fernwell.example" });
    expect(await cookieAttributes(secure)).toContain("Secure");
    await secure.close();
  });

  it("[TRUST-26] by the link works once, also when strangers have used up the tries at the code", async () => {
    const email = someEmail();
    const { headers } = await app.call(signup, { body: signUpBody({ email }) });
    const mail = await app.mail.take(email);
    for (let i = 0; i < 6; i += 1) await verify(email, otherThan(codeIn(mail)));
    await ageCodes(app, email, 23 * 60 * 60);
    const follow = (cookie?: string) =>
      app.call(
        verifyEmailByLink,
        { params: { token: tokenIn(mail) } },
        cookie === undefined ? {} : { cookie },
      );
    expect((await follow("sign_up=of-another-browser")).status).toBe(400);
    const { status, body } = await follow(cookieIn(headers));
    expect([status, body]).toEqual([200, { status_code: 200 }]);
    const again = await follow(cookieIn(headers));
    expect([again.status, again.body.code]).toEqual([400, "wrong_link"]);
    expect((await app.call(login, { body: { email, password: goodPassword } })).status).toBe(200);
  });

  it("[TRUST-26] refuses an expired, an altered and another kind of link", async () => {
    const email = someEmail();
    await app.call(signup, { body: signUpBody({ email }) });
    const token = tokenIn(await app.mail.take(email));
    const follow = (link: string) => app.call(verifyEmailByLink, { params: { token: link } });
    const bytes = Buffer.from(token, "base64url");
    bytes.writeUInt8(bytes.readUInt8(47) ^ 1, 47);
    const reset = await aReset(app, (await aUser(app)).email);
    for (const wrong of [bytes.toString("base64url"), "nonsense", reset.token])
      expect((await follow(wrong)).status).toBe(400);
    await ageCodes(app, email, 24 * 60 * 60 + 1);
    expect((await follow(token)).status).toBe(400);
  });

  it("drops a sign-up that is not verified within a day", async () => {
    const { email, password, code } = await aNewcomer(app);
    await sql`update pending_sign_ups set created_at = created_at - interval '25 hours' where email = ${email}`.execute(
      app.composition.deps.db,
    );
    expect((await app.call(login, { body: { email, password } })).status).toBe(401);
    expect((await verify(email, code)).status).toBe(400);
  });
});

describe("asking for another code", () => {
  it("[DEP-01] sends a fresh code after the wait, and none before it", async () => {
    const from = someAddress();
    const { email, code } = await aNewcomer(app, {}, { from });
    const tooSoon = await app.call(resendVerification, { body: { email } }, { from });
    expect(tooSoon.status).toBe(429);
    expect(tooSoon.body.detail).toMatch(/^Too many tries\. Please try again in \d\d seconds\.$/);
    expect(Number(tooSoon.headers.get("retry-after"))).toBeGreaterThan(50);

    await ageCodes(app, email, 61);
    const response = await app.call(resendVerification, { body: { email } }, { from });
    expect(response.body).toEqual({ status_code: 200, retry_after_seconds: 60 });
    const fresh = codeIn(await app.mail.take(email));

    expect(app.mail.received.filter((mail) => mail.to === email)).toHaveLength(2);
    if (fresh !== code) expect((await verify(email, code)).status).toBe(400);
    expect((await verify(email, fresh)).status).toBe(200);
  });

  it("responds to every address alike, and mails only those who signed up", async () => {
    const [{ email: pending }, { email: verified }] = [await aNewcomer(app), await aUser(app)];
    await ageCodes(app, pending, 61);
    const emails = [pending, verified, someEmail()];
    const responses = await Promise.all(
      emails.map((email) => app.call(resendVerification, { body: { email } })),
    );
    expect(new Set(responses.map(({ status, body }) => JSON.stringify({ status, body })))).toHaveProperty(
      "size",
      1,
    );
    await app.mail.take(pending);
    expect(app.mail.received.filter(({ to }) => to === verified)).toHaveLength(2);
    expect(app.mail.received.filter(({ to }) => to === emails[2])).toHaveLength(0);
  });

  it("[TRUST-25] sends one network three codes an hour for an address, then asks it to wait a minute", async () => {
    const from = someAddress();
    const { email } = await aNewcomer(app, {}, { from });
    for (let i = 0; i < 2; i += 1) {
      await ageCodes(app, email, 61);
      expect((await app.call(resendVerification, { body: { email } }, { from })).status).toBe(200);
    }
    await ageCodes(app, email, 61);
    const refused = await app.call(resendVerification, { body: { email } }, { from });
    expect(refused.status).toBe(429);
    const left = Number(refused.headers.get("retry-after"));
    // The wait has begun with the code before.
    expect([left > 30, left <= 60], `${left} s`).toEqual([true, true]);
  });

  it("[TRUST-24] is not refused because others have asked; past the address's limit nothing is mailed", async () => {
    const { email } = await aNewcomer(app);
    const mails = () => app.mail.received.filter(({ to }) => to === email).length;
    for (const count of [2, 3, 3, 3, 3]) {
      await ageCodes(app, email, 61);
      expect((await app.call(resendVerification, { body: { email } })).status).toBe(200);
      await expect.poll(mails).toBe(count);
    }
    const marker = await aNewcomer(app);
    expect([mails(), marker.code]).toEqual([3, expect.any(String)]);
  });
});

function cookieIn(headers: Headers): string {
  return headers.get("set-cookie")?.split(";")[0] ?? "";
}

async function cookieAttributes(served: TestApp): Promise<string[] | undefined> {
  const { headers } = await served.call(signup, { body: signUpBody() });
  return headers.get("set-cookie")?.split("; ").sort();
}
