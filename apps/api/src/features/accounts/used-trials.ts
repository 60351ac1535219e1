import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { hashWithSecret, listPossibleHashes } from "./keyed-hash.ts";
import { hasUsedTrial, storeUsedTrial } from "./used-trials.queries.ts";

/** Call this before an address leaves an account. An account that never had a trial leaves nothing behind. */
export async function rememberUsedTrial(
  { config }: Pick<Deps, "config">,
  tx: Transaction,
  { userId, email }: { readonly userId: UserId; readonly email: string },
): Promise<void> {
  await storeUsedTrial(tx, userId, hashWithSecret(config.codes.secrets, labelAddress(email)));
}

/** Whether the address left an account that had its trial, also if that was before the secret was changed. */
export function isTrialUsed(
  { config }: Pick<Deps, "config">,
  tx: Transaction,
  email: string,
): Promise<boolean> {
  return hasUsedTrial(tx, listPossibleHashes(config.codes.secrets, labelAddress(email)));
}

/** The label keeps these hashes apart from others with the same secret. */
function labelAddress(email: string): string {
  return `trial:${email}`;
}
