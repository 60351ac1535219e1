import type { SubscriptionStatus } from "@fernwell/contract/billing";
import type { Offer } from "@fernwell/domain/billing/offers";
import { isOpen, isRunning } from "@fernwell/domain/billing/subscription";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { PaymentProvider, ProviderSubscription } from "../../platform/stripe/payment-provider.types.ts";
import { StripeRefusal } from "../../platform/stripe/stripe-errors.ts";
import { limits } from "./billing.limits.ts";
import { findCustomerId } from "./customers.queries.ts";
import { cancelDemo, changeDemo, requireDemo } from "./demo.ts";
import { readSubscription } from "./read-subscription.ts";
import { getSubscriptionStatus } from "./subscription-status.ts";

type ChangeDeps = Pick<Deps, "db" | "config" | "limiter" | "logger" | "clock" | "payments">;

/** What is paid for or free stays the person's until it is over; where a payment is due there is nothing to keep. */
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

/** Outside a trial a change is charged at once, so that there is none for somebody who was promised no more charges. */
export function changePlan(deps: ChangeDeps, actor: Actor, offer: Offer): Promise<SubscriptionStatus> {
  return change(deps, actor, {
    inDemo: () => changeDemo(deps, actor.userId, offer),
    async act(provider, current) {
      if (!isRunning(current.status) || current.endsAtPeriodEnd) throw new AppError("planNotChangeable");
      if (current.offer !== offer) await provider.changeOffer(current.subscriptionId, offer);
    },
  });
}

/** Also for somebody whose subscription is over, since the receipts are still there. */
export async function openBillingPortal(deps: ChangeDeps, { userId }: Actor): Promise<{ url: string }> {
  const { payments, config } = deps;
  if (payments.kind === "demo") throw new AppError("noSubscription");
  const { provider } = payments;
  const { customerId } = await askSubscription({ ...deps, provider }, userId);
  return {
    url: await provider.openPortal({
      customerId,
      returnUrl: new URL("/settings#subscription", config.publicUrl).href,
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

/** The provider's word counts before a change, and is stored after it. */
async function changeAtProvider(deps: ProviderDeps, userId: UserId, act: Change["act"]): Promise<void> {
  const { customerId, current } = await askSubscription(deps, userId);
  if (!isOpen(current.status)) throw new AppError("noSubscription");
  try {
    await act(deps.provider, current);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    // What has ended in the meantime cannot be changed any more.
    const after = await readSubscription(deps, { userId, customerId });
    throw after && isOpen(after.status) ? error : new AppError("noSubscription");
  }
  await readSubscription(deps, { userId, customerId });
}

async function askSubscription(
  deps: ProviderDeps,
  userId: UserId,
): Promise<{ customerId: string; current: ProviderSubscription }> {
  await deps.limiter.spend(limits.changesPerPerson, userId);
  const customerId = await findCustomerId(deps.db, userId);
  const current = customerId === null ? undefined : await readSubscription(deps, { userId, customerId });
  if (customerId === null || !current) throw new AppError("noSubscription");
  return { customerId, current };
}
