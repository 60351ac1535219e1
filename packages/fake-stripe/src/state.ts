import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { prices as offered } from "@fernwell/domain/billing/offers";

/** Only what the pages show and the clock needs is kept of a card, never its number. */
export interface Card {
  readonly last4: string;
  /** Whether a charge goes through; such a card is accepted either way. */
  readonly isGood: boolean;
}

export interface Customer {
  readonly id: string;
  readonly created: number;
  email: string | null;
  metadata: Record<string, string>;
  card: Card | null;
}

export interface Price {
  readonly id: string;
  readonly lookupKey: string;
  readonly name: string;
  readonly unitAmount: number;
  readonly currency: string;
  readonly period: "year" | "month";
}

export interface CheckoutSession {
  readonly id: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly customer: string;
  readonly price: string;
  readonly trialDays: number | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly clientReferenceId: string | null;
  status: "open" | "complete" | "expired";
  subscription: string | null;
}

export interface Subscription {
  readonly id: string;
  readonly itemId: string;
  readonly created: number;
  readonly customer: string;
  readonly trialStart: number | null;
  readonly trialEnd: number | null;
  price: string;
  status: "trialing" | "active" | "past_due" | "canceled";
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  isNoticeGiven: boolean;
  failedCharges: number;
  nextChargeAt: number | null;
  /** Goes on, but nothing is charged. */
  isCollectionPaused: boolean;
}

/** A charge that went through. */
export interface Charge {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly amount: number;
  readonly currency: string;
}

export interface Refund {
  readonly id: string;
  readonly created: number;
  readonly charge: string;
  readonly amount: number;
}

export interface Dispute {
  readonly id: string;
  readonly created: number;
  readonly charge: string;
  readonly amount: number;
  status: string;
}

export interface PortalSession {
  readonly id: string;
  readonly customer: string;
  readonly returnUrl: string;
}

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly object: Readonly<Record<string, unknown>>;
}

export interface State {
  secondsAhead: number;
  readonly customers: Record<string, Customer>;
  readonly prices: Record<string, Price>;
  readonly sessions: Record<string, CheckoutSession>;
  readonly subscriptions: Record<string, Subscription>;
  readonly charges: Record<string, Charge>;
  readonly refunds: Record<string, Refund>;
  readonly disputes: Record<string, Dispute>;
  readonly portalSessions: Record<string, PortalSession>;
  readonly events: StripeEvent[];
}

/** In memory, or in a file so that a restart in development does not forget who has paid. */
export function openState(file: string | undefined): { state: State; save(): void } {
  const state: State =
    file !== undefined && existsSync(file)
      ? { ...startingState(), ...JSON.parse(readFileSync(file, "utf8")) }
      : startingState();
  return {
    state,
    save() {
      if (file !== undefined) writeFileSync(file, JSON.stringify(state));
    },
  };
}

function startingState(): State {
  const prices = Object.entries(offered).map(
    ([name, { amount, currency, period, lookupKey }]): Price => ({
      id: `price_${lookupKey}`,
      lookupKey,
      name: `Fernwell ${name}`,
      unitAmount: amount * 100,
      currency: currency.toLowerCase(),
      period,
    }),
  );
  return {
    secondsAhead: 0,
    customers: {},
    prices: Object.fromEntries(prices.map((price) => [price.id, price])),
    sessions: {},
    subscriptions: {},
    charges: {},
    refunds: {},
    disputes: {},
    portalSessions: {},
    events: [],
  };
}
