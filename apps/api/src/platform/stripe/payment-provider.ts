import type { Offer } from "@fernwell/domain/billing/offers";
import { offers, prices } from "@fernwell/domain/billing/offers";
import type { PaymentProvider } from "./payment-provider.types.ts";
import { createStripeClient } from "./stripe-client.ts";
import { StripeNotFound, StripeRejection } from "./stripe-errors.ts";
import * as schemas from "./stripe-schemas.ts";

export interface PaymentProviderOptions {
  readonly secretKey: string;
  /** A webhook counts if it is signed with one of them. */
  readonly webhookSecrets: readonly string[];
  readonly apiUrl: URL | null;
}

const signatureLifeSeconds = 300;
const priceLifeMs = 10 * 60_000;
const pageOrigins = ["https://checkout.stripe.com", "https://billing.stripe.com"];

export function createPaymentProvider(options: PaymentProviderOptions): PaymentProvider {
  const { secretKey, webhookSecrets, apiUrl } = options;
  const { request, webhooks } = createStripeClient(options);
  const isLive = /^[rs]k_live_/.test(secretKey);
  let known: { readonly ids: Record<Offer, string>; readonly until: number } | null = null;

  async function getPriceId(offer: Offer): Promise<string> {
    if (known === null || known.until < performance.now()) {
      const lookupKeys = offers.map((each) => prices[each].lookupKey);
      const response = schemas.pricesSchema.parse(
        await request("prices.list", (stripe, settings) =>
          stripe.prices.list({ lookup_keys: lookupKeys, active: true }, settings),
        ),
      );
      const ids = {
        Annual: schemas.findPriceId(response, "Annual"),
        Monthly: schemas.findPriceId(response, "Monthly"),
      };
      known = { ids, until: performance.now() + priceLifeMs };
    }
    return known.ids[offer];
  }

  /** People are only ever sent to pages of the payment provider. */
  function requirePage(url: string | null): string {
    const allowed = apiUrl === null ? pageOrigins : [apiUrl.origin];
    if (url === null || !allowed.includes(new URL(url).origin))
      throw new Error("the payment provider returned a URL that is not its own");
    return url;
  }

  /** Null if none of our secrets made the signature, or too long ago. */
  function findSignedEvent(body: Buffer, signature: string): unknown {
    for (const secret of webhookSecrets) {
      try {
        return webhooks.constructEvent(body, signature, secret, signatureLifeSeconds);
      } catch {
        // The next secret may be the right one.
      }
    }
    return null;
  }

  return {
    async createCustomer({ key, email, userId }) {
      const response = await request("customers.create", (stripe, settings) =>
        stripe.customers.create(
          { email, metadata: { user_id: userId } },
          { ...settings, idempotencyKey: `customer-${key}` },
        ),
      );
      return schemas.customerSchema.parse(response).id;
    },
    async setEmail(customerId, email) {
      await request("customers.update", (stripe, settings) =>
        stripe.customers.update(customerId, { email }, settings),
      ).catch(acceptMissing);
    },
    async openCheckout({ key, customerId, offer, trialDays, doneUrl, cancelUrl }) {
      const price = await getPriceId(offer);
      const response = await request("checkout.sessions.create", (stripe, settings) =>
        stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer: customerId,
            line_items: [{ price, quantity: 1 }],
            ...(trialDays !== null && { subscription_data: { trial_period_days: trialDays } }),
            success_url: doneUrl,
            cancel_url: cancelUrl,
          },
          { ...settings, idempotencyKey: `checkout-${key}` },
        ),
      );
      const { id, url } = schemas.sessionSchema.parse(response);
      return { sessionId: id, url: requirePage(url) };
    },
    async closeCheckout(sessionId) {
      const response = await request("checkout.sessions.expire", (stripe, settings) =>
        stripe.checkout.sessions.expire(sessionId, {}, settings),
      ).catch((error: unknown) => {
        // Only an open checkout can be expired.
        if (!(error instanceof StripeRejection)) throw error;
        return request("checkout.sessions.retrieve", (stripe, settings) =>
          stripe.checkout.sessions.retrieve(sessionId, {}, settings),
        );
      });
      return schemas.sessionSchema.parse(response).status === "complete" ? "paid" : "closed";
    },
    async openPortal({ customerId, returnUrl }) {
      const response = await request("billingPortal.sessions.create", (stripe, settings) =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }, settings),
      );
      return requirePage(schemas.portalSchema.parse(response).url);
    },
    async listSubscriptions(customerId, timeLimit) {
      const response = await request(
        "subscriptions.list",
        (stripe, settings) =>
          stripe.subscriptions.list({ customer: customerId, status: "all", limit: 100 }, settings),
        timeLimit,
      );
      return schemas.subscriptionsSchema.parse(response).data.map(schemas.toSubscription);
    },
    async listPayments(customerId, timeLimit) {
      const list = <Found>(name: string, call: Parameters<typeof request<Found>>[1]) =>
        request(name, call, timeLimit);
      const charges = schemas.chargesSchema.parse(
        await list("charges.list", (stripe, settings) =>
          stripe.charges.list({ customer: customerId, limit: 100 }, settings),
        ),
      );
      const payments = charges.data.filter(({ status }) => status === "succeeded");
      return Promise.all(
        payments.map(async (charge) => {
          const about = { charge: charge.id, limit: 100 };
          const refunds =
            charge.amount_refunded > 0
              ? await list("refunds.list", (stripe, settings) => stripe.refunds.list(about, settings))
              : none;
          const disputes = charge.disputed
            ? await list("disputes.list", (stripe, settings) => stripe.disputes.list(about, settings))
            : none;
          return schemas.toPayment(
            charge,
            schemas.refundsSchema.parse(refunds),
            schemas.disputesSchema.parse(disputes),
          );
        }),
      );
    },
    async findCustomerOfCharge(chargeId) {
      const response = await request("charges.retrieve", (stripe, settings) =>
        stripe.charges.retrieve(chargeId, {}, settings),
      ).catch(acceptMissing);
      return response ? (schemas.chargeOwnerSchema.parse(response).customer ?? null) : null;
    },
    async setCollectionPaused(subscriptionId, isPaused) {
      await request("subscriptions.update", (stripe, settings) =>
        stripe.subscriptions.update(
          subscriptionId,
          { pause_collection: isPaused ? { behavior: "void" } : "" },
          settings,
        ),
      );
    },
    async setEndsAtPeriodEnd(subscriptionId, endsAtPeriodEnd) {
      await request("subscriptions.update", (stripe, settings) =>
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: endsAtPeriodEnd }, settings),
      );
    },
    async endSubscription(subscriptionId) {
      await request("subscriptions.cancel", (stripe, settings) =>
        stripe.subscriptions.cancel(subscriptionId, {}, settings),
      ).catch(acceptMissing);
    },
    async changeOffer(subscriptionId, offer) {
      const price = await getPriceId(offer);
      const response = schemas.itemsSchema.parse(
        await request("subscriptions.retrieve", (stripe, settings) =>
          stripe.subscriptions.retrieve(subscriptionId, {}, settings),
        ),
      );
      const [item] = response.items.data;
      const trialEnd = response.status === "trialing" ? response.trial_end : null;
      await request("subscriptions.update", (stripe, settings) =>
        stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: item.id, price }],
            proration_behavior: "create_prorations",
            // Otherwise a new period would begin and be charged now.
            ...(trialEnd !== null && { trial_end: trialEnd }),
          },
          settings,
        ),
      );
    },
    async deleteCustomer(customerId) {
      await request("customers.del", (stripe, settings) =>
        stripe.customers.del(customerId, {}, settings),
      ).catch(acceptMissing);
    },
    readEvent(body, signature) {
      const parsed = schemas.eventSchema.safeParse(findSignedEvent(body, signature));
      return parsed.success ? schemas.toEvent(parsed.data, isLive) : null;
    },
  };
}

const none = { data: [] };

function acceptMissing(error: unknown): void {
  if (!(error instanceof StripeNotFound)) throw error;
}
