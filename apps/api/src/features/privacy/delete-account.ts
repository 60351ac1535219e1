import type { deleteAccount as endpoint } from "@fernwell/contract/privacy";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Client } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { closeAccount, requirePassword } from "../accounts/accounts.service.ts";
import { type ErasureReason, startErasure } from "./erasures.queries.ts";
import { eraseRows } from "./personal-data.queries.ts";
import { eraseAccountJob } from "./privacy.jobs.ts";

/** Closes the account at once; the worker erases its data. */
export async function deleteAccount(
  deps: Pick<Deps, "db" | "passwords" | "limiter" | "flags">,
  { actor, client }: { readonly actor: Actor; readonly client: Client },
  { password }: z.output<(typeof endpoint)["body"]>,
): Promise<{ status_code: 200; receipt: string }> {
  await requirePassword(deps, client, actor.userId, password);
  const receipt = await inTransaction(deps.db, (tx) => closeForErasure(tx, actor.userId, "asked"));
  return { status_code: 200, receipt };
}

/**
 * Nobody can log in from now on, and the address is free. Rows found by the address are deleted now, since the next
 * person who signs up with it is another one.
 */
export async function closeForErasure(
  tx: Transaction,
  userId: UserId,
  reason: ErasureReason,
): Promise<string> {
  const email = await closeAccount(tx, userId);
  if (email !== null) await eraseRows(tx, "email", email);
  const erasureId = await startErasure(tx, { userId, erasureId: newId(), reason });
  await queueErasure(tx, erasureId);
  return erasureId;
}

export async function queueErasure(tx: Transaction, erasureId: string): Promise<void> {
  await queueJob(tx, eraseAccountJob, { erasureId }, `erase ${erasureId}`);
}
