import type { SubscriptionStatus } from "@fernwell/contract/billing";
import type { Subscription } from "@fernwell/domain/billing/subscription";
import type { ProviderPayment } from "../../platform/stripe/payment-provider.types.ts";

export function subscriptionToWire(
  { status, offer, trialEndsAt, currentPeriodEndsAt, endsAtPeriodEnd }: Subscription,
  { isDemo, returned }: { isDemo: boolean; returned: ProviderPayment | null },
): SubscriptionStatus {
  return {
    is_active: status === "active",
    status,
    plan: offer,
    trial_ends_at: trialEndsAt?.toISOString() ?? null,
    current_period_ends_at: currentPeriodEndsAt?.toISOString() ?? null,
    cancel_at_period_end: endsAtPeriodEnd,
    is_demo: isDemo,
    returned_payment: returned && paymentToWire(returned),
  };
}

function paymentToWire(payment: ProviderPayment): NonNullable<SubscriptionStatus["returned_payment"]> {
  const { paidAt, amountCents, currency, refundedCents, refundedAt, dispute } = payment;
  return {
    paid_at: paidAt.toISOString(),
    amount_cents: amountCents,
    currency: currency.toUpperCase(),
    refunded_cents: refundedCents,
    refunded_at: refundedAt?.toISOString() ?? null,
    dispute: dispute?.state ?? null,
    disputed_at: dispute?.openedAt.toISOString() ?? null,
  };
}
