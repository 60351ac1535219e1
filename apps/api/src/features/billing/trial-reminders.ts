import { paths } from "@fernwell/contract/paths";
import { prices } from "@fernwell/domain/billing/offers";
import { computeReminderHorizon, isReminderDue } from "@fernwell/domain/billing/trial";
import type { UserId } from "@fernwell/domain/people/user-id";
import { publicLink } from "../../config/public-link.ts";
import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { findAccount } from "../accounts/accounts.service.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { sendTrialReminderJob } from "./billing.jobs.ts";
import { claimReminders, getSubscription, type ReminderRow } from "./subscriptions.queries.ts";

/** Runs after a sync and by the clock. Each reminder is queued once. */
export async function queueReminders(
  tx: Transaction,
  { now, userId }: { now: Date; userId?: UserId },
): Promise<void> {
  const due = { now, horizon: computeReminderHorizon(now), ...(userId !== undefined && { userId }) };
  for (const reminder of await claimReminders(tx, due)) await queueJob(tx, sendTrialReminderJob, reminder);
}

export async function findTrialReminders({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await inTransaction(db, (tx) => queueReminders(tx, { now: clock.now() }));
}

export async function sendTrialReminder(
  deps: Pick<Deps, "db" | "config" | "mailer" | "clock">,
  { userId, mailId }: ReminderRow,
): Promise<void> {
  const account = await findAccount(deps.db, userId);
  const subscription = await getSubscription(deps.db, userId);
  const { trialEndsAt, offer } = subscription;
  if (!account || trialEndsAt === null || offer === null || !isReminderDue(subscription, deps.clock.now()))
    return;

  await sendMailOnce(deps, { mailId, to: account.email }, async () => ({
    template: "trialEnding",
    name: account.name,
    trialEndsAt,
    offer,
    price: prices[offer],
    subscriptionUrl: publicLink(deps.config, paths.subscription),
    cancelUrl: publicLink(deps.config, paths.mySubscription),
  }));
}
