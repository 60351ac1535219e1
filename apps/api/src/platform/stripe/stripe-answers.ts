import { type Offer, prices } from "@fernwell/domain/billing/offers";
import { subscriptionStatuses } from "@fernwell/domain/billing/subscription";
import { z } from "zod";
import type { ProviderEvent, ProviderSubscription } from "./payment-provider.types.ts";

const id = z.string().min(1).max(255);
const time = z.number().transform((seconds) => new Date(seconds * 1000));
const period = z.enum(["day", "week", "month", "year"]);

/** Answers are checked before they are believed: only these parts are read, whatever else there is. */
export const customerAnswer = z.object({ id });

export const sessionAnswer = z.object({
  id,
  status: z.enum(["open", "complete", "expired"]),
  url: z.string().nullable(),
});

export const portalAnswer = z.object({ url: z.string() });

const priceAnswer = z.object({
  id,
  lookup_key: z.string().nullable(),
  unit_amount: z.number().nullable(),
  currency: z.string(),
  recurring: z.object({ interval: period, interval_count: z.number() }).nullable(),
});

export const pricesAnswer = z.object({ data: z.array(priceAnswer) });

/** Nobody is charged another price than the one that is shown. */
export function findPriceId(answer: z.output<typeof pricesAnswer>, offer: Offer): string {
  const { amount, currency, period: interval, lookupKey } = prices[offer];
  const found = answer.data.find(
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

const subscriptionAnswer = z.object({
  id,
  status: z.enum(subscriptionStatuses).exclude(["none"]),
  created: time,
  trial_start: time.nullable(),
  trial_end: time.nullable(),
  cancel_at: time.nullable(),
  cancel_at_period_end: z.boolean(),
  items: z.object({
    data: z.array(z.object({ current_period_end: time, price: priceAnswer.pick({ recurring: true }) })),
  }),
});

/** What is needed to change the price: whose it is, and when a trial ends. */
export const itemsAnswer = z.object({
  status: z.string(),
  trial_end: z.number().nullable(),
  items: z.object({ data: z.tuple([z.object({ id })]) }),
});

export const subscriptionsAnswer = z.object({ data: z.array(subscriptionAnswer) });

export function readSubscription(answer: z.output<typeof subscriptionAnswer>): ProviderSubscription {
  const [item] = answer.items.data;
  return {
    subscriptionId: answer.id,
    status: answer.status,
    offer: offerOf(item?.price.recurring?.interval),
    createdAt: answer.created,
    hasTrial: answer.trial_start !== null,
    trialEndsAt: answer.trial_end,
    currentPeriodEndsAt: item?.current_period_end ?? null,
    endsAtPeriodEnd: answer.cancel_at_period_end || answer.cancel_at !== null,
  };
}

/** By its period, which outlives a change of the price. */
function offerOf(interval: string | undefined): Offer | null {
  if (interval === prices.Annual.period) return "Annual";
  return interval === prices.Monthly.period ? "Monthly" : null;
}

const reference = z.union([id, z.object({ id }).transform((expanded) => expanded.id)]).nullish();

export const eventAnswer = z.object({
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

export function readEvent(answer: z.output<typeof eventAnswer>, isLive: boolean): ProviderEvent {
  const { object } = answer.data;
  return {
    eventId: answer.id,
    type: answer.type,
    customerId: object.customer ?? null,
    subscriptionId: (object.object === "subscription" ? object.id : object.subscription) ?? null,
    occurredAt: answer.created,
    isOurs: answer.livemode === isLive && (answer.account ?? null) === null,
  };
}
