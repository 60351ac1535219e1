import { offers } from "@fernwell/domain/billing/offers";
import { subscriptionStatuses } from "@fernwell/domain/billing/subscription";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

const offerSchema = z.enum(offers);

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
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

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
  errors: ["alreadySubscribed", "checkoutReplaced", "paymentsUnavailable", "tooManyRequests"],
});

export const getSubscriptionStatus = defineEndpoint("getSubscriptionStatus", {
  method: "GET",
  path: "/subscription/subscription-status",
  summary: "How the signed-in person's subscription stands.",
  output: subscriptionStatusSchema,
});

/** Called by the payment provider, which signs the body's bytes. */
export const receiveStripeEvent = defineEndpoint("receiveStripeEvent", {
  method: "POST",
  path: "/stripe/webhook",
  summary: "Takes note of an event of the payment provider; what it means is read from the provider later.",
  output: z.object({ received: z.literal(true) }),
  errors: ["wrongSignature", "bodyTooLarge", "routeNotFound"],
});
