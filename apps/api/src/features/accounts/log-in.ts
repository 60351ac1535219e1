import type { login } from "@fernwell/contract/accounts";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import type { PasswordHasher } from "../../platform/passwords/password-hasher.ts";
import { getRedirectUrl } from "../onboarding/onboarding.service.ts";
import { noteFailedLogin, recordEvent } from "../security-log/security-log.service.ts";
import { sendNewDeviceJob } from "./accounts.jobs.ts";
import { limits } from "./accounts.limits.ts";
import { type Credentials, findCredentials, replacePasswordHash } from "./accounts.queries.ts";
import type { AccountCall } from "./callers.ts";
import { rememberDevice } from "./devices.ts";
import { startLoginStep } from "./login-steps.ts";
import { countLoginTry } from "./login-tries.ts";
import { startSession } from "./sessions.ts";
import { issueSignUpKey, readSignUpKey } from "./sign-up-key.ts";
import { moveSignUp } from "./sign-ups.queries.ts";
import { mailCodeIfDue } from "./verify-email.ts";

type LogIn = z.output<(typeof login)["body"]>;
type LogInDeps = Pick<Deps, "db" | "config" | "passwords" | "limiter" | "flags" | "clock" | "metrics">;

export async function logIn(
  deps: LogInDeps,
  call: AccountCall,
  input: LogIn,
): Promise<{ access_token: string; redirect_url: string }> {
  const found = await findByPassword(deps, call, input);
  if (found.kind === "signUp") {
    const keyHashes = { from: found.keyHash, to: issueSignUpKey(call.cookies) };
    await moveSignUp(deps.db, input.email, keyHashes);
    await mailCodeIfDue(deps, call, input.email);
    throw new AppError("email_not_verified");
  }

  await renewHash(deps, found, input.password);
  if (found.hasSecondFactor) {
    await startLoginStep(deps, call, found.userId);
    throw new AppError("second_factor_required");
  }
  return openSession(deps, call, found.userId);
}

/** Mails the person if the device is new. */
export async function openSession(
  { db, limiter, metrics }: Pick<LogInDeps, "db" | "limiter" | "metrics">,
  { client, cookies }: AccountCall,
  userId: UserId,
): Promise<{ access_token: string; redirect_url: string }> {
  const sessionId = newId();
  const token = await inTransaction(db, async (tx) => {
    const isNewDevice = await rememberDevice(tx, cookies, userId);
    if (isNewDevice) {
      if (await limiter.trySpend(limits.newDeviceMails, userId))
        await queueJob(tx, sendNewDeviceJob, { userId, sessionId });
      else metrics.mails.inc({ template: "newDevice", outcome: "suppressed" });
    }
    await recordEvent(tx, "logged_in", { userId, client });
    return startSession(tx, userId, { sessionId, userAgent: client.userAgent });
  });
  return { access_token: token, redirect_url: await getRedirectUrl(db, userId) };
}

type Match =
  | ({ readonly kind: "account" } & NonNullable<Credentials["account"]>)
  | ({ readonly kind: "signUp" } & NonNullable<Credentials["signUp"]>);

/**
 * Compares with the account first and then with the sign-up, with a dummy hash for each that is missing. The response
 * to a wrong password takes as long for every address, and so does the one to the password of a sign-up: it does not
 * tell whether the address was already taken.
 */
async function findByPassword(
  deps: LogInDeps,
  call: AccountCall,
  { email, password }: LogIn,
): Promise<Match> {
  const loginTry = await countLoginTry(deps, call, email);
  try {
    const signUpKey = readSignUpKey(call.cookies);
    const { account, signUp } = await findCredentials(deps.db, email, signUpKey);
    const isRight = await matches(deps.passwords, account?.passwordHash, password);
    if (account && isRight) {
      // The password alone must not make the network familiar.
      await (account.hasSecondFactor ? loginTry.cancel() : loginTry.succeed());
      return { kind: "account", ...account };
    }
    const isSignUp = await matches(deps.passwords, signUp?.passwordHash, password);
    if (!signUp || !isSignUp) {
      await noteFailedLogin(deps, call.client, { email, userId: account?.userId ?? null });
      throw new AppError("wrong_credentials");
    }
    // Anyone can sign up with the address, so this proves nothing about the caller.
    await loginTry.cancel();
    return { kind: "signUp", ...signUp };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "wrong_credentials")) await loginTry.cancel();
    throw error;
  }
}

/** Takes as long without a hash. */
async function matches(
  passwords: PasswordHasher,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  return passwords.verify(passwordHash ?? (await getDummyHash(passwords)), password);
}

async function renewHash(
  { db, passwords }: LogInDeps,
  { userId, passwordHash }: NonNullable<Credentials["account"]>,
  password: string,
): Promise<void> {
  if (!passwords.isOutdated(passwordHash)) return;
  await replacePasswordHash(db, userId, { from: passwordHash, to: await passwords.hash(password) });
}

const dummyHashes = new WeakMap<PasswordHasher, string>();

async function getDummyHash(passwords: PasswordHasher): Promise<string> {
  const known = dummyHashes.get(passwords) ?? (await passwords.hash(newId()));
  dummyHashes.set(passwords, known);
  return known;
}
