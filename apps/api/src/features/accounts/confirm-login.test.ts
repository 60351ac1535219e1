import { login, logoutEverywhere, resetPasswordByLink } from "@fernwell/contract/accounts";
import { deleteAccount } from "@fernwell/contract/privacy";
import { getProfile } from "@fernwell/contract/profiles";
import { getLoginStep, listFactors } from "@fernwell/contract/second-factor";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passTime } from "../../../test/pass-time.ts";
import { aReset, aUser, findUserId, otherThan, takeMail } from "../../../test/people.ts";
import {
  aUserWithAuthenticator,
  aUserWithPasskey,
  beginLogin,
  confirm,
  getChallenge,
  showCode,
  turnOnAuthenticator,
  turnOnPasskey,
} from "../../../test/second-factor.ts";
import { someAddress, startTestApp, type TestApp } from "../../../test/test-app.ts";
import { createVirtualPasskey, testSite } from "../../../test/virtual-passkey.ts";

let now = new Date();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { clock: { now: () => now } });
});
afterAll(() => app.close());

/** Until an authenticator app shows another code. */
function waitForNextCode(): void {
  now = new Date(now.getTime() + 30_000);
}

const isOpen = async (token: string) => (await app.call(getProfile, {}, { token })).status === 200;

describe("a login with a second factor", () => {
  it("[TRUST-81] opens no session by the password alone", async () => {
    const user = await aUserWithAuthenticator(app);
    const { response } = await beginLogin(app, user);
    expect([response.status, response.body]).toEqual([
      403,
      { code: "second_factor_required", detail: "One more step: please confirm that it is you." },
    ]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from sessions where user_id = ${await findUserId(app, user.email)}`.execute(
      app.composition.deps.db,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it("[TRUST-81] is confirmed with a one-time code, and then responds as a login does", async () => {
    const user = await aUserWithAuthenticator(app);
    waitForNextCode();
    const { cookie } = await beginLogin(app, user);
    const { status, body } = await confirm(app, cookie, { kind: "code", code: showCode(user.secret, now) });
    expect({ status, body }).toEqual({
      status: 200,
      body: { access_token: expect.stringMatching(/^[\w-]{64}$/), redirect_url: "/edit-profile" },
    });
    expect(await isOpen(body.access_token)).toBe(true);
  });

  it("[TRUST-81] is confirmed with a passkey", async () => {
    const user = await aUserWithPasskey(app);
    const { cookie } = await beginLogin(app, user);
    const response = user.passkey.get(await getChallenge(app, cookie));
    const { status, body } = await confirm(app, cookie, { kind: "passkey", response });
    expect(status).toBe(200);
    expect(await isOpen(body.access_token)).toBe(true);
  });

  it("[TRUST-81] says what the person has to confirm it with", async () => {
    const [withApp, withPasskey] = [await aUserWithAuthenticator(app), await aUserWithPasskey(app)];
    const first = (await app.call(getLoginStep, {}, { cookie: (await beginLogin(app, withApp)).cookie }))
      .body;
    expect(first).toMatchObject({ passkey: null, has_authenticator: true, has_recovery_codes: true });
    const other = await beginLogin(app, withPasskey);
    const second = (await app.call(getLoginStep, {}, { cookie: other.cookie })).body;
    expect(second).toMatchObject({ has_authenticator: false, passkey: { rpId: "localhost" } });
    expect(second.passkey?.allowCredentials).toEqual([
      { id: expect.any(String), type: "public-key", transports: ["internal"] },
    ]);
  });

  it("[TRUST-81] is confirmed only in its browser, once, within ten minutes and ten tries", async () => {
    const user = await aUserWithAuthenticator(app);
    const code = () => ({ kind: "code" as const, code: showCode(user.secret, now) });
    const expectExpired = async (cookie: string) =>
      expect((await confirm(app, cookie, code())).body.code).toBe("login_expired");
    waitForNextCode();
    await expectExpired("");
    await expectExpired(`login_step=${"A".repeat(64)}`);

    const once = await beginLogin(app, user);
    expect((await confirm(app, once.cookie, code())).status).toBe(200);
    waitForNextCode();
    await expectExpired(once.cookie);

    const late = await beginLogin(app, user);
    await passTime(app, 601);
    await expectExpired(late.cookie);
    expect((await app.call(getLoginStep, {}, { cookie: late.cookie })).body.code).toBe("login_expired");

    const often = await beginLogin(app, user);
    for (let i = 0; i < 10; i += 1)
      await confirm(app, often.cookie, { kind: "recovery_code", code: "AAAA-AAAA-AAAA" });
    await expectExpired(often.cookie);
  });

  it("[TRUST-81] responds to a wrong password as it does without a factor", async () => {
    const [withFactor, without] = [await aUserWithAuthenticator(app), await aUser(app)];
    const guess = async (email: string) => {
      const { status, body, headers } = await app.call(login, { body: { email, password: "Wrong-Garden" } });
      return { status, body, cookies: headers.getSetCookie() };
    };
    expect(await guess(withFactor.email)).toEqual(await guess(without.email));
  });

  it("[TRUST-81] ends with a log out everywhere and with a deletion", async () => {
    const user = await aUserWithAuthenticator(app);
    const code = () => ({ kind: "code" as const, code: showCode(user.secret, now) });
    waitForNextCode();
    const first = await beginLogin(app, user);
    await app.call(logoutEverywhere, {}, { token: user.token });
    expect((await confirm(app, first.cookie, code())).body.code).toBe("login_expired");

    const second = await beginLogin(app, user);
    const third = await beginLogin(app, user);
    const { body } = await confirm(app, second.cookie, code());
    waitForNextCode();
    await app.call(deleteAccount, { body: { password: user.password } }, { token: body.access_token });
    expect((await confirm(app, third.cookie, code())).body.code).toBe("login_expired");
  });

  it("[TRUST-89] makes the device known and tells of it only once it is confirmed", async () => {
    const user = await aUserWithAuthenticator(app);
    const { cookie, response } = await beginLogin(app, user);
    expect(response.headers.getSetCookie().map((each) => each.split("=")[0])).toEqual(["login_step"]);
    waitForNextCode();
    const confirmed = await confirm(app, cookie, { kind: "code", code: showCode(user.secret, now) });
    expect(confirmed.headers.getSetCookie().map((each) => each.split("=")[0])).toEqual(["device"]);
    const mails = app.mail.received.filter(({ to }) => to === user.email).map(({ subject }) => subject);
    expect(mails).not.toContain("New login to your Fernwell account");
    await takeMail(app, user.email, "New login to your Fernwell account");
  });

  it("[TRUST-89] keeps the network unfamiliar until it is confirmed", async () => {
    const user = await aUserWithAuthenticator(app);
    const from = "203.0.113.77";
    const guess = (address: string) =>
      app.call(login, { body: { email: user.email, password: "Wrong-Garden" } }, { from: address });
    await beginLogin(app, user, { from });
    for (let i = 0; i < 120; i += 1) await guess(`198.19.${i}.1`);
    expect((await guess(from)).status).toBe(429);
  });
});

describe("a one-time code", () => {
  it("[TRUST-82] works once, and no earlier one works after it", async () => {
    const user = await aUserWithAuthenticator(app);
    const used = showCode(user.secret, now);
    const attempt = async (code: string) => {
      const { cookie } = await beginLogin(app, user);
      return (await confirm(app, cookie, { kind: "code", code })).body.code ?? "in";
    };
    expect(await attempt(used), "the code that turned it on").toBe("wrong_code");
    waitForNextCode();
    const [earlier, current] = [
      showCode(user.secret, now),
      showCode(user.secret, new Date(now.getTime() + 30_000)),
    ];
    expect(await attempt(current), "of a clock that is ahead").toBe("in");
    expect(await attempt(current)).toBe("wrong_code");
    expect(await attempt(earlier)).toBe("wrong_code");
    expect(await attempt(showCode(user.secret, new Date(now.getTime() + 60_000)))).toBe("wrong_code");
  });

  it("[TRUST-82] opens one session if it is used twice at once", async () => {
    const user = await aUserWithAuthenticator(app);
    waitForNextCode();
    const code = showCode(user.secret, now);
    const steps = await Promise.all([1, 2, 3, 4].map(() => beginLogin(app, user)));
    const statuses = await Promise.all(
      steps.map(async ({ cookie }) => (await confirm(app, cookie, { kind: "code", code })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400]);
  });

  it("[TRUST-82] has growing waits after ten wrong ones, from whatever network, which hold up no other factor", async () => {
    const user = await aUserWithAuthenticator(app);
    const { passkey } = await turnOnPasskey(app, user);
    waitForNextCode();
    const attempt = async (code: string) => {
      const { cookie } = await beginLogin(app, user, { from: someAddress() });
      const { status, headers } = await confirm(app, cookie, { kind: "code", code }, { from: someAddress() });
      return status === 429 ? Number(headers.get("retry-after")) : status;
    };
    const wrong = otherThan(showCode(user.secret, now));
    for (let i = 0; i < 10; i += 1) expect(await attempt(wrong)).toBe(400);
    expect(await attempt(showCode(user.secret, now))).toBeGreaterThan(20);
    await passTime(app, 31);
    expect(await attempt(wrong)).toBe(400);
    expect(await attempt(wrong), "twice as long").toBeGreaterThan(50);

    const withPasskey = await beginLogin(app, user);
    const response = passkey.get(await getChallenge(app, withPasskey.cookie));
    expect((await confirm(app, withPasskey.cookie, { kind: "passkey", response })).status).toBe(200);
    const withRecovery = await beginLogin(app, user);
    const [code = ""] = user.recoveryCodes;
    expect((await confirm(app, withRecovery.cookie, { kind: "recovery_code", code })).status).toBe(200);

    await passTime(app, 61);
    expect(await attempt(showCode(user.secret, now)), "the right one").toBe(200);
    waitForNextCode();
    expect(await attempt(wrong), "the count starts anew").toBe(400);
    expect(await attempt(showCode(user.secret, now))).toBe(200);
  });

  it("[TRUST-82] of another person's app is wrong", async () => {
    const [user, other] = [await aUserWithAuthenticator(app), await aUserWithAuthenticator(app)];
    waitForNextCode();
    const { cookie } = await beginLogin(app, user);
    const { body } = await confirm(app, cookie, { kind: "code", code: showCode(other.secret, now) });
    expect(body.code).toBe("wrong_code");
  });
});

describe("a passkey", () => {
  it.each([
    ["another device's", () => createVirtualPasskey()],
    ["one for another site", () => createVirtualPasskey({ origin: "https://evil.example", id: "localhost" })],
    ["one for another name", () => createVirtualPasskey({ ...testSite, id: "evil.example" })],
  ])("[TRUST-81] that is %s is refused", async (_, create) => {
    const user = await aUserWithPasskey(app);
    const { cookie } = await beginLogin(app, user);
    const challenge = await getChallenge(app, cookie);
    const { id, rawId } = user.passkey.get(challenge);
    for (const response of [create().get(challenge), { ...create().get(challenge), id, rawId }])
      expect((await confirm(app, cookie, { kind: "passkey", response })).body.code).toBe("wrong_passkey");
  });

  it("[TRUST-82] proves nothing for another login", async () => {
    const user = await aUserWithPasskey(app);
    const first = await beginLogin(app, user);
    const response = user.passkey.get(await getChallenge(app, first.cookie));
    const second = await beginLogin(app, user);
    expect((await confirm(app, second.cookie, { kind: "passkey", response })).body.code).toBe(
      "wrong_passkey",
    );
    expect((await confirm(app, first.cookie, { kind: "passkey", response })).status).toBe(200);
    expect((await confirm(app, first.cookie, { kind: "passkey", response })).body.code).toBe("login_expired");
  });

  it("[TRUST-81] of another person is refused", async () => {
    const [user, other] = [await aUserWithPasskey(app), await aUserWithPasskey(app)];
    const { cookie } = await beginLogin(app, user);
    const response = other.passkey.get(await getChallenge(app, cookie));
    expect((await confirm(app, cookie, { kind: "passkey", response })).body.code).toBe("wrong_passkey");
  });
});

describe("a recovery code", () => {
  it("[TRUST-83] works once, however it is typed, and a mail says so", async () => {
    const user = await aUserWithAuthenticator(app);
    expect(user.recoveryCodes).toHaveLength(10);
    const [code = ""] = user.recoveryCodes;
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const attempt = async (typed: string) => {
      const { cookie } = await beginLogin(app, user);
      return (await confirm(app, cookie, { kind: "recovery_code", code: typed })).body.code ?? "in";
    };
    expect(await attempt(code.toLowerCase().replaceAll("-", " "))).toBe("in");
    expect(await attempt(code)).toBe("wrong_recovery_code");
    const mail = await takeMail(app, user.email, "A recovery code was used for your Fernwell account");
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain("9 recovery codes are left.");
    expect((await app.call(listFactors, {}, { token: user.token })).body.recovery_codes?.left).toBe(9);
  });

  it("[TRUST-83] opens one session if it is used many times at once", async () => {
    const user = await aUserWithAuthenticator(app);
    const [code = ""] = user.recoveryCodes;
    const steps = await Promise.all([1, 2, 3, 4, 5].map(() => beginLogin(app, user)));
    const statuses = await Promise.all(
      steps.map(async ({ cookie }) => (await confirm(app, cookie, { kind: "recovery_code", code })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400]);
    const { body } = await app.call(listFactors, {}, { token: user.token });
    expect(body.recovery_codes?.left).toBe(9);
  });

  it("[TRUST-83] is stored only as the hash of a password is, and never logged", async () => {
    const user = await aUserWithAuthenticator(app);
    const { rows } = await sql<{ all: string }>`
      select json_agg(recovery_codes)::text || (select json_agg(authenticators)::text from authenticators) as all
      from recovery_codes`.execute(app.composition.deps.db);
    const stored = rows[0]?.all ?? "";
    expect(stored).toContain("$argon2id$");
    const secrets = [
      user.secret,
      ...user.recoveryCodes,
      ...user.recoveryCodes.map((code) => code.replaceAll("-", "")),
    ];
    for (const secret of secrets) {
      expect(stored).not.toContain(secret);
      expect(app.logs.some((line) => line.includes(secret))).toBe(false);
    }
  });
});

describe("a new password", () => {
  it("[TRUST-84] keeps the factors on and ends logins in progress", async () => {
    const user = await aUserWithAuthenticator(app);
    const waiting = await beginLogin(app, user);
    const { token } = await aReset(app, user.email);
    const body = { new_password: "Fresh-Meadow", confirm_password: "Fresh-Meadow" };
    expect((await app.call(resetPasswordByLink, { params: { token }, body })).status).toBe(200);

    waitForNextCode();
    const code = { kind: "code" as const, code: showCode(user.secret, now) };
    expect((await confirm(app, waiting.cookie, code)).body.code).toBe("login_expired");
    const { response, cookie } = await beginLogin(app, { ...user, password: "Fresh-Meadow" });
    expect(response.body.code).toBe("second_factor_required");
    expect((await confirm(app, cookie, code)).status).toBe(200);
  });
});

it("[TRUST-81] a person without a factor logs in as before, also after turning one off", async () => {
  const user = await aUser(app);
  await turnOnAuthenticator(app, user);
  await sql`delete from authenticators where user_id = ${await findUserId(app, user.email)}`.execute(
    app.composition.deps.db,
  );
  const { response } = await beginLogin(app, user);
  expect(response.status).toBe(200);
  expect(Object.keys(response.body)).toEqual(["access_token", "redirect_url"]);
});
