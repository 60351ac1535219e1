import { endOf, isCancellation, isOpen, type KnownSubscription } from "@fernwell/domain/billing/subscription";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { findAccount } from "../accounts/accounts.service.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { sendCancellationJob } from "./billing.jobs.ts";
import { findSubscription, getSubscription } from "./subscriptions.queries.ts";

/**
 * Whichever reading first finds that nothing is charged any more confirms it, whether the person cancelled here or with
 * the provider. Readings are stored one after the other, so that no two find it.
 */
export async function queueCancellation(
  tx: Transaction,
  userId: UserId,
  current: KnownSubscription,
): Promise<void> {
  if (isCancellation(await findSubscription(tx, userId), current))
    await queueJob(tx, sendCancellationJob, { userId, mailId: newId() });
}

/** Says nothing to somebody who has taken it back meanwhile. */
export async function sendCancellation(
  deps: Pick<Deps, "db" | "config" | "mailer">,
  { userId, mailId }: { readonly userId: UserId; readonly mailId: string },
): Promise<void> {
  const account = await findAccount(deps.db, userId);
  const subscription = await getSubscription(deps.db, userId);
  const { offer, status, endsAtPeriodEnd } = subscription;
  const runs = isOpen(status);
  if (!account || offer === null || (runs && !endsAtPeriodEnd)) return;

  await sendMailOnce(deps, { mailId, to: account.email }, async () => ({
    template: "subscriptionCancelled",
    name: account.name,
    offer,
    endsAt: runs ? endOf(subscription) : null,
    subscriptionUrl: new URL("/settings#subscription", deps.config.publicUrl).href,
  }));
}
