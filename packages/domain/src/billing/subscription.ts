import type { Offer } from "./offers.ts";

/** The payment provider's statuses, and `none` for a person who never subscribed. */
export const subscriptionStatuses = [
  "none",
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export interface Subscription {
  readonly status: SubscriptionStatus;
  readonly offer: Offer | null;
  readonly trialEndsAt: Date | null;
  readonly currentPeriodEndsAt: Date | null;
  /** No further charge: the subscription ends with its trial or paid period. */
  readonly endsAtPeriodEnd: boolean;
}

export interface KnownSubscription extends Subscription {
  /** Its id at the payment provider. */
  readonly subscriptionId: string;
}

export const noSubscription: Subscription = {
  status: "none",
  offer: null,
  trialEndsAt: null,
  currentPeriodEndsAt: null,
  endsAtPeriodEnd: false,
};

/** Paid for or in its trial. */
export function isRunning(status: SubscriptionStatus): boolean {
  return status === "active" || status === "trialing";
}

/** Running, or would run again once paid. A person has at most one. */
export function isOpen(status: SubscriptionStatus): boolean {
  return status !== "none" && status !== "canceled" && status !== "incomplete_expired";
}

/** Returns when the subscription ends if nothing more is charged. */
export function findEndDate({ status, trialEndsAt, currentPeriodEndsAt }: Subscription): Date | null {
  return status === "trialing" ? trialEndsAt : currentPeriodEndsAt;
}

/** True when further charges were expected at the last sync and no longer are: it was cancelled, or it ended unpaid. */
export function isCancellation(before: KnownSubscription | undefined, now: KnownSubscription): boolean {
  const known = before?.subscriptionId === now.subscriptionId ? before : undefined;
  if (isOpen(now.status)) return now.endsAtPeriodEnd && known?.endsAtPeriodEnd !== true;
  return now.status === "canceled" && known !== undefined && isOpen(known.status) && !isRunning(known.status);
}

/** Prefers an open subscription over ended ones, then the newest. */
export function findCurrentSubscription<Candidate extends Subscription & { readonly createdAt: Date }>(
  subscriptions: readonly Candidate[],
): Candidate | undefined {
  return subscriptions.toSorted(
    (a, b) =>
      Number(isOpen(b.status)) - Number(isOpen(a.status)) || b.createdAt.getTime() - a.createdAt.getTime(),
  )[0];
}
