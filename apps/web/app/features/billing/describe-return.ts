import type { ReturnedPayment, SubscriptionStatus } from "@fernwell/contract/billing";
import { formatLongDate } from "#app/lib/format-date.ts";

/** What became of a payment that was refunded or disputed, in a sentence or two. Null if there is none. */
export function describeReturn({ returned_payment: payment }: SubscriptionStatus): string | null {
  return payment ? describePayment(payment) : null;
}

function describePayment(payment: ReturnedPayment): string {
  const { amount_cents, refunded_cents, refunded_at, currency, dispute, disputed_at } = payment;
  const amount = formatAmount(amount_cents, currency);
  const on = (time: string | null) => (time === null ? "" : ` on ${formatLongDate(new Date(time))}`);

  if (dispute === "open")
    return `Your payment of ${amount} was disputed${on(disputed_at)}. Until your bank has decided, your subscription is paused and nothing is charged.`;
  if (dispute === "lost")
    return `Your payment of ${amount} was disputed${on(disputed_at)} and given back to you, so your subscription has ended.`;
  if (refunded_cents >= amount_cents) return `Your payment of ${amount} was refunded${on(refunded_at)}.`;
  if (refunded_cents > 0)
    return `${formatAmount(refunded_cents, currency)} of your payment of ${amount} was refunded${on(refunded_at)}.`;
  return `The dispute about your payment of ${amount} is settled, and your subscription continues.`;
}

/** As in "$36 USD" or "$12.50 USD", like the prices. */
function formatAmount(cents: number, currency: string): string {
  const amount = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  return currency === "USD" ? `$${amount} USD` : `${amount} ${currency}`;
}
