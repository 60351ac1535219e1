import type { Subscription } from "./subscription.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Length of the trial of a person's first subscription. */
export const trialDays = 14;

/** How long before the end of the trial the reminder is sent, leaving time to cancel. */
export const reminderDays = 3;

export function computeTrialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + trialDays * dayMs);
}

/** Trials that end before this moment are due for a reminder. */
export function computeReminderHorizon(now: Date): Date {
  return new Date(now.getTime() + reminderDays * dayMs);
}

/** True when the trial will end soon in a charge. */
export function isReminderDue({ status, trialEndsAt, endsAtPeriodEnd }: Subscription, now: Date): boolean {
  if (status !== "trialing" || endsAtPeriodEnd || trialEndsAt === null) return false;
  return trialEndsAt > now && trialEndsAt <= computeReminderHorizon(now);
}
