import type { Offer } from "@fernwell/domain/billing/offers";
import type { KnownSubscription } from "@fernwell/domain/billing/subscription";
import type { TimeLimit } from "./stripe-client.ts";

export interface CheckoutOrder {
  /** Idempotency key: a retry with the same order opens no second checkout. */
  readonly key: string;
  readonly customerId: string;
  readonly offer: Offer;
  readonly trialDays: number | null;
  readonly doneUrl: string;
  readonly cancelUrl: string;
}

export interface OpenedCheckout {
  readonly sessionId: string;
  readonly url: string;
}

export interface ProviderSubscription extends KnownSubscription {
  readonly createdAt: Date;
  readonly hasTrial: boolean;
  /** It goes on, but nothing is charged. */
  readonly isCollectionPaused: boolean;
}

/** A charge that went through, and what became of it. */
export interface ProviderPayment {
  readonly paidAt: Date;
  readonly amountCents: number;
  readonly currency: string;
  readonly refundedCents: number;
  readonly refundedAt: Date | null;
  /** An inquiry of the bank is none. */
  readonly dispute: { readonly state: "open" | "won" | "lost"; readonly openedAt: Date } | null;
}

/** The stored part of an event: what happened, and to which customer. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  /** An event about a dispute names no customer, but the charge. */
  readonly chargeId: string | null;
  readonly occurredAt: Date;
  /** From this account, in the same mode (live or test). */
  readonly isOurs: boolean;
}

/** The payment provider, as the product uses it. */
export interface PaymentProvider {
  createCustomer(customer: { key: string; email: string; userId: string }): Promise<string>;
  /** Does nothing if the customer is deleted. */
  setEmail(customerId: string, email: string): Promise<void>;
  openCheckout(order: CheckoutOrder): Promise<OpenedCheckout>;
  /** Closes a checkout for good. Returns whether it had been paid. */
  closeCheckout(sessionId: string): Promise<"closed" | "paid">;
  /** Returns the URL of the page with the customer's receipts and card. */
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<string>;
  /** All subscriptions of the customer, including ended ones. */
  listSubscriptions(customerId: string, timeLimit?: TimeLimit): Promise<ProviderSubscription[]>;
  /** The customer's payments, the latest first. */
  listPayments(customerId: string, timeLimit?: TimeLimit): Promise<ProviderPayment[]>;
  /** Null if there is no such charge, or it has no customer. */
  findCustomerOfCharge(chargeId: string): Promise<string | null>;
  /** While paused, the subscription goes on and nothing is charged. */
  setCollectionPaused(subscriptionId: string, isPaused: boolean): Promise<void>;
  /** Cancels at the end of the period, or takes that back. */
  setEndsAtPeriodEnd(subscriptionId: string, endsAtPeriodEnd: boolean): Promise<void>;
  /** Ends a subscription now. Does nothing if it has already ended. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Changes the price: after the trial if there is one, else now, with a credit for unused time. */
  changeOffer(subscriptionId: string, offer: Offer): Promise<void>;
  /** Deletes the customer and ends their subscriptions now. Does nothing if they are already deleted. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Null if the signature is wrong or too old. */
  readEvent(body: Buffer, signature: string): ProviderEvent | null;
}
