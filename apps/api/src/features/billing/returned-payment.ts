import { isOpen } from "@fernwell/domain/billing/subscription";
import type {
  PaymentProvider,
  ProviderPayment,
  ProviderSubscription,
} from "../../platform/stripe/payment-provider.types.ts";

/**
 * Lets the subscription follow what became of its payments, latest first, here and at the provider. A payment that was
 * given back buys nothing, so it ends at once; while a dispute is open it is paused and nothing is charged.
 */
export async function followReturns(
  { provider }: { readonly provider: PaymentProvider },
  subscription: ProviderSubscription,
  payments: readonly ProviderPayment[],
): Promise<ProviderSubscription> {
  const { subscriptionId, isCollectionPaused } = subscription;
  switch (decideOnReturns(subscription, payments)) {
    case "end":
      await provider.endSubscription(subscriptionId);
      return { ...subscription, status: "canceled" };
    case "pause":
      if (!isCollectionPaused) await provider.setCollectionPaused(subscriptionId, true);
      return { ...subscription, status: "paused" };
    case "restore":
      await provider.setCollectionPaused(subscriptionId, false);
      return { ...subscription, isCollectionPaused: false };
    case "leave":
      return subscription;
  }
}

export function decideOnReturns(
  { status, isCollectionPaused }: Pick<ProviderSubscription, "status" | "isCollectionPaused">,
  payments: readonly ProviderPayment[],
): "end" | "pause" | "restore" | "leave" {
  const [latest] = payments;
  if (!isOpen(status) || !latest) return "leave";
  if (hasDispute(payments, "lost") || latest.refundedCents >= latest.amountCents) return "end";
  if (hasDispute(payments, "open")) return "pause";
  return isCollectionPaused && hasDispute(payments, "won") ? "restore" : "leave";
}

/** The payment to tell the person about. Null if none was refunded or disputed. */
export function findReturnedPayment(payments: readonly ProviderPayment[]): ProviderPayment | null {
  const disputed = payments.find(({ dispute }) => dispute !== null && dispute.state !== "won");
  if (disputed) return disputed;
  const [latest] = payments;
  return latest && (latest.refundedCents > 0 || latest.dispute !== null) ? latest : null;
}

type DisputeState = NonNullable<ProviderPayment["dispute"]>["state"];

function hasDispute(payments: readonly ProviderPayment[], state: DisputeState): boolean {
  return payments.some(({ dispute }) => dispute?.state === state);
}
