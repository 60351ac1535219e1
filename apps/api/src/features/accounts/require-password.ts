import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { passwordChecks } from "./accounts.limits.ts";
import { findPasswordHash } from "./accounts.queries.ts";

/**
 * Asks for the password again before a step that a stolen session must not take. Tries are counted by session, so that
 * guesses elsewhere do not keep the owner from it. Returns the hash that the password was compared with.
 */
export async function requirePassword(
  { db, passwords, limiter }: Pick<Deps, "db" | "passwords" | "limiter">,
  { userId, sessionId }: Actor,
  password: string,
): Promise<string> {
  await limiter.spendWithBackoff(passwordChecks, sessionId);
  const passwordHash = await findPasswordHash(db, userId);
  if (passwordHash === null) throw new AppError("session_ended");
  if (!(await passwords.verify(passwordHash, password))) throw new AppError("wrong_password");
  await limiter.reset(passwordChecks, sessionId);
  return passwordHash;
}
