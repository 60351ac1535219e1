import { escapeHtml } from "@fernwell/domain/escape-html";
import type { Card, Price, Subscription } from "../state.ts";
import { cardField, page } from "./layout.ts";
import { dayText, formatPrice } from "./price-text.ts";

interface PortalPage {
  readonly subscription: Subscription | undefined;
  readonly price: Price | undefined;
  readonly card: Card | null;
  readonly returnUrl: string;
  readonly problem: string | null;
}

export function portalPage({ subscription, price, card, returnUrl, problem }: PortalPage): string {
  const about =
    subscription && price
      ? `<dl>
<dt>Plan</dt><dd>${escapeHtml(`${price.name}, ${formatPrice(price)}`)}</dd>
<dt>Status</dt><dd>${escapeHtml(subscription.status)}</dd>
<dt>${subscription.cancelAtPeriodEnd ? "Ends" : "Renews"}</dt><dd>${dayText(subscription.periodEnd)}</dd>
</dl>
<form method="post"><input type="hidden" name="act" value="${subscription.cancelAtPeriodEnd ? "resume" : "cancel"}">
<button class="quiet">${subscription.cancelAtPeriodEnd ? "Keep the subscription" : "Cancel the subscription"}</button>
</form>`
      : "<p>There is no subscription.</p>";
  return page(
    "Your subscription",
    `${about}
<h2>Card</h2>
<p>${card ? `Ends in ${escapeHtml(card.last4)}.` : "None."}</p>
<form method="post" novalidate><input type="hidden" name="act" value="card">
${cardField(problem)}
<button>Save the card</button>
</form>
<a href="${escapeHtml(returnUrl)}">Go back</a>`,
  );
}
