import type { login } from "@fernwell/contract/accounts";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Client } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import type { PasswordHasher } from "../../platform/passwords/password-hasher.ts";
import { getRedirectUrl } from "../profiles/profiles.service.ts";
import { limits } from "./accounts.limits.ts";
import { type AccountRow, findAccountByEmail } from "./accounts.queries.ts";
import type { Reader } from "./accounts.types.ts";
import { issueToken, readToken } from "./session-token.ts";
import { findLiveSession, findReaderSession, insertSession, touchSession } from "./sessions.queries.ts";
import { mailCodeAfterWait } from "./verify-email.ts";

export async function logIn(
  deps: Pick<Deps, "db" | "passwords" | "limiter">,
  client: Client,
  input: z.output<(typeof login)["body"]>,
): Promise<{ access_token: string; redirect_url: string }> {
  const failureKey = `${input.email}|${client.network}`;
  await deps.limiter.spend(limits.loginsPerClient, client.network);
  // Counted before the password is compared, so that parallel guesses cannot exceed it; only a wrong password keeps it.
  await deps.limiter.spend(limits.failedLogins, failureKey);
  const account = await findByPassword(deps, input).catch(async (error: unknown) => {
    await deps.limiter.giveBack(limits.failedLogins, failureKey);
    throw error;
  });
  if (!account) throw new AppError("wrongCredentials");
  await deps.limiter.giveBack(limits.failedLogins, failureKey);
  if (!account.isVerified) {
    await mailCodeAfterWait(deps.db, account.userId);
    throw new AppError("emailNotVerified");
  }

  const { token, ...key } = issueToken(account.userId);
  await insertSession(deps.db, key, { sessionId: newId(), userAgent: client.userAgent });
  return { access_token: token, redirect_url: await getRedirectUrl(deps.db, account.userId) };
}

async function findByPassword(
  { db, passwords }: Pick<Deps, "db" | "passwords">,
  { email, password }: { email: string; password: string },
): Promise<AccountRow | null> {
  const account = await findAccountByEmail(db, email);
  const isRight = await passwords.verify(account?.passwordHash ?? (await standInHash(passwords)), password);
  return account && isRight ? account : null;
}

export async function findActor(
  { db, pool }: Pick<Deps, "db" | "pool">,
  token: string,
): Promise<Actor | null> {
  const key = readToken(token);
  const session = key && (await findLiveSession(pool, key));
  if (!session) return null;
  if (session.isStale) await touchSession(db, key, session.sessionId);
  return { userId: key.userId, sessionId: session.sessionId };
}

/** The actor with what a read about one part of life is made from, in the same round trip. */
export async function findReader(
  { db, pool }: Pick<Deps, "db" | "pool">,
  token: string,
  about: { readonly part: string; readonly kind: string },
): Promise<Reader | null> {
  const key = readToken(token);
  const session = key && (await findReaderSession(pool, key, about));
  if (!session) return null;
  if (session.isStale) await touchSession(db, key, session.sessionId);
  return {
    userId: key.userId,
    sessionId: session.sessionId,
    answers: session.answers,
    favourites: new Set(session.favourites),
  };
}

const standIns = new WeakMap<PasswordHasher, string>();

/** An address without an account costs the same work as one with, so that time does not tell them apart. */
async function standInHash(passwords: PasswordHasher): Promise<string> {
  const known = standIns.get(passwords) ?? (await passwords.hash(newId()));
  standIns.set(passwords, known);
  return known;
}
