import type { Offer } from "@fernwell/domain/billing/offers";
import type { Subscription } from "@fernwell/domain/billing/subscription";
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

export interface ProviderSubscription extends Subscription {
  readonly subscriptionId: string;
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
  /** Where a person changes the card. */
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<string>;
  /** Every subscription that the customer has had. */
  listSubscriptions(customerId: string, patience?: Patience): Promise<ProviderSubscription[]>;
  /** Null when the message is not the provider's, or is too old to be believed. */
  readEvent(body: Buffer, signature: string): ProviderEvent | null;
}
