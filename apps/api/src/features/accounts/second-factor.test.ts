import { randomBytes } from "node:crypto";
import {
  addAuthenticator,
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  listFactors,
  makeRecoveryCodes,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
} from "@fernwell/contract/second-factor";
import { listSecurityEvents } from "@fernwell/contract/security-log";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passTime } from "../../../test/pass-time.ts";
import { aQuickSession, aUser, findUserId, otherThan, takeMail } from "../../../test/people.ts";
import {
  aUserWithAuthenticator,
  aUserWithPasskey,
  beginLogin,
  confirm,
  showCode,
  turnOnAuthenticator,
  turnOnPasskey,
} from "../../../test/second-factor.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { createVirtualPasskey } from "../../../test/virtual-passkey.ts";
import { resealSecrets } from "./second-factor.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const changed = "How you log in to Fernwell has changed";

async function list(token: string) {
  return (await app.call(listFactors, {}, { token })).body;
}

describe("turning factors on and off", () => {
  it("[TRUST-80] asks for the password again, and nothing changes without it", async () => {
    const { token, password } = await aUser(app);
    const { passkeyId } = await turnOnPasskey(app, { token, password });
    await turnOnAuthenticator(app, { token, password });
    const before = await list(token);
    const wrong = { body: { password: "Wrong-Garden" } };
    const { token: other } = await aQuickSession(app, await findUserId(app, (await aUser(app)).email));
    const refused = [
      await app.call(beginPasskey, wrong, { token }),
      await app.call(beginAuthenticator, wrong, { token }),
      await app.call(removePasskey, { params: { id: passkeyId }, ...wrong }, { token }),
      await app.call(removeAuthenticator, wrong, { token }),
      await app.call(makeRecoveryCodes, wrong, { token }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array(5).fill("wrong_password"));
    await app.call(removePasskey, { params: { id: passkeyId }, body: { password } }, { token: other });
    expect(await list(token)).toEqual(before);
  });

  it("[TRUST-80] lists passkeys and the app with their dates, and mails every change", async () => {
    const { token, password, email } = await aUser(app);
    expect(await list(token)).toEqual({ passkeys: [], authenticator: null, recovery_codes: null });
    const { passkeyId } = await turnOnPasskey(app, { token, password }, "  Work laptop ");
    expect((await takeMail(app, email, changed)).text).toContain("A passkey was added");
    await turnOnAuthenticator(app, { token, password });
    expect((await takeMail(app, email, changed)).text).toContain("An authenticator app was turned on");
    const day = expect.stringMatching(/^\d{4}-/);
    expect(await list(token)).toEqual({
      passkeys: [{ id: passkeyId, name: "Work laptop", added_at: day, last_used_at: null }],
      authenticator: { added_at: day, last_used_at: null },
      recovery_codes: { made_at: day, left: 10 },
    });

    await app.call(removePasskey, { params: { id: passkeyId }, body: { password } }, { token });
    expect((await takeMail(app, email, changed)).text).toContain("A passkey was removed");
    await app.call(removeAuthenticator, { body: { password } }, { token });
    expect((await takeMail(app, email, changed)).text).toContain("The authenticator app was turned off");
    expect(await list(token)).toEqual({ passkeys: [], authenticator: null, recovery_codes: null });
    expect((await beginLogin(app, { email, password })).response.status).toBe(200);
  });

  it("[TRUST-80] keeps a factor that is being added to its session, and forgets it after ten minutes", async () => {
    const { token, password, email } = await aUser(app);
    const other = await aQuickSession(app, await findUserId(app, email));
    const { setup_id, secret } = (await app.call(beginAuthenticator, { body: { password } }, { token })).body;
    const add = async (as: string) => {
      const body = { setup_id, code: showCode(secret, new Date()) };
      return (await app.call(addAuthenticator, { body }, { token: as })).body.code ?? "added";
    };
    expect(await add(other.token)).toBe("setup_expired");
    await passTime(app, 601);
    expect(await add(token)).toBe("setup_expired");
    expect((await list(token)).authenticator).toBeNull();
  });
});

describe("the security log", () => {
  it("[TRUST-90] tells of every change of a factor, of used recovery codes and of failed confirmations", async () => {
    const { token, password, email } = await aUser(app);
    const again = { body: { password } };
    const { passkeyId } = await turnOnPasskey(app, { token, password });
    await turnOnAuthenticator(app, { token, password });
    const { recovery_codes } = (await app.call(makeRecoveryCodes, again, { token })).body;
    const [code = ""] = recovery_codes;
    const { cookie } = await beginLogin(app, { email, password });
    const wrong = `${code.slice(0, -1)}${code.endsWith("A") ? "B" : "A"}`;
    await confirm(app, cookie, { kind: "recovery_code", code: wrong });
    await confirm(app, cookie, { kind: "recovery_code", code });
    await app.call(removePasskey, { params: { id: passkeyId }, ...again }, { token });
    await app.call(removeAuthenticator, again, { token });

    const { events } = (await app.call(listSecurityEvents, { query: {} }, { token })).body;
    expect(events.map(({ kind }) => kind).toReversed()).toEqual([
      "logged_in",
      "passkey_added",
      "authenticator_added",
      "recovery_codes_made",
      "second_factor_failed",
      "recovery_code_used",
      "logged_in",
      "passkey_removed",
      "authenticator_removed",
    ]);
  });
});

describe("an authenticator app", () => {
  it("[TRUST-80] is turned on by a right code only, and its secret is shown as address and text", async () => {
    const { token, password, email } = await aUser(app);
    const { setup_id, secret, uri } = (await app.call(beginAuthenticator, { body: { password } }, { token }))
      .body;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Fernwell:${encodeURIComponent(email)}?issuer=Fernwell&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const right = showCode(secret, new Date());
    const add = (code: string) => app.call(addAuthenticator, { body: { setup_id, code } }, { token });
    expect((await add(otherThan(right))).body.code).toBe("wrong_code");
    expect((await list(token)).authenticator).toBeNull();
    expect((await add(`${right.slice(0, 3)} ${right.slice(3)}`)).body.recovery_codes).toHaveLength(10);
    expect((await add(right)).body.code).toBe("setup_expired");
  });

  it("[TRUST-80] replaces the one before, and the recovery codes stay", async () => {
    const user = await aUserWithAuthenticator(app);
    const second = await turnOnAuthenticator(app, user);
    expect(second.recoveryCodes).toEqual([]);
    const { cookie } = await beginLogin(app, user);
    const next = new Date(Date.now() + 30_000);
    const old = await confirm(app, cookie, { kind: "code", code: showCode(user.secret, next) });
    expect(old.body.code).toBe("wrong_code");
    const fresh = await confirm(app, cookie, { kind: "code", code: showCode(second.secret, next) });
    expect(fresh.status).toBe(200);
  });
});

describe("passkeys", () => {
  it("[TRUST-80] are named, renamed and removed one by one, by their owner only", async () => {
    const user = await aUserWithPasskey(app);
    const second = await turnOnPasskey(app, user, "Key ring");
    const stranger = await aUser(app);
    const params = { id: user.passkeyId };
    const rename = (name: string, token: string) =>
      app.call(renamePasskey, { params, body: { name } }, { token });
    expect((await rename("Mine now", stranger.token)).body.code).toBe("passkey_not_found");
    expect((await rename("x".repeat(61), user.token)).status).toBe(422);
    expect((await rename("  ", user.token)).status).toBe(422);
    expect((await rename("Old phone", user.token)).status).toBe(200);
    expect((await list(user.token)).passkeys.map(({ name }) => name)).toEqual(["Old phone", "Key ring"]);

    const { password, token } = user;
    await app.call(removePasskey, { params, body: { password } }, { token });
    const { passkeys, recovery_codes } = await list(token);
    expect(passkeys.map(({ id }) => id)).toEqual([second.passkeyId]);
    expect(recovery_codes?.left).toBe(10);
  });

  it("[TRUST-80] are ten at most, also when they are added at once", async () => {
    const user = await aUserWithPasskey(app);
    for (let i = 0; i < 8; i += 1) await turnOnPasskey(app, user);
    const userId = await findUserId(app, user.email);
    const sessions = await Promise.all([1, 2, 3].map(() => aQuickSession(app, userId)));
    const begun = await Promise.all(
      sessions.map(async ({ token }) => {
        const { body } = await app.call(beginPasskey, { body: { password: user.password } }, { token });
        return { token, ...body };
      }),
    );
    const results = await Promise.all(
      begun.map(async ({ token, setup_id, options }) => {
        const response = createVirtualPasskey().create(options);
        return (await app.call(addPasskey, { body: { setup_id, name: "One more", response } }, { token }))
          .body.code;
      }),
    );
    expect(results.toSorted()).toEqual(["too_many_passkeys", "too_many_passkeys", undefined]);
    const { body } = await app.call(
      beginPasskey,
      { body: { password: user.password } },
      { token: user.token },
    );
    expect(body.code).toBe("too_many_passkeys");
  });

  it("[TRUST-80] are added only in response to their challenge, on this site", async () => {
    const { token, password } = await aUser(app);
    const { setup_id, options } = (await app.call(beginPasskey, { body: { password } }, { token })).body;
    expect(options).toMatchObject({ rp: { id: "localhost" }, excludeCredentials: [], attestation: "none" });
    const add = async (response: ReturnType<ReturnType<typeof createVirtualPasskey>["create"]>) => {
      const body = { setup_id, name: "My phone", response };
      return (await app.call(addPasskey, { body }, { token })).body.code ?? "added";
    };
    const elsewhere = createVirtualPasskey({ origin: "https://evil.example", id: "localhost" });
    const challenge = randomBytes(32).toString("base64url");
    expect(await add(elsewhere.create(options))).toBe("wrong_passkey");
    expect(await add(createVirtualPasskey().create({ challenge }))).toBe("wrong_passkey");
    expect(await add(createVirtualPasskey().create(options))).toBe("added");
    expect(await add(createVirtualPasskey().create(options))).toBe("setup_expired");
  });
});

describe("recovery codes", () => {
  it("[TRUST-83] are made with the first factor, replaced on request, and go with the last factor", async () => {
    const user = await aUserWithAuthenticator(app);
    const { token, password, email } = user;
    expect(new Set(user.recoveryCodes).size).toBe(10);
    const fresh = (await app.call(makeRecoveryCodes, { body: { password } }, { token })).body.recovery_codes;
    expect(fresh).toHaveLength(10);
    await takeMail(app, email, changed);
    expect((await takeMail(app, email, changed)).text).toContain("New recovery codes were made");

    const attempt = async (code = "") => {
      const { cookie } = await beginLogin(app, user);
      return (await confirm(app, cookie, { kind: "recovery_code", code })).status;
    };
    expect(await attempt(user.recoveryCodes[3])).toBe(400);
    expect(await attempt(fresh[3])).toBe(200);

    await app.call(removeAuthenticator, { body: { password } }, { token });
    expect((await list(token)).recovery_codes).toBeNull();
    const none = await app.call(makeRecoveryCodes, { body: { password } }, { token });
    expect(none.body.code).toBe("no_second_factor");
  });
});

describe("after CODE_SECRET was changed", () => {
  it("[TRUST-85] an app still works while the previous secret is known, and for good once it is sealed anew", async () => {
    const user = await aUserWithAuthenticator(app);
    const { config } = app.composition.deps;
    const [previous] = config.codes.secrets;
    const current = randomBytes(32).toString("hex");
    const start = (changes: Record<string, string>) =>
      startTestApp({ DATABASE_URL: config.database.url, ...changes }, { hasWorker: false });
    const rotated = await start({ CODE_SECRET: current, CODE_SECRET_PREVIOUS: previous });
    const rotatedLongAgo = await start({ CODE_SECRET: current });
    const attempt = async (server: TestApp, code: string) => {
      const { cookie } = await beginLogin(server, user);
      return (await confirm(server, cookie, { kind: "code", code })).status;
    };
    try {
      const next = new Date(Date.now() + 30_000);
      const code = showCode(user.secret, next);
      expect(await attempt(rotatedLongAgo, code)).toBe(400);
      await resealSecrets(rotatedLongAgo.composition.deps);
      expect(rotatedLongAgo.logs.join()).toContain("authenticator secrets cannot be opened");
      await resealSecrets(rotated.composition.deps);
      expect(await attempt(rotatedLongAgo, code)).toBe(200);
      await sql`update authenticators set last_step = 0`.execute(app.composition.deps.db);
      expect(await attempt(rotated, code)).toBe(200);
    } finally {
      await Promise.all([rotated.close(), rotatedLongAgo.close()]);
    }
  });
});
