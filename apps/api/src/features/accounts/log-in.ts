import type { login } from "@fernwell/contract/accounts";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import type { Client } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import type { PasswordHasher } from "../../platform/passwords/password-hasher.ts";
import { getRedirectUrl } from "../onboarding/onboarding.service.ts";
import { type Credentials, findCredentials, replacePasswordHash } from "./accounts.queries.ts";
import { countLoginTry } from "./login-tries.ts";
import { startSession } from "./sessions.ts";
import { issueSignUpKey } from "./sign-up-key.ts";
import { setSignUpKey } from "./sign-ups.queries.ts";
import { mailCodeIfDue } from "./verify-email.ts";

type LogIn = z.output<(typeof login)["body"]>;
type LogInDeps = Pick<Deps, "db" | "passwords" | "limiter" | "flags">;

export async function logIn(
  deps: LogInDeps,
  { client, cookies }: { client: Client; cookies: Cookies },
  input: LogIn,
): Promise<{ access_token: string; redirect_url: string }> {
  const found = await findByPassword(deps, client, input);
  if (found.kind === "signUp") {
    await setSignUpKey(deps.db, input.email, issueSignUpKey(cookies));
    await mailCodeIfDue(deps, input.email);
    throw new AppError("email_not_verified");
  }

  await renewHash(deps, found, input.password);
  return {
    access_token: await startSession(deps, found.userId, client.userAgent),
    redirect_url: await getRedirectUrl(deps.db, found.userId),
  };
}

/** Hashes for every address, so that timing does not reveal whether it has an account. */
export async function findByPassword(
  deps: LogInDeps,
  client: Client,
  { email, password }: LogIn,
): Promise<Credentials> {
  const loginTry = await countLoginTry(deps, client, email);
  try {
    const credentials = await findCredentials(deps.db, email);
    const passwordHash = credentials?.passwordHash ?? (await getDummyHash(deps.passwords));
    const isRight = await deps.passwords.verify(passwordHash, password);
    if (!credentials || !isRight) throw new AppError("wrong_credentials");
    await loginTry.succeed();
    return credentials;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "wrong_credentials")) await loginTry.cancel();
    throw error;
  }
}

async function renewHash(
  { db, passwords }: LogInDeps,
  { userId, passwordHash }: Extract<Credentials, { kind: "account" }>,
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
