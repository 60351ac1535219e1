import { findCurrentSubscription, isOpen } from "@fernwell/domain/billing/subscription";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type {
  PaymentProvider,
  ProviderPayment,
  ProviderSubscription,
} from "../../platform/stripe/payment-provider.types.ts";
import type { TimeLimit } from "../../platform/stripe/stripe-client.ts";
import { CustomerMissing } from "../../platform/stripe/stripe-errors.ts";
import { queueCancellation } from "./cancellation-mail.ts";
import { deleteCheckout } from "./checkouts.queries.ts";
import { beginSync, claimSync, findUserOfCustomer, markTrialUsed } from "./customers.queries.ts";
import { replaceCustomer } from "./customers.ts";
import { findReturnedPayment, followReturns } from "./returned-payment.ts";
import { storeReturnedPayment } from "./returned-payments.queries.ts";
import { endSubscription, storeSubscription } from "./subscriptions.queries.ts";
import { queueReminders } from "./trial-reminders.ts";

type SyncDeps = Pick<Deps, "db" | "logger" | "clock"> & { readonly provider: PaymentProvider };

interface SyncTarget {
  readonly userId: UserId;
  readonly customerId: string;
  readonly timeLimit?: TimeLimit;
}

/** Fetches the current subscription from the provider, stores it unless a later sync already has, and returns it. */
export async function syncSubscription(
  deps: SyncDeps,
  target: SyncTarget,
): Promise<ProviderSubscription | undefined> {
  const { userId } = target;
  const syncNumber = await beginSync(deps.db, userId);
  if (syncNumber === null) return undefined;
  const subscriptions = await listSubscriptions(deps, target);
  const latest = findCurrentSubscription(subscriptions);
  const payments = latest ? await listPayments(deps, target, latest) : [];
  const current = latest && (await followReturns(deps, latest, payments));
  if (subscriptions.filter(({ status }) => isOpen(status)).length > 1)
    deps.logger.error({ customerId: target.customerId }, "customer has more than one open subscription");

  await inTransaction(deps.db, async (tx) => {
    if (!(await claimSync(tx, userId, syncNumber))) return;
    if (current) await queueCancellation(tx, userId, current);
    if (current) await storeSubscription(tx, userId, current);
    else await endSubscription(tx, userId);
    await storeReturnedPayment(tx, userId, findReturnedPayment(payments));
    if (subscriptions.some(({ hasTrial }) => hasTrial)) await markTrialUsed(tx, userId);
    if (current && isOpen(current.status)) await deleteCheckout(tx, userId);
    await queueReminders(tx, { now: deps.clock.now(), userId });
  });
  return current;
}

/** For events, which only name the customer. A customer that we do not know is ignored. */
export async function syncCustomer(deps: SyncDeps, customerId: string): Promise<void> {
  const userId = await findUserOfCustomer(deps.db, customerId);
  if (userId !== null) await syncSubscription(deps, { userId, customerId });
}

/** The payments for this subscription, the latest first. A trial has none. */
async function listPayments(
  { provider }: SyncDeps,
  { customerId, timeLimit }: SyncTarget,
  { status, createdAt }: ProviderSubscription,
): Promise<ProviderPayment[]> {
  if (status === "trialing") return [];
  const payments = await provider.listPayments(customerId, timeLimit);
  return payments.filter(({ paidAt }) => paidAt >= createdAt);
}

async function listSubscriptions(deps: SyncDeps, target: SyncTarget): Promise<ProviderSubscription[]> {
  try {
    return await deps.provider.listSubscriptions(target.customerId, target.timeLimit);
  } catch (error) {
    if (!(error instanceof CustomerMissing)) throw error;
    await replaceCustomer(deps, target);
    return [];
  }
}
