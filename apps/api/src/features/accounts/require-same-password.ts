import type { UserId } from "@fernwell/domain/people/user-id";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { lockPasswordHash } from "./accounts.queries.ts";

/**
 * Refuses if the password that was given again has been replaced since: a reset that came first must win. Also keeps
 * other changes of the person's factors out until the transaction ends.
 */
export async function requireSamePassword(
  tx: Transaction,
  userId: UserId,
  checkedHash: string,
): Promise<void> {
  if ((await lockPasswordHash(tx, userId)) !== checkedHash) throw new AppError("wrong_password");
}
