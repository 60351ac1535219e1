import { escapeHtml } from "@fernwell/domain/escape-html";
import type { State } from "../state.ts";
import { page } from "./layout.ts";
import { dayText } from "./price-text.ts";

/** What a developer needs at hand: who has subscribed, and the clock. */
export function overviewPage({ customers, subscriptions, prices }: State, now: number): string {
  const rows = Object.values(subscriptions).map(
    ({ customer, price, status, periodEnd }) =>
      `<tr>${[
        customers[customer]?.email ?? customer,
        prices[price]?.name ?? price,
        status,
        dayText(periodEnd),
      ]
        .map((cell) => `<td>${escapeHtml(cell)}</td>`)
        .join("")}</tr>`,
  );
  return page(
    "Stand-in for Stripe",
    `<p>Today is ${dayText(now)} here.</p>
<form method="post" action="/_control/advance"><label for="days">Days to let pass</label>
<input id="days" name="days" type="number" min="1" max="400" value="1" required>
<button>Let them pass</button>
</form>
<h2>Subscriptions</h2>
${
  rows.length === 0
    ? "<p>None yet.</p>"
    : `<table><thead><tr><th scope="col">Customer</th><th scope="col">Plan</th><th scope="col">Status</th><th scope="col">Until</th></tr></thead>
<tbody>${rows.join("")}</tbody></table>`
}`,
  );
}
