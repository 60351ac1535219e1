import { escapeHtml } from "@fernwell/domain/escape-html";
import type { CheckoutSession, Price } from "../state.ts";
import { cardField, page } from "./layout.ts";
import { formatPrice } from "./price-text.ts";

interface CheckoutPage {
  readonly session: CheckoutSession;
  readonly price: Price;
  readonly email: string;
  readonly problem: string | null;
}

export function checkoutPage({ session, price, email, problem }: CheckoutPage): string {
  const today = session.trialDays === null ? formatPrice(price) : "Nothing";
  const terms =
    session.trialDays === null
      ? formatPrice(price)
      : `${session.trialDays} days free, then ${formatPrice(price)}`;
  return page(
    `Subscribe to ${price.name}`,
    `<dl>
<dt>Price</dt><dd>${escapeHtml(terms)}</dd>
<dt>Due today</dt><dd>${escapeHtml(today)}</dd>
<dt>Email</dt><dd>${escapeHtml(email)}</dd>
</dl>
<form method="post" novalidate>
${cardField(problem)}
<button>Pay</button>
</form>
<a href="${escapeHtml(session.cancelUrl)}">Cancel</a>`,
  );
}

export function closedCheckoutPage(): string {
  return page("This page is no longer open", "<p>The checkout has been finished or has expired.</p>");
}
