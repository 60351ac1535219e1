import type { Offer } from "@fernwell/domain/billing/offers";
import { offers, prices } from "@fernwell/domain/billing/offers";
import type { PaymentProvider } from "./payment-provider.types.ts";
import * as answers from "./stripe-answers.ts";
import { createStripeClient } from "./stripe-client.ts";
import { StripeMissing, StripeRefusal } from "./stripe-errors.ts";

export interface PaymentProviderOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: URL | null;
}

const signatureLifeSeconds = 300;
const priceLifeMs = 10 * 60_000;
const pageOrigins = ["https://checkout.stripe.com", "https://billing.stripe.com"];

export function createPaymentProvider(options: PaymentProviderOptions): PaymentProvider {
  const { secretKey, webhookSecret, apiUrl } = options;
  const { ask, webhooks } = createStripeClient(options);
  const isLive = /^[rs]k_live_/.test(secretKey);
  let known: { readonly ids: Record<Offer, string>; readonly until: number } | null = null;

  async function getPriceId(offer: Offer): Promise<string> {
    if (known === null || known.until < performance.now()) {
      const lookupKeys = offers.map((each) => prices[each].lookupKey);
      const answer = answers.pricesAnswer.parse(
        await ask((stripe, how) => stripe.prices.list({ lookup_keys: lookupKeys, active: true }, how)),
      );
      const ids = {
        Annual: answers.findPriceId(answer, "Annual"),
        Monthly: answers.findPriceId(answer, "Monthly"),
      };
      known = { ids, until: performance.now() + priceLifeMs };
    }
    return known.ids[offer];
  }

  /** People are sent to the provider's own pages and nowhere else. */
  function requirePage(url: string | null): string {
    const allowed = apiUrl === null ? pageOrigins : [apiUrl.origin];
    if (url === null || !allowed.includes(new URL(url).origin))
      throw new Error("the payment provider answered an address that is not its own");
    return url;
  }

  return {
    async createCustomer({ key, email, userId }) {
      const answer = await ask((stripe, how) =>
        stripe.customers.create(
          { email, metadata: { user_id: userId } },
          { ...how, idempotencyKey: `customer-${key}` },
        ),
      );
      return answers.customerAnswer.parse(answer).id;
    },
    async openCheckout({ key, customerId, offer, trialDays, doneUrl, cancelUrl }) {
      const price = await getPriceId(offer);
      const answer = await ask((stripe, how) =>
        stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer: customerId,
            line_items: [{ price, quantity: 1 }],
            ...(trialDays !== null && { subscription_data: { trial_period_days: trialDays } }),
            success_url: doneUrl,
            cancel_url: cancelUrl,
          },
          { ...how, idempotencyKey: `checkout-${key}` },
        ),
      );
      const { id, url } = answers.sessionAnswer.parse(answer);
      return { sessionId: id, url: requirePage(url) };
    },
    async closeCheckout(sessionId) {
      const answer = await ask((stripe, how) => stripe.checkout.sessions.expire(sessionId, {}, how)).catch(
        (error: unknown) => {
          // One that is not open any more cannot be closed.
          if (!(error instanceof StripeRefusal)) throw error;
          return ask((stripe, how) => stripe.checkout.sessions.retrieve(sessionId, {}, how));
        },
      );
      return answers.sessionAnswer.parse(answer).status === "complete" ? "paid" : "closed";
    },
    async openPortal({ customerId, returnUrl }) {
      const answer = await ask((stripe, how) =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }, how),
      );
      return requirePage(answers.portalAnswer.parse(answer).url);
    },
    async listSubscriptions(customerId, patience) {
      const answer = await ask(
        (stripe, how) => stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 }, how),
        patience,
      );
      return answers.subscriptionsAnswer.parse(answer).data.map(answers.readSubscription);
    },
    async setEndsAtPeriodEnd(subscriptionId, endsAtPeriodEnd) {
      await ask((stripe, how) =>
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: endsAtPeriodEnd }, how),
      );
    },
    async endSubscription(subscriptionId) {
      await ask((stripe, how) => stripe.subscriptions.cancel(subscriptionId, {}, how)).catch(acceptMissing);
    },
    async changeOffer(subscriptionId, offer) {
      const price = await getPriceId(offer);
      const answer = answers.itemsAnswer.parse(
        await ask((stripe, how) => stripe.subscriptions.retrieve(subscriptionId, {}, how)),
      );
      const [item] = answer.items.data;
      const trialEnd = answer.status === "trialing" ? answer.trial_end : null;
      await ask((stripe, how) =>
        stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: item.id, price }],
            proration_behavior: "create_prorations",
            // Another period would otherwise begin now, and with it the charge.
            ...(trialEnd !== null && { trial_end: trialEnd }),
          },
          how,
        ),
      );
    },
    async deleteCustomer(customerId) {
      await ask((stripe, how) => stripe.customers.del(customerId, {}, how)).catch(acceptMissing);
    },
    readEvent(body, signature) {
      try {
        const event = webhooks.constructEvent(body, signature, webhookSecret, signatureLifeSeconds);
        const answer = answers.eventAnswer.safeParse(event);
        return answer.success ? answers.readEvent(answer.data, isLive) : null;
      } catch {
        return null;
      }
    },
  };
}

function acceptMissing(error: unknown): void {
  if (!(error instanceof StripeMissing)) throw error;
}
