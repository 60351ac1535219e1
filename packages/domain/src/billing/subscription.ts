import type { Offer } from "./offers.ts";

/** The payment provider's words for how a subscription stands, and `none` for somebody who never had one. */
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
  /** Nothing will be charged any more: it ends when the time that is paid for or free is over. */
  readonly endsAtPeriodEnd: boolean;
}

export interface KnownSubscription extends Subscription {
  /** What the payment provider knows it by. */
  readonly subscriptionId: string;
}

export const noSubscription: Subscription = {
  status: "none",
  offer: null,
  trialEndsAt: null,
  currentPeriodEndsAt: null,
  endsAtPeriodEnd: false,
};

/** Counts as active: paid for, or in its trial. */
export function isRunning(status: SubscriptionStatus): boolean {
  return status === "active" || status === "trialing";
}

/** Running, or would run again if it were paid. A person has one such at most. */
export function isOpen(status: SubscriptionStatus): boolean {
  return status !== "none" && status !== "canceled" && status !== "incomplete_expired";
}

/** Until when it runs, if nothing is charged any more. */
export function endOf({ status, trialEndsAt, currentPeriodEndsAt }: Subscription): Date | null {
  return status === "trialing" ? trialEndsAt : currentPeriodEndsAt;
}

/** Charges were to come when it was last looked at, and now none are: it was told to end, or it ended unpaid. */
export function isCancellation(before: KnownSubscription | undefined, now: KnownSubscription): boolean {
  const known = before?.subscriptionId === now.subscriptionId ? before : undefined;
  if (isOpen(now.status)) return now.endsAtPeriodEnd && known?.endsAtPeriodEnd !== true;
  return now.status === "canceled" && known !== undefined && isOpen(known.status) && !isRunning(known.status);
}

/** Of all that a person has had, the one that counts: an open one before any that is over, then the newest. */
export function currentSubscription<Had extends Subscription & { readonly createdAt: Date }>(
  subscriptions: readonly Had[],
): Had | undefined {
  return subscriptions.toSorted(
    (a, b) =>
      Number(isOpen(b.status)) - Number(isOpen(a.status)) || b.createdAt.getTime() - a.createdAt.getTime(),
  )[0];
}
