import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { releaseEmail } from "./accounts.queries.ts";
import { deleteSessions, deleteSteps } from "./sessions.queries.ts";
import { rememberUsedTrial } from "./used-trials.ts";

/** Ends every session and releases the address, so that nobody can log in. Returns the address. */
export async function closeAccount(
  deps: Pick<Deps, "config">,
  tx: Transaction,
  userId: UserId,
): Promise<string | null> {
  await deleteSessions(tx, userId);
  await deleteSteps(tx, userId);
  const email = await releaseEmail(tx, userId);
  if (email !== null) await rememberUsedTrial(deps, tx, { userId, email });
  return email;
}
