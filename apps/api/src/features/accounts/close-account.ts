import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import type { Client } from "../../platform/http/router.ts";
import { findAccount, releaseEmail } from "./accounts.queries.ts";
import { findByPassword } from "./log-in.ts";
import { deleteSessions } from "./sessions.queries.ts";

/** Asks for the password again before an irreversible step. A wrong one counts as a failed login. */
export async function requirePassword(
  deps: Pick<Deps, "db" | "passwords" | "limiter" | "flags">,
  client: Client,
  userId: UserId,
  password: string,
): Promise<void> {
  const account = await findAccount(deps.db, userId);
  if (!account) throw new AppError("session_ended");
  try {
    await findByPassword(deps, client, { email: account.email, password });
  } catch (error) {
    if (error instanceof AppError && error.code === "wrong_credentials") throw new AppError("wrong_password");
    throw error;
  }
}

/** Ends every session and releases the address, so that nobody can log in. Returns the address. */
export async function closeAccount(tx: Transaction, userId: UserId): Promise<string | null> {
  await deleteSessions(tx, userId);
  return releaseEmail(tx, userId);
}
