import type { deleteAccount as endpoint } from "@fernwell/contract/privacy";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { ActorCall } from "../../platform/http/router.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { closeAccount, requirePassword } from "../accounts/accounts.service.ts";
import { recordEvent } from "../security-log/security-log.service.ts";
import { type ErasureReason, startErasure } from "./erasures.queries.ts";
import { eraseRows } from "./personal-data.queries.ts";
import { eraseAccountJob } from "./privacy.jobs.ts";

/** Closes the account at once; the worker erases its data. */
export async function deleteAccount(
  deps: Pick<Deps, "db" | "config" | "passwords" | "limiter">,
  { actor, client }: ActorCall,
  { password }: z.output<(typeof endpoint)["body"]>,
): Promise<{ status_code: 200; receipt: string }> {
  await requirePassword(deps, actor, password);
  const { userId } = actor;
  const receipt = await inTransaction(deps.db, async (tx) => {
    await recordEvent(tx, "deletion_requested", { userId, client });
    return closeForErasure(deps, tx, { userId, reason: "asked" });
  });
  return { status_code: 200, receipt };
}

/**
 * Nobody can log in from now on, and the address is free. Rows found by the address are deleted now, since the next
 * person who signs up with it is another one.
 */
export async function closeForErasure(
  deps: Pick<Deps, "config">,
  tx: Transaction,
  { userId, reason }: { readonly userId: UserId; readonly reason: ErasureReason },
): Promise<string> {
  const email = await closeAccount(deps, tx, userId);
  if (email !== null) await eraseRows(tx, "email", email);
  const newErasureId = newId();
  const erasureId = await startErasure(tx, { userId, erasureId: newErasureId, reason });
  // An erasure that exists is queued already; a second job at the same time would mail a second receipt.
  if (erasureId === newErasureId) await queueErasure(tx, erasureId);
  return erasureId;
}

export async function queueErasure(tx: Transaction, erasureId: string): Promise<void> {
  await queueJob(tx, eraseAccountJob, { erasureId }, `erase ${erasureId}`);
}
