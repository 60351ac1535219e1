import type { Offer } from "@fernwell/domain/billing/offers";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { startCheckout } from "./checkout.ts";
import { getDemo, startDemo } from "./demo.ts";
import { getSubscription } from "./subscriptions.queries.ts";
import { syncCustomer } from "./sync-subscription.ts";

export { sendCancellation } from "./cancellation-mail.ts";
export {
  cancelSubscription,
  changePlan,
  openBillingPortal,
  resumeSubscription,
} from "./change-subscription.ts";
export { findCustomerId as findCustomer } from "./customers.queries.ts";
export { endBilling } from "./end-billing.ts";
export { followEmail } from "./follow-email.ts";
export { receiveStripeEvent } from "./stripe-events.ts";
export { getSubscriptionStatus } from "./subscription-status.ts";
export { findTrialReminders, sendTrialReminder } from "./trial-reminders.ts";

type BillingDeps = Pick<Deps, "db" | "config" | "limiter" | "logger" | "clock" | "payments" | "checkouts">;

/** Repeated clicks share one checkout. */
export async function createCheckoutSession(
  deps: BillingDeps,
  { userId }: Actor,
  offer: Offer,
): Promise<{ url: string }> {
  const { payments, checkouts } = deps;
  if (payments.kind === "demo") return { url: await startDemo(deps, userId, offer) };

  const { provider } = payments;
  const url = await checkouts.run(`${userId} ${offer}`, () =>
    startCheckout({ ...deps, provider }, userId, offer),
  );
  return { url };
}

/** When the trial ends. Null if there is none, or if it was cancelled. */
export async function findTrialEnd(
  deps: Pick<Deps, "db" | "clock" | "payments">,
  userId: UserId,
): Promise<Date | null> {
  if (deps.payments.kind === "demo") return (await getDemo(deps, userId)).trialEndsAt;
  const { status, trialEndsAt, endsAtPeriodEnd } = await getSubscription(deps.db, userId);
  return status === "trialing" && !endsAtPeriodEnd ? trialEndsAt : null;
}

/** Does nothing in demo billing, where a leftover job has no provider to sync from. */
export async function syncSubscription(
  deps: Pick<Deps, "db" | "logger" | "clock" | "payments">,
  { customerId }: { readonly customerId: string },
): Promise<void> {
  const { payments } = deps;
  if (payments.kind === "demo") return;
  await syncCustomer({ ...deps, provider: payments.provider }, customerId);
}

export async function syncCharge(
  deps: Pick<Deps, "db" | "logger" | "clock" | "payments">,
  { chargeId }: { readonly chargeId: string },
): Promise<void> {
  const { payments } = deps;
  if (payments.kind === "demo") return;
  const customerId = await payments.provider.findCustomerOfCharge(chargeId);
  if (customerId !== null) await syncSubscription(deps, { customerId });
}
