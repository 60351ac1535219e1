import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { deleteJobsAbout } from "../../platform/jobs/jobs.ts";
import { endSessions, findAccount } from "../accounts/accounts.service.ts";
import { endBilling, findCustomer } from "../billing/billing.service.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { type ErasureRow, findErasure, getAccountMark, lockAccount } from "./erasures.queries.ts";
import { eraseRows } from "./personal-data.queries.ts";
import { longestErasureDays } from "./privacy.limits.ts";

type ErasureDeps = Pick<Deps, "db" | "config" | "clock" | "logger" | "mailer" | "payments">;

/** Ends the subscription, mails the receipt, and erases everything in the register. */
export async function eraseAccount(deps: ErasureDeps, erasureId: string): Promise<void> {
  const erasure = await findErasure(deps.db, erasureId);
  if (!erasure) return;

  const { userId } = erasure;
  const customerId = await findCustomer(deps.db, userId);
  const account = await getAccountMark(deps.db, userId);
  // A login in progress while the account was closed may have started one.
  await endSessions(deps.db, userId);
  await retryUntilDeadline(deps, erasure, { customerId }, () => endBilling(deps, userId));
  await retryUntilDeadline(deps, erasure, {}, () => sendReceipt(deps, erasure));

  await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, userId);
    await deleteJobsAbout(tx, "userId", userId);
    if (customerId !== null) {
      await deleteJobsAbout(tx, "customerId", customerId);
      await eraseRows(tx, "customerId", customerId);
    }
    await eraseRows(tx, "userId", userId);
  });
  // Restoring a backup brings the account back; the mark in the log identifies it for another erasure.
  deps.logger.info({ erasureId, account, reason: erasure.reason }, "account erased");
}

/** Retries until the deadline, then logs the failure for manual follow-up and goes on with the erasure. */
async function retryUntilDeadline(
  { clock, logger }: ErasureDeps,
  { erasureId, requestedAt }: ErasureRow,
  followUp: { readonly customerId?: string | null },
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    const daysGone = (clock.now().getTime() - requestedAt.getTime()) / 86_400_000;
    if (daysGone < longestErasureDays) throw error;
    logger.error({ err: error, erasureId, ...followUp }, "erasure needs manual follow-up");
  }
}

async function sendReceipt(deps: ErasureDeps, erasure: ErasureRow): Promise<void> {
  const account = await findAccount(deps.db, erasure.userId);
  if (!account) return;
  await sendMailOnce(deps, { mailId: erasure.erasureId, to: account.email }, async () => ({
    template: "accountDeleted",
    name: account.name,
    receipt: erasure.erasureId,
    requestedAt: erasure.requestedAt,
    reason: erasure.reason,
  }));
}
