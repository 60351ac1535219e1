import { paths } from "@fernwell/contract/paths";
import type { Offer } from "@fernwell/domain/billing/offers";
import { isOpen, isRunning, type SubscriptionStatus } from "@fernwell/domain/billing/subscription";
import { trialDays } from "@fernwell/domain/billing/trial";
import type { UserId } from "@fernwell/domain/people/user-id";
import { publicLink } from "../../config/public-link.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { newId } from "../../platform/ids.ts";
import type { PaymentProvider } from "../../platform/stripe/payment-provider.types.ts";
import { CustomerMissing, IdempotencyConflict } from "../../platform/stripe/stripe-errors.ts";
import { limits } from "./billing.limits.ts";
import {
  type CheckoutRow,
  findCheckout,
  insertCheckout,
  replaceCheckout,
  setCheckoutPage,
} from "./checkouts.queries.ts";
import { type Customer, ensureCustomer, replaceCustomer } from "./customers.ts";
import { getSubscription } from "./subscriptions.queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

type CheckoutDeps = Pick<Deps, "db" | "config" | "limiter" | "logger" | "clock"> & {
  readonly provider: PaymentProvider;
};

/** A concurrent checkout or an idempotency conflict costs a round. */
const maxRounds = 4;

/** Returns the page where the person pays: the open checkout, or the portal to replace a failed card. */
export async function startCheckout(deps: CheckoutDeps, userId: UserId, offer: Offer): Promise<string> {
  await deps.limiter.spend(limits.checkoutsPerPerson, userId);
  const status = await syncStatus(deps, userId);
  const customer = await ensureCustomer(deps, userId);
  if (isRunning(status)) throw new AppError("already_subscribed");
  if (isOpen(status))
    return deps.provider.openPortal({
      customerId: customer.customerId,
      returnUrl: publicLink(deps.config, paths.subscription),
    });
  return openOnePage(deps, customer, offer);
}

async function openOnePage(deps: CheckoutDeps, customer: Customer, offer: Offer): Promise<string> {
  const { db } = deps;
  const { userId } = customer;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = { checkoutId: newId(), offer, hasTrial: !customer.hasUsedTrial };
    const open = await findCheckout(db, userId);
    if (!open) {
      await insertCheckout(db, userId, next);
    } else if (open.offer !== offer || open.hasTrial !== next.hasTrial || open.isExpired) {
      await closePage(deps, userId, open);
      await replaceCheckout(db, userId, open, next);
    } else if (open.url !== null) {
      return open.url;
    } else {
      const url = await openPage(deps, customer, open, offer);
      if (url !== null) return url;
      await replaceCheckout(db, userId, open, next);
    }
  }
  throw new AppError("checkout_replaced");
}

/** Asks the provider: what we have stored may be missing an event that is still on its way. */
async function syncStatus(deps: CheckoutDeps, userId: UserId): Promise<SubscriptionStatus> {
  await syncSubscription(deps, await ensureCustomer(deps, userId));
  return (await getSubscription(deps.db, userId)).status;
}

/** Throws if the checkout was paid and the subscription is still open. */
async function closePage(deps: CheckoutDeps, userId: UserId, { sessionId }: CheckoutRow): Promise<void> {
  if (sessionId === null || (await deps.provider.closeCheckout(sessionId)) === "closed") return;
  if (isOpen(await syncStatus(deps, userId))) throw new AppError("already_subscribed");
}

/** Null if the checkout's idempotency key cannot be used again. */
async function openPage(
  deps: CheckoutDeps,
  { userId, customerId }: Customer,
  { checkoutId, hasTrial }: CheckoutRow,
  offer: Offer,
): Promise<string | null> {
  try {
    const { sessionId, url } = await deps.provider.openCheckout({
      key: checkoutId,
      customerId,
      offer,
      trialDays: hasTrial ? trialDays : null,
      doneUrl: publicLink(deps.config, paths.checkoutDone),
      cancelUrl: publicLink(deps.config, paths.subscription),
    });
    if (await setCheckoutPage(deps.db, userId, { checkoutId, sessionId, url })) return url;
    // Another offer was chosen meanwhile. This page is closed, so that nobody can pay on it.
    await deps.provider.closeCheckout(sessionId);
    throw new AppError("checkout_replaced");
  } catch (error) {
    if (error instanceof IdempotencyConflict) return null;
    if (error instanceof CustomerMissing) await replaceCustomer(deps, { userId, customerId });
    throw error;
  }
}
