import { randomBytes } from "node:crypto";
import { forgetPassword, resendVerification, resetPassword, verifyEmail } from "@fernwell/contract/accounts";
import { deleteAccount } from "@fernwell/contract/privacy";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSubscriber, serveBilling, waitForJobs } from "../../../test/billing.ts";
import { aNewcomer, aReset, aUser } from "../../../test/people.ts";
import { someAddress, startTestApp, type TestApp } from "../../../test/test-app.ts";

/** The product before the secret is changed, and servers on the same database that know other secrets. */
const billing = serveBilling();
const [current, other] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
let rotated: TestApp;
let rotatedLongAgo: TestApp;
let forgetful: TestApp;

beforeAll(async () => {
  const { config } = billing.app.composition.deps;
  const [previous] = config.codes.secrets;
  const start = (changes: Record<string, string>) =>
    startTestApp({ DATABASE_URL: config.database.url, ...changes }, { hasWorker: false });
  rotated = await start({ CODE_SECRET: current, CODE_SECRET_PREVIOUS: previous });
  rotatedLongAgo = await start({ CODE_SECRET: current });
  forgetful = await start({ CODE_SECRET: other });
});
afterAll(() => Promise.all([rotated, rotatedLongAgo, forgetful].map((app) => app.close())));

/** Runs with the worker of this app alone, whose mails have codes that are hashed with its current secret. */
async function withWorkerOf<Result>(app: TestApp, run: () => Promise<Result>): Promise<Result> {
  await billing.app.stopWorker();
  await app.startWorker();
  try {
    return await run();
  } finally {
    await app.stopWorker();
    await billing.app.startWorker();
  }
}

async function verify(app: TestApp, email: string, code: string): Promise<number> {
  return (await app.call(verifyEmail, { body: { email, verification_code: code } })).status;
}

async function reset(app: TestApp, email: string, code: string): Promise<number> {
  const passwords = { new_password: "Fresh-Meadow", confirm_password: "Fresh-Meadow" };
  return (await app.call(resetPassword, { body: { email, reset_code: code, ...passwords } })).status;
}

async function hadTrialBefore(email: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ hadTrialBefore: boolean }>`
    select had_trial_before from users where email = ${email}`.execute(billing.app.composition.deps.db);
  return rows[0]?.hadTrialBefore;
}

async function aFormerSubscriber(): Promise<string> {
  const { email, password, token } = await aSubscriber(billing);
  await billing.app.call(deleteAccount, { body: { password } }, { token });
  await waitForJobs(billing);
  return email;
}

describe("after the secret was changed", () => {
  it("[TRUST-53] a code of a sign-up still works while the previous secret is known, and only then", async () => {
    const { email, code } = await aNewcomer(billing.app);
    expect(await verify(forgetful, email, code)).toBe(400);
    expect(await verify(rotatedLongAgo, email, code)).toBe(400);
    expect(await verify(rotated, email, code)).toBe(200);
  });

  it("[TRUST-53] a reset code still works while the previous secret is known, and only then", async () => {
    const { email } = await aUser(billing.app);
    const { code } = await aReset(billing.app, email);
    expect(await reset(forgetful, email, code)).toBe(400);
    expect(await reset(rotated, email, code)).toBe(200);
  });

  it("[TRUST-53] new codes are made with the current secret alone", async () => {
    const signUp = await withWorkerOf(rotated, () => aNewcomer(rotated));
    expect(await verify(billing.app, signUp.email, signUp.code)).toBe(400);
    expect(await verify(rotatedLongAgo, signUp.email, signUp.code)).toBe(200);

    const { code } = await withWorkerOf(rotated, () => aReset(rotated, signUp.email));
    expect(await reset(billing.app, signUp.email, code)).toBe(400);
    expect(await reset(rotatedLongAgo, signUp.email, code)).toBe(200);
  });

  it("[TRUST-53] a caller who has just asked for a code is still told to wait", async () => {
    const from = someAddress();
    const { email } = await aNewcomer(billing.app, {}, { from });
    const ask = (app: TestApp) => app.call(resendVerification, { body: { email } }, { from });
    expect((await ask(forgetful)).status).toBe(200);
    expect((await ask(rotated)).status).toBe(429);

    const { email: owner } = await aUser(billing.app);
    await rotated.call(forgetPassword, { body: { email: owner } }, { from });
    const again = await rotatedLongAgo.call(forgetPassword, { body: { email: owner } }, { from });
    expect(again.status).toBe(429);
  });

  it("[TRUST-53] an address that has had its trial still has had it", async () => {
    const [remembered, forgotten] = [await aFormerSubscriber(), await aFormerSubscriber()];
    await withWorkerOf(rotated, () => aUser(rotated, { email: remembered }));
    await withWorkerOf(forgetful, () => aUser(forgetful, { email: forgotten }));
    expect([await hadTrialBefore(remembered), await hadTrialBefore(forgotten)]).toEqual([true, false]);
  });
});
