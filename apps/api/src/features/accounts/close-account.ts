import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import type { Client } from "../../platform/http/router.ts";
import { findAccount, releaseEmail } from "./accounts.queries.ts";
import { findByPassword } from "./log-in.ts";
import { deleteSessions } from "./sessions.queries.ts";

/** Once more, before what cannot be undone. A wrong one counts as a failed login. */
export async function requirePassword(
  deps: Pick<Deps, "db" | "passwords" | "limiter" | "marks">,
  client: Client,
  userId: UserId,
  password: string,
): Promise<void> {
  const account = await findAccount(deps.db, userId);
  if (!account) throw new AppError("sessionEnded");
  try {
    await findByPassword(deps, client, { email: account.email, password });
  } catch (error) {
    if (error instanceof AppError && error.code === "wrongCredentials") throw new AppError("wrongPassword");
    throw error;
  }
}

/** Ends every session and gives the address free, so that nobody logs in again; answers the address. */
export async function closeAccount(tx: Transaction, userId: UserId): Promise<string | null> {
  await deleteSessions(tx, userId);
  return releaseEmail(tx, userId);
}
