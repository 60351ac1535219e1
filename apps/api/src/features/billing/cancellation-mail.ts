import { paths } from "@fernwell/contract/paths";
import {
  findEndDate,
  isCancellation,
  isOpen,
  type KnownSubscription,
} from "@fernwell/domain/billing/subscription";
import type { UserId } from "@fernwell/domain/people/user-id";
import { publicLink } from "../../config/public-link.ts";
import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { findAccount } from "../accounts/accounts.service.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { sendCancellationJob } from "./billing.jobs.ts";
import { findSubscription, getSubscription } from "./subscriptions.queries.ts";

/**
 * The first sync that sees a cancellation queues its mail, whether the person cancelled here or at the provider. Syncs
 * are stored one after the other, so only one of them sees the change.
 */
export async function queueCancellation(
  tx: Transaction,
  userId: UserId,
  current: KnownSubscription,
): Promise<void> {
  if (isCancellation(await findSubscription(tx, userId), current))
    await queueJob(tx, sendCancellationJob, { userId, mailId: newId() });
}

/** Sends nothing if the cancellation has been taken back meanwhile. */
export async function sendCancellation(
  deps: Pick<Deps, "db" | "config" | "mailer">,
  { userId, mailId }: { readonly userId: UserId; readonly mailId: string },
): Promise<void> {
  const account = await findAccount(deps.db, userId);
  const subscription = await getSubscription(deps.db, userId);
  const { offer, status, endsAtPeriodEnd } = subscription;
  const isStillOpen = isOpen(status);
  if (!account || offer === null || (isStillOpen && !endsAtPeriodEnd)) return;

  await sendMailOnce(deps, { mailId, to: account.email }, async () => ({
    template: "subscriptionCancelled",
    name: account.name,
    offer,
    endsAt: isStillOpen ? findEndDate(subscription) : null,
    subscriptionUrl: publicLink(deps.config, paths.mySubscription),
  }));
}
