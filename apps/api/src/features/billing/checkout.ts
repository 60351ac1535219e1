import type { Offer } from "@fernwell/domain/billing/offers";
import { isOpen, isRunning, type SubscriptionStatus } from "@fernwell/domain/billing/subscription";
import { trialDays } from "@fernwell/domain/billing/trial";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { newId } from "../../platform/ids.ts";
import type { PaymentProvider } from "../../platform/stripe/payment-provider.types.ts";
import { CustomerGone, KeyUsedOtherwise } from "../../platform/stripe/stripe-errors.ts";
import { limits } from "./billing.limits.ts";
import {
  type CheckoutRow,
  findCheckout,
  insertCheckout,
  replaceCheckout,
  setCheckoutPage,
} from "./checkouts.queries.ts";
import { type Customer, ensureCustomer, replaceCustomer } from "./customers.ts";
import { readSubscription } from "./read-subscription.ts";
import { getSubscription } from "./subscriptions.queries.ts";

type CheckoutDeps = Pick<Deps, "db" | "config" | "limiter" | "logger" | "clock"> & {
  readonly provider: PaymentProvider;
};

/** A lost race or a key that cannot be used again costs a round. */
const maxRounds = 4;

/** Where the person pays: the page of the checkout that is open, or where a card that failed is changed. */
export async function startCheckout(deps: CheckoutDeps, userId: UserId, offer: Offer): Promise<string> {
  await deps.limiter.spend(limits.checkoutsPerPerson, userId);
  const status = await askStatus(deps, userId);
  const customer = await ensureCustomer(deps, userId);
  if (isRunning(status)) throw new AppError("alreadySubscribed");
  if (isOpen(status))
    return deps.provider.openPortal({
      customerId: customer.customerId,
      returnUrl: urlOf(deps, "/subscription"),
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
    } else if (open.offer !== offer || open.hasTrial !== next.hasTrial || open.isOver) {
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
  throw new AppError("checkoutReplaced");
}

/** The provider's word counts, not ours: an event may still be on its way. */
async function askStatus(deps: CheckoutDeps, userId: UserId): Promise<SubscriptionStatus> {
  await readSubscription(deps, await ensureCustomer(deps, userId));
  return (await getSubscription(deps.db, userId)).status;
}

/** A page that somebody has paid on stands for a subscription, unless that is over by now. */
async function closePage(deps: CheckoutDeps, userId: UserId, { sessionId }: CheckoutRow): Promise<void> {
  if (sessionId === null || (await deps.provider.closeCheckout(sessionId)) === "closed") return;
  if (isOpen(await askStatus(deps, userId))) throw new AppError("alreadySubscribed");
}

/** Null when the checkout's key cannot be used any more. */
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
      doneUrl: urlOf(deps, "/subscription?checkout=done"),
      cancelUrl: urlOf(deps, "/subscription"),
    });
    if (await setCheckoutPage(deps.db, userId, { checkoutId, sessionId, url })) return url;
    // Another choice was made meanwhile: nobody gets to know this page, and nobody can pay on it.
    await deps.provider.closeCheckout(sessionId);
    throw new AppError("checkoutReplaced");
  } catch (error) {
    if (error instanceof KeyUsedOtherwise) return null;
    if (error instanceof CustomerGone) await replaceCustomer(deps, { userId, customerId });
    throw error;
  }
}

function urlOf({ config }: Pick<Deps, "config">, path: string): string {
  return new URL(path, config.publicUrl).href;
}
