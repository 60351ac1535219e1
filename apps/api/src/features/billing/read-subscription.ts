import { currentSubscription, isOpen } from "@fernwell/domain/billing/subscription";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { PaymentProvider, ProviderSubscription } from "../../platform/stripe/payment-provider.types.ts";
import type { Patience } from "../../platform/stripe/stripe-client.ts";
import { CustomerGone } from "../../platform/stripe/stripe-errors.ts";
import { queueCancellation } from "./cancellation-mail.ts";
import { deleteCheckout } from "./checkouts.queries.ts";
import { beginReading, claimReading, findUserOfCustomer, markTrialUsed } from "./customers.queries.ts";
import { replaceCustomer } from "./customers.ts";
import { endSubscription, storeSubscription } from "./subscriptions.queries.ts";
import { queueReminders } from "./trial-reminders.ts";

type ReadingDeps = Pick<Deps, "db" | "logger" | "clock"> & { readonly provider: PaymentProvider };

interface Reading {
  readonly userId: UserId;
  readonly customerId: string;
  readonly patience?: Patience;
}

/** Asks the provider how things stand, stores it unless a reading that began later has been stored, and answers it. */
export async function readSubscription(
  deps: ReadingDeps,
  reading: Reading,
): Promise<ProviderSubscription | undefined> {
  const { userId } = reading;
  const number = await beginReading(deps.db, userId);
  const subscriptions = await listSubscriptions(deps, reading);
  const current = currentSubscription(subscriptions);
  if (subscriptions.filter(({ status }) => isOpen(status)).length > 1)
    deps.logger.error({ customerId: reading.customerId }, "a person has two subscriptions");

  await inTransaction(deps.db, async (tx) => {
    if (!(await claimReading(tx, userId, number))) return;
    if (current) await queueCancellation(tx, userId, current);
    if (current) await storeSubscription(tx, userId, current);
    else await endSubscription(tx, userId);
    if (subscriptions.some(({ hasTrial }) => hasTrial)) await markTrialUsed(tx, userId);
    if (current && isOpen(current.status)) await deleteCheckout(tx, userId);
    await queueReminders(tx, { now: deps.clock.now(), userId });
  });
  return current;
}

/** For an event, which only says whose subscription to look at. Nobody's customer is nobody's business. */
export async function readSubscriptionOf(deps: ReadingDeps, customerId: string): Promise<void> {
  const userId = await findUserOfCustomer(deps.db, customerId);
  if (userId !== null) await readSubscription(deps, { userId, customerId });
}

async function listSubscriptions(deps: ReadingDeps, reading: Reading): Promise<ProviderSubscription[]> {
  try {
    return await deps.provider.listSubscriptions(reading.customerId, reading.patience);
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    await replaceCustomer(deps, reading);
    return [];
  }
}
