import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { SignedMessage } from "../../platform/http/signed-route.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { syncChargeJob, syncSubscriptionJob } from "./billing.jobs.ts";
import { recordEvent } from "./stripe-events.queries.ts";

/** Events that may change a subscription. */
const relevantTypes = new Set([
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
]);

/** Records an event once and queues a sync of the customer. The event's own content is not used. */
export async function receiveStripeEvent(
  { db, logger, payments }: Pick<Deps, "db" | "logger" | "payments">,
  { body, signature }: SignedMessage,
): Promise<{ received: true }> {
  if (payments.kind === "demo") throw new AppError("route_not_found");
  const event = payments.provider.readEvent(body, signature);
  if (!event) throw new AppError("wrong_signature");
  if (!event.isOurs) {
    logger.warn({ eventId: event.eventId }, "ignored an event of another account or mode");
    return { received: true };
  }

  const { customerId, chargeId } = event;
  await inTransaction(db, async (tx) => {
    const isNew = await recordEvent(tx, event);
    if (!isNew || !relevantTypes.has(event.type)) return;
    if (customerId !== null) await queueJob(tx, syncSubscriptionJob, { customerId });
    else if (chargeId !== null) await queueJob(tx, syncChargeJob, { chargeId });
  });
  return { received: true };
}
