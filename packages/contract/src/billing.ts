import { offers } from "@fernwell/domain/billing/offers";
import { subscriptionStatuses } from "@fernwell/domain/billing/subscription";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

const offerSchema = z.enum(offers);

/** Amounts are in the smallest unit of the currency. */
const returnedPaymentSchema = z.object({
  paid_at: z.iso.datetime(),
  amount_cents: z.int(),
  /** Such as "USD". */
  currency: z.string(),
  refunded_cents: z.int(),
  refunded_at: z.iso.datetime().nullable(),
  dispute: z.enum(["open", "won", "lost"]).nullable(),
  disputed_at: z.iso.datetime().nullable(),
});
export type ReturnedPayment = z.infer<typeof returnedPaymentSchema>;

/** A subscription counts as active when `is_active` holds or `status` is `trialing`. */
const subscriptionStatusSchema = z.object({
  /** The subscription is running and paid for: `status` is `active`. */
  is_active: z.boolean(),
  status: z.enum(subscriptionStatuses),
  plan: offerSchema.nullable(),
  trial_ends_at: z.iso.datetime().nullable(),
  current_period_ends_at: z.iso.datetime().nullable(),
  cancel_at_period_end: z.boolean(),
  /** No payment provider is configured, and nobody is charged. */
  is_demo: z.boolean(),
  /** The payment that was refunded or disputed. While a dispute is open, `status` is `paused`. */
  returned_payment: returnedPaymentSchema.nullable(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

const changeErrors = ["no_subscription", "payments_unavailable"] as const;

/**
 * The `url` is the payment provider's page, which leads back to `/subscription?checkout=done` or `/subscription`; for a
 * subscription whose payment failed it is the page where the card is changed. In demo billing it is a path of the
 * product, `/subscription?demo=Annual` or `/subscription?demo=Monthly`.
 */
export const createCheckoutSession = defineEndpoint("createCheckoutSession", {
  method: "POST",
  path: "/subscription/create-checkout-session",
  summary: "Starts a checkout and answers where to pay.",
  query: z.object({ pkg: offerSchema }),
  output: z.object({ url: z.string() }),
  errors: ["already_subscribed", "checkout_replaced", "payments_unavailable"],
});

export const getSubscriptionStatus = defineEndpoint("getSubscriptionStatus", {
  method: "GET",
  path: "/subscription/subscription-status",
  summary: "How the signed-in person's subscription stands.",
  output: subscriptionStatusSchema,
  isKept: true,
});

/**
 * Beyond the letter: what a person does with the subscription they have. Each answers how it stands afterwards, and
 * asking again changes nothing more.
 */
export const cancelSubscription = defineEndpoint("cancelSubscription", {
  method: "POST",
  path: "/subscription/cancel",
  summary: "Ends the subscription when its paid or free time is over, or at once where a payment is due.",
  output: subscriptionStatusSchema,
  errors: changeErrors,
});

export const resumeSubscription = defineEndpoint("resumeSubscription", {
  method: "POST",
  path: "/subscription/resume",
  summary: "Takes a cancellation back while the subscription still runs.",
  output: subscriptionStatusSchema,
  errors: changeErrors,
});

export const changePlan = defineEndpoint("changePlan", {
  method: "POST",
  path: "/subscription/change-plan",
  summary:
    "Changes the plan: in a trial from its end, otherwise now, with what is paid and unused taken off.",
  query: z.object({ pkg: offerSchema }),
  output: subscriptionStatusSchema,
  errors: [...changeErrors, "plan_not_changeable"],
});

/** The `url` is the payment provider's page, which leads back to `/settings/subscription`. */
export const openBillingPortal = defineEndpoint("openBillingPortal", {
  method: "POST",
  path: "/subscription/portal",
  summary: "Answers where receipts are and the card is changed.",
  output: z.object({ url: z.string() }),
  errors: changeErrors,
});

/** Called by the payment provider, which signs the body's bytes. */
export const receiveStripeEvent = defineEndpoint("receiveStripeEvent", {
  method: "POST",
  path: "/stripe/webhook",
  summary: "Takes note of an event of the payment provider; what it means is read from the provider later.",
  output: z.object({ received: z.literal(true) }),
  errors: ["wrong_signature", "route_not_found"],
});
