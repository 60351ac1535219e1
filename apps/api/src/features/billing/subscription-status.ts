import type { SubscriptionStatus } from "@fernwell/contract/billing";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { PaymentProvider } from "../../platform/stripe/payment-provider.types.ts";
import { limits } from "./billing.limits.ts";
import { subscriptionToWire } from "./billing.wire.ts";
import { hasOpenCheckout } from "./checkouts.queries.ts";
import { findCustomerId } from "./customers.queries.ts";
import { getDemo } from "./demo.ts";
import { readSubscription } from "./read-subscription.ts";
import { getSubscription } from "./subscriptions.queries.ts";

type StatusDeps = Pick<Deps, "db" | "limiter" | "logger" | "clock" | "payments">;

export async function getSubscriptionStatus(deps: StatusDeps, actor: Actor): Promise<SubscriptionStatus> {
  const { payments } = deps;
  if (payments.kind === "demo")
    return subscriptionToWire(await getDemo(deps, actor.userId), { isDemo: true });

  if (await hasOpenCheckout(deps.db, actor.userId))
    await readIfPossible({ ...deps, provider: payments.provider }, actor.userId);
  return subscriptionToWire(await getSubscription(deps.db, actor.userId), { isDemo: false });
}

/** Somebody who comes back from paying is often faster than the event. Without the provider, what is stored counts. */
async function readIfPossible(
  deps: StatusDeps & { readonly provider: PaymentProvider },
  userId: UserId,
): Promise<void> {
  const customerId = await findCustomerId(deps.db, userId);
  if (customerId === null) return;
  try {
    await deps.limiter.spend(limits.readingsPerPerson, userId);
    await readSubscription(deps, { userId, customerId, patience: "quick" });
  } catch (error) {
    const isExpected =
      error instanceof AppError && (error.code === "paymentsUnavailable" || error.code === "tooManyRequests");
    if (!isExpected) throw error;
  }
}
