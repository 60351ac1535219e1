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
import { findStoredReturn } from "./returned-payments.queries.ts";
import { getSubscription } from "./subscriptions.queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

type StatusDeps = Pick<Deps, "db" | "limiter" | "logger" | "clock" | "payments">;

export async function getSubscriptionStatus(deps: StatusDeps, actor: Actor): Promise<SubscriptionStatus> {
  const { payments } = deps;
  if (payments.kind === "demo")
    return subscriptionToWire(await getDemo(deps, actor.userId), { isDemo: true, returned: null });

  if (await hasOpenCheckout(deps.db, actor.userId))
    await syncIfPossible({ ...deps, provider: payments.provider }, actor.userId);
  return subscriptionToWire(await getSubscription(deps.db, actor.userId), {
    isDemo: false,
    returned: await findStoredReturn(deps.db, actor.userId),
  });
}

/** A person often returns from paying before the event arrives. If the provider is down, the stored status is used. */
async function syncIfPossible(
  deps: StatusDeps & { readonly provider: PaymentProvider },
  userId: UserId,
): Promise<void> {
  const customerId = await findCustomerId(deps.db, userId);
  if (customerId === null) return;
  try {
    await deps.limiter.spend(limits.syncsPerPerson, userId);
    await syncSubscription(deps, { userId, customerId, timeLimit: "short" });
  } catch (error) {
    const isExpected =
      error instanceof AppError &&
      (error.code === "payments_unavailable" || error.code === "too_many_requests");
    if (!isExpected) throw error;
  }
}
