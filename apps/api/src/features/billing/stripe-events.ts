import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { SignedMessage } from "../../platform/http/signed-route.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { readSubscriptionJob } from "./billing.jobs.ts";
import { recordEvent } from "./stripe-events.queries.ts";

/** What may have changed how a person's subscription stands. */
const telling = new Set([
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
]);

/** Records an event once and has the customer's subscription read; what the event says of it is not believed. */
export async function receiveStripeEvent(
  { db, logger, payments }: Pick<Deps, "db" | "logger" | "payments">,
  { body, signature }: SignedMessage,
): Promise<{ received: true }> {
  if (payments.kind === "demo") throw new AppError("routeNotFound");
  const event = payments.provider.readEvent(body, signature);
  if (!event) throw new AppError("wrongSignature");
  if (!event.isOurs) {
    logger.warn({ eventId: event.eventId }, "an event of another account or mode");
    return { received: true };
  }

  const { customerId } = event;
  await inTransaction(db, async (tx) => {
    const isNew = await recordEvent(tx, event);
    if (isNew && customerId !== null && telling.has(event.type))
      await queueJob(tx, readSubscriptionJob, { customerId });
  });
  return { received: true };
}
