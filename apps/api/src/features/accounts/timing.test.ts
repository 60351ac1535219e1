import {
  forgetPassword,
  login,
  resendVerification,
  resetPassword,
  signup,
  verifyEmail,
} from "@fernwell/contract/accounts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { manyAccounts, signUpBody, someEmail } from "../../../test/people.ts";
import { mannWhitney, median } from "../../../test/statistics.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  // In production the worker is another process; here its mails would be timed with the next call.
  app = await startTestApp({ ARGON2_MEMORY_KIB: "4096" }, { hasWorker: false });
});
afterAll(() => app.close());

const samples = 250;
const chance = 0.001;

/**
 * Times calls about known and unknown addresses in random order, each address once, and tests whether both samples
 * could come from one distribution. A leak fails twice in a row; by chance that happens once in a million runs.
 */
async function expectSameTimes(
  known: readonly string[],
  call: (email: string) => Promise<{ status: number }>,
  unknown: readonly string[] = known.map(() => someEmail()),
) {
  const order = shuffle([
    ...known.map((email) => ({ email, isKnown: true })),
    ...unknown.map((email) => ({ email, isKnown: false })),
  ]);
  const times = { known: [] as number[], unknown: [] as number[] };
  const statuses = new Set<number>();

  for (const [index, { email, isKnown }] of order.entries()) {
    const startedAt = performance.now();
    const { status } = await call(email);
    const ms = performance.now() - startedAt;
    statuses.add(status);
    if (index >= 40) times[isKnown ? "known" : "unknown"].push(ms);
  }

  expect(statuses.size).toBe(1);
  const p = mannWhitney(times.known, times.unknown);
  const gap = Math.abs(median(times.known) - median(times.unknown));
  expect(p, `medians differ by ${gap.toFixed(3)} ms`).toBeGreaterThan(chance);
}

describe("timing does not reveal whether an address has an account", { retry: 1 }, () => {
  it("[TRUST-91] at login", async () => {
    await expectSameTimes(await manyAccounts(app, samples), (email) =>
      app.call(login, { body: { email, password: "Wrong-Garden" } }),
    );
  });

  it("[TRUST-20] at login with the password of a pending sign-up", async () => {
    const taken = await manyAccounts(app, samples);
    const free = taken.map(() => someEmail());
    await signUpAll([...taken, ...free]);
    await expectSameTimes(
      taken,
      (email) => app.call(login, { body: { email, password: pendingPassword } }),
      free,
    );
  });

  it("[TRUST-20] at login with a wrong password, whether or not a sign-up is pending", async () => {
    const pending = Array.from({ length: samples }, someEmail);
    await signUpAll(pending);
    await expectSameTimes(pending, (email) => app.call(login, { body: { email, password: "Wrong-Garden" } }));
  });

  it("at sign-up", async () => {
    await expectSameTimes(await manyAccounts(app, samples), (email) =>
      app.call(signup, { body: signUpBody({ email }) }),
    );
  });

  it("when a reset is asked for", async () => {
    await expectSameTimes(await manyAccounts(app, samples), (email) =>
      app.call(forgetPassword, { body: { email } }),
    );
  });

  it("when a reset's code is guessed", async () => {
    const known = await manyAccounts(app, samples);
    const unknown = known.map(() => someEmail());
    const body = { reset_code: "123456", new_password: "Fresh-Meadow", confirm_password: "Fresh-Meadow" };
    await askForResets(known, Buffer.alloc(32, 1));
    await askForResets(unknown, null);
    await expectSameTimes(known, (email) => app.call(resetPassword, { body: { email, ...body } }), unknown);
  });

  it("when another code is asked for", async () => {
    const pending = Array.from({ length: samples }, someEmail);
    await sql`insert into pending_sign_ups (email, name, password_hash, key_hash)
      select email, 'Ada', 'x', '' from unnest(${pending}::text[]) as email`.execute(app.composition.deps.db);
    await expectSameTimes(pending, (email) => app.call(resendVerification, { body: { email } }));
  });

  it("when a sign-up's code is guessed", async () => {
    const taken = await manyAccounts(app, samples);
    await expectSameTimes(taken, (email) =>
      app.call(verifyEmail, { body: { email, verification_code: "123456" } }),
    );
  });
});

const pendingPassword = "Pending-Garden";

async function signUpAll(emails: readonly string[]): Promise<void> {
  const { db, passwords } = app.composition.deps;
  const passwordHash = await passwords.hash(pendingPassword);
  await sql`insert into pending_sign_ups (email, name, password_hash, key_hash)
    select email, 'Ada', ${passwordHash}, '' from unnest(${[...emails]}::text[]) as email`.execute(db);
}

/** The state after a call for each: only addresses with an account have been mailed a code. */
async function askForResets(emails: readonly string[], codeHash: Buffer | null): Promise<void> {
  await sql`insert into email_codes (email, purpose, request_id, expires_at, code_hash)
    select email, 'reset_password', gen_random_uuid(), now() + interval '10 minutes', ${codeHash}
    from unnest(${[...emails]}::text[]) as email`.execute(app.composition.deps.db);
}

/** A fair shuffle, so that a machine that slows down does not slow one sample more. */
function shuffle<Value>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
