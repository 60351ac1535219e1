import {
  forgetPassword,
  login,
  resetPassword,
  resetPasswordByLink,
  verifyEmail,
} from "@fernwell/contract/accounts";
import { errorTable } from "@fernwell/contract/errors";
import { getProfile } from "@fernwell/contract/profiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenIn } from "../../../test/mail-sink.ts";
import { passTime } from "../../../test/pass-time.ts";
import { ageCodes, aNewcomer, aReset, aUser, otherThan, someEmail } from "../../../test/people.ts";
import { someAddress, startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const fresh = "Fresh-Meadow";
const passwords = { new_password: fresh, confirm_password: fresh };

function resetByCode(email: string, code: string, change = {}) {
  return app.call(resetPassword, { body: { email, reset_code: code, ...passwords, ...change } });
}

function resetByLink(token: string, change = {}) {
  return app.call(resetPasswordByLink, { params: { token }, body: { ...passwords, ...change } });
}

async function loginStatus(email: string, password: string): Promise<number> {
  return (await app.call(login, { body: { email, password } })).status;
}

describe("asking for a reset", () => {
  it("[API-10][OPEN-29] mails a code and a link", async () => {
    const { email } = await aUser(app);
    expect([forgetPassword.method, forgetPassword.path]).toEqual(["POST", "/forget-password"]);
    const { mail, code, token } = await aReset(app, email);
    expect(mail.subject).toBe("Reset your Fernwell password");
    expect(code).toMatch(/^\d{6}$/);
    expect(mail.html).toContain(`/createNewPass/${token}`);
  });

  it("responds to every address alike, and mails only those with an account", async () => {
    const [{ email: known }, { email: pending }, unknown] = [
      await aUser(app),
      await aNewcomer(app),
      someEmail(),
    ];
    const responses = [];
    for (const email of [known, pending, unknown])
      responses.push(await app.call(forgetPassword, { body: { email } }));
    expect(new Set(responses.map(({ status, body }) => JSON.stringify({ status, body })))).toHaveProperty(
      "size",
      1,
    );
    await app.mail.take(known);
    expect(app.mail.received.filter(({ to }) => to === unknown || to === pending)).toHaveLength(1);
  });

  it.each([
    ["an address with an account", () => aUser(app).then(({ email }) => email)],
    ["an address without", async () => someEmail()],
  ])(
    "[TRUST-25] sends %s one mail a minute and three an hour for one network, with growing waits",
    async (_, some) => {
      const email = await some();
      const from = someAddress();
      const ask = () => app.call(forgetPassword, { body: { email } }, { from });
      expect((await ask()).status).toBe(200);
      const tooSoon = await ask();
      expect(tooSoon.status).toBe(429);
      expect(Number(tooSoon.headers.get("retry-after"))).toBeLessThanOrEqual(60);

      for (let i = 0; i < 2; i += 1) {
        await ageCodes(app, email, 61);
        expect((await ask()).status).toBe(200);
      }
      for (const wait of [60, 120, 240]) {
        await ageCodes(app, email, 61);
        const refused = await ask();
        expect(refused.status).toBe(429);
        expect(refused.body.detail).toMatch(/^Too many tries\. Please try again in \d+ (seconds|minutes)\.$/);
        const left = Number(refused.headers.get("retry-after"));
        // A wait has begun with the use before it.
        expect([left > wait - 30, left <= wait], `${left} s of ${wait}`).toEqual([true, true]);
        await passTime(app, wait);
        expect((await ask()).status).toBe(200);
      }
    },
  );

  it("[TRUST-24] is not refused because others have asked; past the address's limit nothing is mailed", async () => {
    const { email } = await aUser(app);
    const ask = () => app.call(forgetPassword, { body: { email } });
    const received = () => app.mail.received.filter(({ to }) => to === email);
    const before = received().length;
    for (let i = 0; i < 3; i += 1) {
      expect((await ask()).status).toBe(200);
      await app.mail.take(email);
      await ageCodes(app, email, 61);
    }
    const [mail] = received().slice(-1);
    if (!mail) throw new Error("no mail came");
    const { status, body } = await ask();
    expect([status, body.message]).toEqual([200, expect.stringContaining("we have sent it a code")]);

    await passTime(app, 50 * 60);
    expect((await ask()).status).toBe(200);
    expect((await resetByLink(tokenIn(mail))).status).toBe(200);
    expect(
      received()
        .slice(before + 3)
        .map(({ subject }) => subject),
    ).not.toContain(mail.subject);
  });

  it("[TRUST-24] mails a person on a known device or network, whatever others have asked for", async () => {
    const { email, password, cookie } = await aUser(app);
    const from = someAddress();
    await app.call(login, { body: { email, password } }, { from, cookie });
    const mails = () =>
      app.mail.received.filter(({ to, subject }) => to === email && subject.startsWith("Reset"));
    for (const count of [1, 2, 3, 3]) {
      await app.call(forgetPassword, { body: { email } });
      await expect.poll(() => mails().length).toBe(count);
      await ageCodes(app, email, 61);
    }

    await app.call(forgetPassword, { body: { email } }, { cookie });
    await expect.poll(() => mails().length).toBe(4);
    await ageCodes(app, email, 61);
    await app.call(forgetPassword, { body: { email } }, { from });
    await expect.poll(() => mails().length).toBe(5);
  });
});

describe("a reset with the code", () => {
  it("[API-11][API-12] sets the new password, ends every session and mails the owner", async () => {
    const { email, password, token } = await aUser(app);
    const { code } = await aReset(app, email);
    expect([resetPassword.method, resetPassword.path]).toEqual(["POST", "/reset-password"]);

    const { status, body } = await resetByCode(email, code);
    expect({ status, body }).toEqual({ status: 200, body: { status_code: 200 } });
    expect((await app.call(getProfile, {}, { token })).status).toBe(401);
    expect([await loginStatus(email, password), await loginStatus(email, fresh)]).toEqual([401, 200]);
    expect((await app.mail.take(email)).subject).toBe("Your Fernwell password was changed");
  });

  it("[API-12] refuses a wrong code with a detail", async () => {
    const { email, password } = await aUser(app);
    const { code } = await aReset(app, email);
    const { status, body } = await resetByCode(email, otherThan(code));
    expect({ status, body }).toEqual({
      status: 400,
      body: { detail: errorTable.wrong_reset_code.detail, code: "wrong_reset_code" },
    });
    expect(await loginStatus(email, password)).toBe(200);
  });

  it("refuses a wrong code alike whether or not the address has an account", async () => {
    const { email } = await aUser(app);
    const { code } = await aReset(app, email);
    const [known, unknown] = [
      await resetByCode(email, otherThan(code)),
      await resetByCode(someEmail(), otherThan(code)),
    ];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  it("works once, also when it is sent four times at once", async () => {
    const { email } = await aUser(app);
    const { code, token } = await aReset(app, email);
    const responses = await Promise.all([
      resetByCode(email, code),
      resetByCode(email, code),
      resetByLink(token),
      resetByLink(token),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it("expires with the fifth wrong try, after ten minutes, and with the next request", async () => {
    const [guessed, late, renewed] = [await aUser(app), await aUser(app), await aUser(app)];
    const first = await aReset(app, guessed.email);
    for (let i = 0; i < 5; i += 1) await resetByCode(guessed.email, otherThan(first.code));
    expect((await resetByCode(guessed.email, first.code)).status).toBe(400);

    const second = await aReset(app, late.email);
    await ageCodes(app, late.email, 601);
    expect((await resetByCode(late.email, second.code)).status).toBe(400);

    const third = await aReset(app, renewed.email);
    await ageCodes(app, renewed.email, 61);
    const newest = await aReset(app, renewed.email);
    if (third.code !== newest.code) {
      expect((await resetByCode(renewed.email, third.code)).status).toBe(400);
    }
    expect((await resetByLink(third.token)).status).toBe(400);
    expect((await resetByCode(renewed.email, newest.code)).status).toBe(200);
  });

  it("cannot verify an address, and a verification code cannot reset", async () => {
    const { email } = await aUser(app);
    const { code } = await aReset(app, email);
    expect((await app.call(verifyEmail, { body: { email, verification_code: code } })).status).toBe(400);

    const newcomer = await aNewcomer(app);
    expect((await resetByCode(newcomer.email, newcomer.code)).status).toBe(400);
  });

  it("works only for its own account", async () => {
    const [owner, other] = [await aUser(app), await aUser(app)];
    const { code } = await aReset(app, owner.email);
    await aReset(app, other.email);
    expect((await resetByCode(other.email, code)).status).toBe(400);
    expect((await resetByCode(someEmail(), code)).status).toBe(400);
    expect(await loginStatus(other.email, other.password)).toBe(200);
  });

  it.each([
    ["a weak password", { new_password: "garden", confirm_password: "garden" }, "new_password"],
    ["a differing confirmation", { confirm_password: "Other-Meadow" }, "confirm_password"],
    ["a code with letters", { reset_code: "12a456" }, "reset_code"],
  ])("[AUTH-58] refuses %s and does not count it as a guess", async (_, change, field) => {
    const { email } = await aUser(app);
    const { code, token } = await aReset(app, email);
    const responses = [await resetByCode(email, code, change)];
    if (field !== "reset_code") responses.push(await resetByLink(token, change));
    for (const { status, body } of responses) {
      expect({ status, body }).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", field] }] } });
    }
    expect((await resetByCode(email, code)).status).toBe(200);
  });
});

describe("a reset with the link", () => {
  it("[API-13] sets the new password, ends every session and mails the owner", async () => {
    const { email, password, token: session } = await aUser(app);
    const { token } = await aReset(app, email);
    expect([resetPasswordByLink.method, resetPasswordByLink.path]).toEqual([
      "POST",
      "/reset-password/:token",
    ]);

    const { status, body } = await resetByLink(token);
    expect({ status, body }).toEqual({ status: 200, body: { status_code: 200 } });
    expect((await app.call(getProfile, {}, { token: session })).status).toBe(401);
    expect([await loginStatus(email, password), await loginStatus(email, fresh)]).toEqual([401, 200]);
    expect((await app.mail.take(email)).subject).toBe("Your Fernwell password was changed");
  });

  it("[TRUST-24] works for a day, also when strangers have used up the tries at the code", async () => {
    const { email } = await aUser(app);
    const { code, token } = await aReset(app, email);
    for (let i = 0; i < 6; i += 1) await resetByCode(email, otherThan(code));
    await ageCodes(app, email, 23 * 60 * 60);
    expect((await resetByLink(token)).status).toBe(200);
  });

  it("refuses a used, an expired, an altered and an invented link", async () => {
    const [used, expired, changed] = [await aUser(app), await aUser(app), await aUser(app)];
    const usedLink = (await aReset(app, used.email)).token;
    await resetByLink(usedLink);
    const expiredLink = (await aReset(app, expired.email)).token;
    await ageCodes(app, expired.email, 24 * 60 * 60 + 1);
    const bytes = Buffer.from((await aReset(app, changed.email)).token, "base64url");
    bytes.writeUInt8(bytes.readUInt8(47) ^ 1, 47);

    for (const token of [usedLink, expiredLink, bytes.toString("base64url"), "nonsense", used.token]) {
      const { status, body } = await resetByLink(token);
      expect({ status, body }).toEqual({
        status: 400,
        body: { detail: errorTable.wrong_reset_link.detail, code: "wrong_reset_link" },
      });
    }
  });
});
