import type { SubscriptionStatus } from "@fernwell/contract/billing";
import { formatPrice, prices } from "@fernwell/domain/billing/offers";
import { isOpen } from "@fernwell/domain/billing/subscription";
import { formatLongDate } from "#app/lib/format-date.ts";

/**
 * Which offer a person sees: the trial (also visitors), no trial because it is used, a payment that is due,
 * an active subscription, or demo billing.
 */
export type Standing = "new" | "returning" | "unsettled" | "active" | "demo";

export function getStanding(subscription: SubscriptionStatus | undefined): Standing {
  if (subscription === undefined) return "new";
  if (isActive(subscription)) return "active";
  if (subscription.is_demo) return "demo";
  if (isOpen(subscription.status)) return "unsettled";
  return subscription.trial_ends_at === null ? "new" : "returning";
}

/** Paid for, or in its trial. */
export function isActive({ is_active, status }: Pick<SubscriptionStatus, "is_active" | "status">): boolean {
  return is_active || status === "trialing";
}

/** When the trial or the paid period ends. */
export function findEnd({ status, trial_ends_at, current_period_ends_at }: SubscriptionStatus): Date | null {
  const endsAt = status === "trialing" ? trial_ends_at : current_period_ends_at;
  return endsAt === null ? null : new Date(endsAt);
}

/** What happens next to an active subscription, and when. */
export function describeNextEvent(subscription: SubscriptionStatus): string {
  const { status, plan, is_demo } = subscription;
  const endsAt = findEnd(subscription);
  if (endsAt === null || plan === null) return "Everything is unlocked.";

  const day = formatLongDate(endsAt);
  if (is_demo) return `This is a demo of the ${plan} plan. It ends on ${day}, and nothing is charged.`;
  if (subscription.cancel_at_period_end)
    return `Your ${plan} plan ends on ${day}. Nothing more will be charged.`;
  const price = formatPrice(prices[plan]);
  return status === "trialing"
    ? `Your ${plan} plan is free until ${day}. Then it is ${price}, unless you cancel first.`
    : `Your ${plan} plan, ${price}, renews on ${day}.`;
}

/** The heading of the dialog for a subscription that is not active. */
export function getInactiveHeading({ status }: Pick<SubscriptionStatus, "status">): string {
  return headings[status] ?? "You have no subscription yet";
}

const headings: Partial<Record<SubscriptionStatus["status"], string>> = {
  canceled: "Your subscription has ended",
  past_due: "Your last payment did not go through",
  unpaid: "Your last payment did not go through",
  incomplete: "Your payment is not complete",
  paused: "Your subscription is paused",
};
