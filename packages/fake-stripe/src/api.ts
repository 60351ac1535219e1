import { invalidRequest, noSuch } from "./api-error.ts";
import { parameters, readParameters } from "./api-parameters.ts";
import { daySeconds } from "./clock.ts";
import type { FormValue } from "./form-body.ts";
import { newId } from "./new-id.ts";
import type { CheckoutSession, Customer, State } from "./state.ts";
import type { Emit, SubscriptionLife } from "./subscription-life.ts";
import * as wire from "./wire.ts";

type Given = Record<string, FormValue>;

interface Operation {
  readonly method: "GET" | "POST" | "DELETE";
  /** Below `/v1`, with `*` for an id. */
  readonly path: string;
  readonly run: (given: Given, id: string) => unknown;
}

export interface ApiContext {
  readonly state: State;
  readonly life: SubscriptionLife;
  readonly emit: Emit;
  readonly now: () => number;
  readonly origin: () => string;
}

/** The part of Stripe's API that the product uses. */
export function listOperations({ state, life, emit, now, origin }: ApiContext): Operation[] {
  const requireCustomer = (id: string) => require(state.customers, "customer", id);
  const requireSession = (id: string) => require(state.sessions, "checkout.session", id);
  const requireSubscription = (id: string) => require(state.subscriptions, "subscription", id);
  const sessionWire = (session: CheckoutSession) => wire.sessionToWire(session, origin());

  return [
    {
      method: "POST",
      path: "/customers",
      run(given) {
        const { email = null, metadata = {} } = readParameters(parameters.customer, given);
        const customer: Customer = { id: newId("cus"), created: now(), email, metadata, card: null };
        state.customers[customer.id] = customer;
        emit("customer.created", wire.customerToWire(customer), now());
        return wire.customerToWire(customer);
      },
    },
    { method: "GET", path: "/customers/*", run: (_, id) => wire.customerToWire(requireCustomer(id)) },
    {
      method: "POST",
      path: "/customers/*",
      run(given, id) {
        const customer = Object.assign(requireCustomer(id), readParameters(parameters.customer, given));
        return wire.customerToWire(customer);
      },
    },
    {
      method: "DELETE",
      path: "/customers/*",
      run(_, id) {
        const customer = requireCustomer(id);
        for (const subscription of Object.values(state.subscriptions)) {
          if (subscription.customer === id && subscription.status !== "canceled")
            life.cancel(subscription, now());
        }
        delete state.customers[id];
        emit("customer.deleted", wire.customerToWire(customer), now());
        return { id, object: "customer", deleted: true };
      },
    },
    {
      method: "GET",
      path: "/prices",
      run(given) {
        const { lookup_keys: keys } = readParameters(parameters.listPrices, given);
        const found = Object.values(state.prices).filter((price) => !keys || keys.includes(price.lookupKey));
        return wire.listToWire("/v1/prices", found.map(wire.priceToWire));
      },
    },
    {
      method: "POST",
      path: "/checkout/sessions",
      run(given) {
        const input = readParameters(parameters.createSession, given);
        const session: CheckoutSession = {
          id: newId("cs_test"),
          created: now(),
          expiresAt: now() + daySeconds,
          customer: refer(state.customers, "customer", input.customer).id,
          price: refer(state.prices, "price", input.line_items[0]?.price ?? "").id,
          trialDays: input.subscription_data?.trial_period_days ?? null,
          successUrl: input.success_url,
          cancelUrl: input.cancel_url,
          clientReferenceId: input.client_reference_id ?? null,
          status: "open",
          subscription: null,
        };
        state.sessions[session.id] = session;
        return sessionWire(session);
      },
    },
    { method: "GET", path: "/checkout/sessions/*", run: (_, id) => sessionWire(requireSession(id)) },
    {
      method: "POST",
      path: "/checkout/sessions/*/expire",
      run(_, id) {
        const session = requireSession(id);
        if (session.status !== "open")
          throw invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.');
        session.status = "expired";
        emit("checkout.session.expired", sessionWire(session), now());
        return sessionWire(session);
      },
    },
    {
      method: "GET",
      path: "/subscriptions",
      run(given) {
        const { customer, status } = readParameters(parameters.listSubscriptions, given);
        if (customer !== undefined) refer(state.customers, "customer", customer);
        const found = Object.values(state.subscriptions).filter(
          (each) =>
            (customer === undefined || each.customer === customer) &&
            (status === "all" ||
              (status === undefined ? each.status !== "canceled" : each.status === status)),
        );
        const newestFirst = found.reverse().map((each) => wire.subscriptionToWire(each, state));
        return wire.listToWire("/v1/subscriptions", newestFirst);
      },
    },
    {
      method: "GET",
      path: "/subscriptions/*",
      run: (_, id) => wire.subscriptionToWire(requireSubscription(id), state),
    },
    {
      method: "POST",
      path: "/subscriptions/*",
      run(given, id) {
        const subscription = requireSubscription(id);
        const input = readParameters(parameters.updateSubscription, given);
        if (subscription.status === "canceled")
          throw invalidRequest(
            "A canceled subscription can only update its cancellation_details and metadata.",
          );
        const { cancel_at_period_end: ends, pause_collection: pause, items, trial_end: trialEnd } = input;
        const price = items?.[0] && refer(state.prices, "price", items[0].price);
        const isTrialKept = subscription.status === "trialing" && trialEnd === subscription.trialEnd;
        if (ends !== undefined) life.change(subscription, { cancelAtPeriodEnd: ends }, now());
        if (pause !== undefined) life.change(subscription, { isCollectionPaused: pause !== "" }, now());
        if (price) life.changePrice(subscription, { price, isTrialKept }, now());
        return wire.subscriptionToWire(subscription, state);
      },
    },
    {
      method: "DELETE",
      path: "/subscriptions/*",
      run(_, id) {
        const subscription = requireSubscription(id);
        if (subscription.status === "canceled") throw noSuch("subscription", id, 404);
        life.cancel(subscription, now());
        return wire.subscriptionToWire(subscription, state);
      },
    },
    {
      method: "GET",
      path: "/charges",
      run(given) {
        const { customer } = readParameters(parameters.listCharges, given);
        refer(state.customers, "customer", customer);
        const found = Object.values(state.charges).filter((charge) => charge.customer === customer);
        const newestFirst = found.reverse().map((charge) => wire.chargeToWire(charge, state));
        return wire.listToWire("/v1/charges", newestFirst);
      },
    },
    {
      method: "GET",
      path: "/charges/*",
      run: (_, id) => wire.chargeToWire(require(state.charges, "charge", id), state),
    },
    {
      method: "GET",
      path: "/refunds",
      run(given) {
        const { charge } = readParameters(parameters.listReturns, given);
        const found = Object.values(state.refunds).filter((refund) => refund.charge === charge);
        return wire.listToWire(
          "/v1/refunds",
          found.reverse().map((refund) => wire.refundToWire(refund, state)),
        );
      },
    },
    {
      method: "GET",
      path: "/disputes",
      run(given) {
        const { charge } = readParameters(parameters.listReturns, given);
        const found = Object.values(state.disputes).filter((dispute) => dispute.charge === charge);
        return wire.listToWire(
          "/v1/disputes",
          found.reverse().map((dispute) => wire.disputeToWire(dispute, state)),
        );
      },
    },
    {
      method: "POST",
      path: "/billing_portal/sessions",
      run(given) {
        const input = readParameters(parameters.createPortalSession, given);
        const session = {
          id: newId("bps"),
          customer: refer(state.customers, "customer", input.customer).id,
          returnUrl: input.return_url,
        };
        state.portalSessions[session.id] = session;
        return wire.portalSessionToWire(session, origin());
      },
    },
  ];
}

/** What the address names is missing with 404, what a parameter names with 400. */
function require<Kept>(kept: Record<string, Kept>, what: string, id: string, status = 404): Kept {
  const found = kept[id];
  if (!found) throw noSuch(what, id, status);
  return found;
}

function refer<Kept>(kept: Record<string, Kept>, what: string, id: string): Kept {
  return require(kept, what, id, 400);
}
