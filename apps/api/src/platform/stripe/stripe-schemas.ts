import { type Offer, prices } from "@fernwell/domain/billing/offers";
import { subscriptionStatuses } from "@fernwell/domain/billing/subscription";
import { z } from "zod";
import type { ProviderEvent, ProviderPayment, ProviderSubscription } from "./payment-provider.types.ts";

const id = z
  .string()
  .max(255)
  .regex(/^[\w.-]+$/);
/** In seconds, up to the end of the year 9999. */
const time = z
  .number()
  .min(0)
  .max(253_402_300_799)
  .transform((seconds) => new Date(seconds * 1000));
const period = z.enum(["day", "week", "month", "year"]);

/** Only these fields of a response are read. They are checked, the others are dropped. */
export const customerSchema = z.object({ id });

export const sessionSchema = z.object({
  id,
  status: z.enum(["open", "complete", "expired"]),
  url: z.string().nullable(),
});

export const portalSchema = z.object({ url: z.string() });

const priceSchema = z.object({
  id,
  lookup_key: z.string().nullable(),
  unit_amount: z.number().nullable(),
  currency: z.string(),
  recurring: z.object({ interval: period, interval_count: z.number() }).nullable(),
});

export const pricesSchema = z.object({ data: z.array(priceSchema) });

/** Throws unless amount, currency and period are those that the product shows. */
export function findPriceId(response: z.output<typeof pricesSchema>, offer: Offer): string {
  const { amount, currency, period: interval, lookupKey } = prices[offer];
  const found = response.data.find(
    (price) =>
      price.lookup_key === lookupKey &&
      price.unit_amount === amount * 100 &&
      price.currency === currency.toLowerCase() &&
      price.recurring?.interval === interval &&
      price.recurring.interval_count === 1,
  );
  if (!found)
    throw new Error(`the account has no price ${lookupKey} of ${amount} ${currency} per ${interval}`);
  return found.id;
}

const subscriptionSchema = z.object({
  id,
  status: z.enum(subscriptionStatuses).exclude(["none"]),
  created: time,
  trial_start: time.nullable(),
  trial_end: time.nullable(),
  cancel_at: time.nullable(),
  cancel_at_period_end: z.boolean(),
  pause_collection: z.object({}).nullable(),
  items: z.object({
    data: z.array(z.object({ current_period_end: time, price: priceSchema.pick({ recurring: true }) })),
  }),
});

/** The fields needed to change the price. */
export const itemsSchema = z.object({
  status: z.string(),
  trial_end: z.number().nullable(),
  items: z.object({ data: z.tuple([z.object({ id })]) }),
});

export const subscriptionsSchema = z.object({ data: z.array(subscriptionSchema) });

export function toSubscription(subscription: z.output<typeof subscriptionSchema>): ProviderSubscription {
  const [item] = subscription.items.data;
  return {
    subscriptionId: subscription.id,
    status: subscription.status,
    offer: findOffer(item?.price.recurring?.interval),
    createdAt: subscription.created,
    hasTrial: subscription.trial_start !== null,
    isCollectionPaused: subscription.pause_collection !== null,
    trialEndsAt: subscription.trial_end,
    currentPeriodEndsAt: item?.current_period_end ?? null,
    endsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

/** By billing period: the price itself may change over the years. */
function findOffer(interval: string | undefined): Offer | null {
  if (interval === prices.Annual.period) return "Annual";
  return interval === prices.Monthly.period ? "Monthly" : null;
}

const cents = z.number().int().min(0);

const chargeSchema = z.object({
  id,
  created: time,
  amount: cents,
  amount_refunded: cents,
  currency: z.string().length(3),
  disputed: z.boolean(),
  status: z.string(),
});

export const chargesSchema = z.object({ data: z.array(chargeSchema) });

export const refundsSchema = z.object({ data: z.array(z.object({ created: time })) });

export const disputesSchema = z.object({ data: z.array(z.object({ created: time, status: z.string() })) });

/** Both lists have the newest first. */
export function toPayment(
  { created, amount, amount_refunded, currency }: z.output<typeof chargeSchema>,
  refunds: z.output<typeof refundsSchema>,
  disputes: z.output<typeof disputesSchema>,
): ProviderPayment {
  const dispute = disputes.data.flatMap(({ status, created: openedAt }) => {
    const state = disputeStates[status];
    return state ? [{ state, openedAt }] : [];
  })[0];
  return {
    paidAt: created,
    amountCents: amount,
    currency,
    refundedCents: amount_refunded,
    refundedAt: amount_refunded > 0 ? (refunds.data[0]?.created ?? null) : null,
    dispute: dispute ?? null,
  };
}

/** The money is gone during an appeal. Inquiries and disputes that were prevented take no money back. */
const disputeStates: Readonly<Record<string, "open" | "won" | "lost">> = {
  needs_response: "open",
  under_review: "open",
  won: "won",
  lost: "lost",
  appeal_needs_response: "lost",
  appeal_under_review: "lost",
};

const reference = z.union([id, z.object({ id }).transform((expanded) => expanded.id)]).nullish();

export const chargeOwnerSchema = z.object({ customer: reference });

export const eventSchema = z.object({
  id,
  type: id,
  created: time,
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.object({
    object: z.object({
      id: id.nullish().catch(null),
      object: z.string().nullish(),
      customer: reference.catch(null),
      subscription: reference.catch(null),
      charge: reference.catch(null),
    }),
  }),
});

export function toEvent(event: z.output<typeof eventSchema>, isLive: boolean): ProviderEvent {
  const { object } = event.data;
  return {
    eventId: event.id,
    type: event.type,
    customerId: object.customer ?? null,
    subscriptionId: (object.object === "subscription" ? object.id : object.subscription) ?? null,
    chargeId: object.charge ?? null,
    occurredAt: event.created,
    isOurs: event.livemode === isLive && (event.account ?? null) === null,
  };
}
