import type { SubscriptionStatus } from "@fernwell/contract/billing";
import { paths } from "@fernwell/contract/paths";
import type { Offer } from "@fernwell/domain/billing/offers";
import { isOpen, isRunning } from "@fernwell/domain/billing/subscription";
import type { UserId } from "@fernwell/domain/people/user-id";
import { publicLink } from "../../config/public-link.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { PaymentProvider, ProviderSubscription } from "../../platform/stripe/payment-provider.types.ts";
import { StripeRejection } from "../../platform/stripe/stripe-errors.ts";
import { limits } from "./billing.limits.ts";
import { findCustomerId } from "./customers.queries.ts";
import { cancelDemo, changeDemo, requireDemo } from "./demo.ts";
import { getSubscriptionStatus } from "./subscription-status.ts";
import { syncSubscription } from "./sync-subscription.ts";

type ChangeDeps = Pick<Deps, "db" | "config" | "limiter" | "logger" | "clock" | "payments">;

/** A running subscription stays until its trial or paid period ends. One with a payment due ends now. */
export function cancelSubscription(deps: ChangeDeps, actor: Actor): Promise<SubscriptionStatus> {
  return change(deps, actor, {
    inDemo: () => cancelDemo(deps, actor.userId),
    async act(provider, { subscriptionId, status, endsAtPeriodEnd }) {
      if (!isRunning(status)) await provider.endSubscription(subscriptionId);
      else if (!endsAtPeriodEnd) await provider.setEndsAtPeriodEnd(subscriptionId, true);
    },
  });
}

export function resumeSubscription(deps: ChangeDeps, actor: Actor): Promise<SubscriptionStatus> {
  return change(deps, actor, {
    inDemo: () => requireDemo(deps, actor.userId),
    async act(provider, { subscriptionId, endsAtPeriodEnd }) {
      if (endsAtPeriodEnd) await provider.setEndsAtPeriodEnd(subscriptionId, false);
    },
  });
}

/** Refused for a subscription that is ending: outside a trial the change would be charged now. */
export function changePlan(deps: ChangeDeps, actor: Actor, offer: Offer): Promise<SubscriptionStatus> {
  return change(deps, actor, {
    inDemo: () => changeDemo(deps, actor.userId, offer),
    async act(provider, current) {
      if (!isRunning(current.status) || current.endsAtPeriodEnd) throw new AppError("plan_not_changeable");
      if (current.offer !== offer) await provider.changeOffer(current.subscriptionId, offer);
    },
  });
}

/** Also for an ended subscription: its receipts are still there. */
export async function openBillingPortal(deps: ChangeDeps, { userId }: Actor): Promise<{ url: string }> {
  const { payments, config } = deps;
  if (payments.kind === "demo") throw new AppError("no_subscription");
  const { provider } = payments;
  const { customerId } = await requireSubscription({ ...deps, provider }, userId);
  return {
    url: await provider.openPortal({
      customerId,
      returnUrl: publicLink(config, paths.mySubscription),
    }),
  };
}

interface Change {
  readonly inDemo: () => Promise<void>;
  readonly act: (provider: PaymentProvider, current: ProviderSubscription) => Promise<void>;
}

async function change(deps: ChangeDeps, actor: Actor, { inDemo, act }: Change): Promise<SubscriptionStatus> {
  const { payments } = deps;
  if (payments.kind === "demo") await inDemo();
  else await changeAtProvider({ ...deps, provider: payments.provider }, actor.userId, act);
  return getSubscriptionStatus(deps, actor);
}

type ProviderDeps = ChangeDeps & { readonly provider: PaymentProvider };

/** Syncs before the change, to decide on current data, and after it, to store the result. */
async function changeAtProvider(deps: ProviderDeps, userId: UserId, act: Change["act"]): Promise<void> {
  const { customerId, current } = await requireSubscription(deps, userId);
  if (!isOpen(current.status)) throw new AppError("no_subscription");
  try {
    await act(deps.provider, current);
  } catch (error) {
    if (!(error instanceof StripeRejection)) throw error;
    // The subscription may have ended meanwhile.
    const after = await syncSubscription(deps, { userId, customerId });
    throw after && isOpen(after.status) ? error : new AppError("no_subscription");
  }
  await syncSubscription(deps, { userId, customerId });
}

async function requireSubscription(
  deps: ProviderDeps,
  userId: UserId,
): Promise<{ customerId: string; current: ProviderSubscription }> {
  await deps.limiter.spend(limits.changesPerPerson, userId);
  const customerId = await findCustomerId(deps.db, userId);
  const current = customerId === null ? undefined : await syncSubscription(deps, { userId, customerId });
  if (customerId === null || !current) throw new AppError("no_subscription");
  return { customerId, current };
}
