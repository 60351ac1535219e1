import type { SubscriptionStatus } from "@fernwell/contract/billing";
import type { Subscription } from "@fernwell/domain/billing/subscription";

export function subscriptionToWire(
  { status, offer, trialEndsAt, currentPeriodEndsAt, endsAtPeriodEnd }: Subscription,
  { isDemo }: { isDemo: boolean },
): SubscriptionStatus {
  return {
    is_active: status === "active",
    status,
    plan: offer,
    trial_ends_at: trialEndsAt?.toISOString() ?? null,
    current_period_ends_at: currentPeriodEndsAt?.toISOString() ?? null,
    cancel_at_period_end: endsAtPeriodEnd,
    is_demo: isDemo,
  };
}
