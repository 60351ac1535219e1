import type { Offer } from "@fernwell/domain/billing/offers";
import type { KnownSubscription } from "@fernwell/domain/billing/subscription";
import type { Patience } from "./stripe-client.ts";

export interface CheckoutOrder {
  /** Asking again with the same key and order opens nothing new. */
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
}

/** What is kept of an event: that something happened, and to whom. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly occurredAt: Date;
  /** Of this account, and real money where ours is real. */
  readonly isOurs: boolean;
}

/** What the product asks of whoever takes payments for it. */
export interface PaymentProvider {
  createCustomer(customer: { key: string; email: string; userId: string }): Promise<string>;
  openCheckout(order: CheckoutOrder): Promise<OpenedCheckout>;
  /** Makes sure that nobody can pay there any more, and answers whether somebody has. */
  closeCheckout(sessionId: string): Promise<"closed" | "paid">;
  /** Where a person finds receipts and changes the card. */
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<string>;
  /** Every subscription that the customer has had. */
  listSubscriptions(customerId: string, patience?: Patience): Promise<ProviderSubscription[]>;
  /** Whether the subscription ends when the time that is paid for or free is over, or goes on. */
  setEndsAtPeriodEnd(subscriptionId: string, endsAtPeriodEnd: boolean): Promise<void>;
  /** Ends a subscription at once; one that is over already counts as ended. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Changes what is charged: after a trial that goes on, or now, less what has been paid and not been used. */
  changeOffer(subscriptionId: string, offer: Offer): Promise<void>;
  /** Deletes the customer, which ends every subscription at once; one that is gone already counts as deleted. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Null when the message is not the provider's, or is too old to be believed. */
  readEvent(body: Buffer, signature: string): ProviderEvent | null;
}
