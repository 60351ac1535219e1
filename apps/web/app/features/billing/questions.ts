import type { SubscriptionStatus } from "@fernwell/contract/billing";
import { formatPrice, type Offer, prices } from "@fernwell/domain/billing/offers";
import { formatLongDate } from "#app/lib/format-date.ts";
import type { SubscriptionChange } from "./billing.api.ts";
import { findEnd, isActive } from "./standing.ts";

/** The confirmation before a change, which explains its consequences. */
export interface Question {
  readonly change: SubscriptionChange;
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly pendingLabel: string;
  /** The toast after the change. */
  readonly done: string;
}

export function askToCancel(subscription: SubscriptionStatus): Question {
  return {
    change: { kind: "cancel" },
    title: "Cancel your subscription?",
    message: describeCancelling(subscription),
    confirmLabel: "Cancel subscription",
    pendingLabel: "Cancelling...",
    done: "Your subscription is cancelled.",
  };
}

export function askToChangePlan(subscription: SubscriptionStatus, offer: Offer): Question {
  return {
    change: { kind: "change-plan", offer },
    title: `Change to ${offer}?`,
    message: describeChanging(subscription, offer),
    confirmLabel: `Change to ${offer}`,
    pendingLabel: "Changing...",
    done: `Your plan is now ${offer}.`,
  };
}

/** The consequences of resuming, shown beside the button. */
export function describeKeeping(subscription: SubscriptionStatus): string {
  const { plan } = subscription;
  const endsAt = findEnd(subscription);
  if (plan === null || endsAt === null) return "If you keep it, it continues as before.";
  return `If you keep it, it continues from that day at ${formatPrice(prices[plan])}.`;
}

function describeCancelling(subscription: SubscriptionStatus): string {
  if (subscription.is_demo) return "The demo ends at once. Nothing was charged, and nothing will be.";
  const endsAt = findEnd(subscription);
  if (!isActive(subscription) || endsAt === null)
    return "Your subscription ends, and nothing more will be charged. We confirm it by email.";
  return `Your plan stays as it is until ${formatLongDate(endsAt)}. Then it ends, and nothing more will be charged. We confirm it by email, and you can change your mind until that day.`;
}

function describeChanging(subscription: SubscriptionStatus, offer: Offer): string {
  if (subscription.is_demo) return `The demo continues with the ${offer} plan. Nothing is charged.`;
  const price = formatPrice(prices[offer]);
  const endsAt = findEnd(subscription);
  return subscription.status === "trialing" && endsAt !== null
    ? `Your trial continues until ${formatLongDate(endsAt)}, and nothing is charged before. From then on the ${offer} plan is ${price}.`
    : `The ${offer} plan, ${price}, starts today and is charged today, less what is left of what you have paid.`;
}
