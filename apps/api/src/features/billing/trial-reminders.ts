import { prices } from "@fernwell/domain/billing/offers";
import { isReminderDue, reminderHorizon } from "@fernwell/domain/billing/trial";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { findAccount } from "../accounts/accounts.service.ts";
import { sendMailOnce } from "../mail/mail.service.ts";
import { sendTrialReminderJob } from "./billing.jobs.ts";
import { getSubscription, type ReminderRow, takeReminders } from "./subscriptions.queries.ts";

/** Whoever comes first, an event or the clock, takes the reminder; nobody takes it again. */
export async function queueReminders(
  tx: Transaction,
  { now, userId }: { now: Date; userId?: UserId },
): Promise<void> {
  const due = { now, horizon: reminderHorizon(now), ...(userId !== undefined && { userId }) };
  for (const reminder of await takeReminders(tx, due)) await queueJob(tx, sendTrialReminderJob, reminder);
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
    subscriptionUrl: new URL("/subscription", deps.config.publicUrl).href,
    cancelUrl: new URL("/settings#subscription", deps.config.publicUrl).href,
  }));
}
