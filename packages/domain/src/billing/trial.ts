import type { Subscription } from "./subscription.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Free days at the start of a person's first subscription. */
export const trialDays = 14;

/** How long before its end a person is reminded, which leaves the time to cancel. */
export const reminderDays = 3;

export function trialEndOf(startedAt: Date): Date {
  return new Date(startedAt.getTime() + trialDays * dayMs);
}

/** Until when trials end that a person is to be reminded of now. */
export function reminderHorizon(now: Date): Date {
  return new Date(now.getTime() + reminderDays * dayMs);
}

/** A charge is coming that the person should know of. */
export function isReminderDue({ status, trialEndsAt, endsAtPeriodEnd }: Subscription, now: Date): boolean {
  if (status !== "trialing" || endsAtPeriodEnd || trialEndsAt === null) return false;
  return trialEndsAt > now && trialEndsAt <= reminderHorizon(now);
}
