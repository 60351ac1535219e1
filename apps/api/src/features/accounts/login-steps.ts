import { randomBytes } from "node:crypto";
import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { apiPrefix } from "../../platform/http/api-prefix.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import { issueToken, readToken } from "../../platform/secret-token.ts";
import { stepLifeMinutes } from "./accounts.limits.ts";
import type { AccountCall } from "./callers.ts";
import { insertLoginStep, type LoginStepKey } from "./login-steps.queries.ts";

/** Ties a login whose password was right to its browser, until a second factor confirms it. No script can read it. */
const cookieName = "login_step";

const challengeBytes = 32;

export async function startLoginStep(
  { db }: Pick<Deps, "db">,
  { cookies }: Pick<AccountCall, "cookies">,
  userId: UserId,
): Promise<void> {
  const { token, hash } = issueToken(userId);
  await insertLoginStep(db, { userId, tokenHash: hash }, randomBytes(challengeBytes));
  cookies.write(cookieName, token, { path: apiPrefix, seconds: stepLifeMinutes * 60 });
}

export function readLoginStepKey(cookies: Cookies): LoginStepKey | null {
  const token = cookies.read(cookieName);
  const key = token === null ? null : readToken(token);
  return key && { userId: asUserId(key.id), tokenHash: key.hash };
}
