import { type Offer, prices } from "@fernwell/domain/billing/offers";
import { subscriptionStatuses } from "@fernwell/domain/billing/subscription";
import { z } from "zod";
import type { ProviderEvent, ProviderSubscription } from "./payment-provider.types.ts";

const id = z.string().min(1).max(255);
const time = z.number().transform((seconds) => new Date(seconds * 1000));
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

const reference = z.union([id, z.object({ id }).transform((expanded) => expanded.id)]).nullish();

export const eventSchema = z.object({
  id,
  type: id,
  created: time,
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.object({
    object: z.object({
      id: z.string().nullish(),
      object: z.string().nullish(),
      customer: reference.catch(null),
      subscription: reference.catch(null),
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
    occurredAt: event.created,
    isOurs: event.livemode === isLive && (event.account ?? null) === null,
  };
}
