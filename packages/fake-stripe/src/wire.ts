import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  PortalSession,
  Price,
  Refund,
  State,
  StripeEvent,
  Subscription,
} from "./state.ts";

type Json = Record<string, unknown>;

/** The version of the API whose shapes these are. */
export const apiVersion = "2026-10-28.endive";

export function customerToWire(customer: Customer): Json {
  const { id, created, email, metadata } = customer;
  return { id, object: "customer", created, email, metadata, livemode: false };
}

export function priceToWire(price: Price): Json {
  return {
    id: price.id,
    object: "price",
    active: true,
    currency: price.currency,
    livemode: false,
    lookup_key: price.lookupKey,
    nickname: price.name,
    product: `prod_${price.lookupKey}`,
    recurring: { interval: price.period, interval_count: 1, usage_type: "licensed" },
    type: "recurring",
    unit_amount: price.unitAmount,
  };
}

export function sessionToWire(session: CheckoutSession, origin: string): Json {
  return {
    id: session.id,
    object: "checkout.session",
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    customer: session.customer,
    expires_at: session.expiresAt,
    livemode: false,
    mode: "subscription",
    payment_status: session.status === "complete" ? "paid" : "unpaid",
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    url: session.status === "open" ? checkoutUrl(origin, session.id) : null,
  };
}

function checkoutUrl(origin: string, sessionId: string): string {
  return `${origin}/c/pay/${sessionId}`;
}

/** Since 2025-03-31 a period belongs to an item and no longer to the subscription. */
export function subscriptionToWire(subscription: Subscription, { prices }: State): Json {
  const price = prices[subscription.price];
  return {
    id: subscription.id,
    object: "subscription",
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    created: subscription.created,
    currency: price?.currency,
    customer: subscription.customer,
    ended_at: subscription.status === "canceled" ? subscription.canceledAt : null,
    items: listToWire("/v1/subscription_items", [
      {
        id: subscription.itemId,
        object: "subscription_item",
        current_period_start: subscription.periodStart,
        current_period_end: subscription.periodEnd,
        price: price && priceToWire(price),
        quantity: 1,
        subscription: subscription.id,
      },
    ]),
    livemode: false,
    metadata: {},
    pause_collection: subscription.isCollectionPaused ? { behavior: "void", resumes_at: null } : null,
    start_date: subscription.created,
    status: subscription.status,
    trial_end: subscription.trialEnd,
    trial_start: subscription.trialStart,
  };
}

export function invoiceToWire(
  subscription: Subscription,
  { id, isPaid, amount, at }: { id: string; isPaid: boolean; amount: number; at: number },
): Json {
  return {
    id,
    object: "invoice",
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    created: at,
    customer: subscription.customer,
    livemode: false,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: {} },
    },
    status: isPaid ? "paid" : "open",
  };
}

export function chargeToWire(charge: Charge, { refunds, disputes }: State): Json {
  const refunded = Object.values(refunds)
    .filter((refund) => refund.charge === charge.id)
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: charge.id,
    object: "charge",
    amount: charge.amount,
    amount_captured: charge.amount,
    amount_refunded: refunded,
    captured: true,
    created: charge.created,
    currency: charge.currency,
    customer: charge.customer,
    disputed: Object.values(disputes).some((dispute) => dispute.charge === charge.id),
    livemode: false,
    metadata: {},
    paid: true,
    refunded: refunded >= charge.amount,
    status: "succeeded",
  };
}

export function refundToWire({ id, created, charge, amount }: Refund, { charges }: State): Json {
  return {
    id,
    object: "refund",
    amount,
    charge,
    created,
    currency: charges[charge]?.currency,
    customer: charges[charge]?.customer ?? null,
    metadata: {},
    reason: null,
    status: "succeeded",
  };
}

/** A dispute names its charge, and not the customer. */
export function disputeToWire({ id, created, charge, amount, status }: Dispute, { charges }: State): Json {
  return {
    id,
    object: "dispute",
    amount,
    charge,
    created,
    currency: charges[charge]?.currency,
    livemode: false,
    metadata: {},
    reason: "general",
    status,
  };
}

export function portalSessionToWire({ id, customer, returnUrl }: PortalSession, origin: string): Json {
  return {
    id,
    object: "billing_portal.session",
    customer,
    livemode: false,
    return_url: returnUrl,
    url: `${origin}/p/session/${id}`,
  };
}

export function eventToWire({ id, type, created, object }: StripeEvent): Json {
  return {
    id,
    object: "event",
    api_version: apiVersion,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

export function listToWire(url: string, data: readonly Json[]): Json {
  return { object: "list", data, has_more: false, url };
}
