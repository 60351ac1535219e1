import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { closeForErasure, queueErasure } from "./delete-account.ts";
import { listErasuresBefore, listUnusedSince } from "./erasures.queries.ts";
import { forgetOldRows } from "./personal-data.queries.ts";
import { unusedYears } from "./privacy.limits.ts";

const hourMs = 3_600_000;

/** Deletes rows past the register's retention and accounts past the policy's. */
export async function forgetOld(deps: Pick<Deps, "db" | "config" | "clock">): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  await forgetOldRows(db, now);

  for (const userId of await listUnusedSince(db, yearsBefore(now, unusedYears)))
    await inTransaction(db, (tx) => closeForErasure(deps, tx, { userId, reason: "unused" }));

  // Queues erasures again whose jobs have used up their retries, as long as the account exists.
  const overdue = await listErasuresBefore(db, new Date(now.getTime() - hourMs));
  await inTransaction(db, async (tx) => {
    for (const erasureId of overdue) await queueErasure(tx, erasureId);
  });
}

function yearsBefore(moment: Date, years: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCFullYear(earlier.getUTCFullYear() - years);
  return earlier;
}
