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
import { giveSignUpKey } from "./sign-up-key.ts";
import { setSignUpKey } from "./sign-ups.queries.ts";
import { mailCodeIfDue } from "./verify-email.ts";

type LogIn = z.output<(typeof login)["body"]>;
type LogInDeps = Pick<Deps, "db" | "passwords" | "limiter" | "marks">;

export async function logIn(
  deps: LogInDeps,
  { client, cookies }: { client: Client; cookies: Cookies },
  input: LogIn,
): Promise<{ access_token: string; redirect_url: string }> {
  const found = await findByPassword(deps, client, input);
  if (found.kind === "signUp") {
    await setSignUpKey(deps.db, input.email, giveSignUpKey(cookies));
    await mailCodeIfDue(deps, input.email);
    throw new AppError("emailNotVerified");
  }

  await renewHash(deps, found, input.password);
  return {
    access_token: await startSession(deps, found.userId, client.userAgent),
    redirect_url: await getRedirectUrl(deps.db, found.userId),
  };
}

/** Every address costs a hash, whether it has an account or not. */
export async function findByPassword(
  deps: LogInDeps,
  client: Client,
  { email, password }: LogIn,
): Promise<Credentials> {
  const loginTry = await countLoginTry(deps, client, email);
  try {
    const credentials = await findCredentials(deps.db, email);
    const passwordHash = credentials?.passwordHash ?? (await standInHash(deps.passwords));
    const isRight = await deps.passwords.verify(passwordHash, password);
    if (!credentials || !isRight) throw new AppError("wrongCredentials");
    await loginTry.succeeded();
    return credentials;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "wrongCredentials")) await loginTry.wasNone();
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

const standIns = new WeakMap<PasswordHasher, string>();

async function standInHash(passwords: PasswordHasher): Promise<string> {
  const known = standIns.get(passwords) ?? (await passwords.hash(newId()));
  standIns.set(passwords, known);
  return known;
}
