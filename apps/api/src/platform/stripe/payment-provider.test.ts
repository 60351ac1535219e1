import { createHmac } from "node:crypto";
import { testCards } from "@fernwell/fake-stripe/cards";
import { type FakeStripe, startFakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPaymentProvider } from "./payment-provider.ts";
import type { CheckoutOrder, PaymentProvider } from "./payment-provider.types.ts";
import { IdempotencyConflict } from "./stripe-errors.ts";

let stripe: FakeStripe;
let provider: PaymentProvider;
beforeAll(async () => {
  stripe = await startFakeStripe();
  provider = providerAt(new URL(stripe.url));
});
afterAll(() => stripe.close());

function providerAt(apiUrl: URL): PaymentProvider {
  const { secretKey, webhookSecret } = stripe;
  return createPaymentProvider({ secretKey, webhookSecrets: [webhookSecret], apiUrl });
}

async function anOrder(key: string): Promise<CheckoutOrder> {
  const customerId = await provider.createCustomer({ key, email: "ada@people.example", userId: key });
  return {
    key,
    customerId,
    offer: "Annual",
    trialDays: 14,
    doneUrl: "http://127.0.0.1:5173/subscription?checkout=done",
    cancelUrl: "http://127.0.0.1:5173/subscription",
  };
}

describe("the payment provider", () => {
  it("is called with a pinned API version and without telemetry", async () => {
    await anOrder("version");
    await anOrder("version-again");
    const { headers } = stripe.calls.at(-1) ?? {};
    expect(headers).toMatchObject({ "stripe-version": "2026-10-28.endive" });
    expect(Object.keys(headers ?? {})).not.toContain("x-stripe-client-telemetry");
    expect(String(headers?.["x-stripe-client-user-agent"])).not.toMatch(/telemetry_id|platform/);
  });

  it("opens one checkout per idempotency key, and reports a key used for another order", async () => {
    const order = await anOrder("same");
    const first = await provider.openCheckout(order);
    expect(await provider.openCheckout(order)).toEqual(first);
    await expect(provider.openCheckout({ ...order, offer: "Monthly" })).rejects.toThrow(IdempotencyConflict);
  });

  it("closes a checkout for good, and says whether it was paid", async () => {
    const unpaid = await provider.openCheckout(await anOrder("unpaid"));
    expect(await provider.closeCheckout(unpaid.sessionId)).toBe("closed");
    expect(await provider.closeCheckout(unpaid.sessionId)).toBe("closed");
    expect(await stripe.pay(unpaid.url, testCards.pays)).toBeNull();

    const paid = await provider.openCheckout(await anOrder("paid"));
    await stripe.pay(paid.url, testCards.pays);
    expect(await provider.closeCheckout(paid.sessionId)).toBe("paid");
  });

  it("sends people to its own pages and nowhere else", async () => {
    const order = await anOrder("elsewhere");
    const elsewhere = providerAt(new URL(stripe.url.replace("127.0.0.1", "localhost")));
    await expect(elsewhere.openCheckout(order)).rejects.toThrow("not its own");
    const portal = { customerId: order.customerId, returnUrl: "http://127.0.0.1:5173/" };
    await expect(elsewhere.openPortal(portal)).rejects.toThrow("not its own");
    expect(await provider.openPortal(portal)).toMatch(new RegExp(`^${stripe.url}/`));
  });

  it("[TRUST-54] signs its webhooks with the current secret or the one before, and no other", () => {
    const { secretKey, url } = stripe;
    const webhookSecrets = ["whsec_current", "whsec_previous"];
    const rotating = createPaymentProvider({ secretKey, webhookSecrets, apiUrl: new URL(url) });
    const created = Math.floor(Date.now() / 1000);
    const event = { id: "evt_1", type: "invoice.paid", created, livemode: false, data: { object: {} } };
    const body = Buffer.from(JSON.stringify(event));
    const read = (secret: string, at = created) => {
      const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
      return rotating.readEvent(body, `t=${at},v1=${signature}`)?.eventId ?? null;
    };
    expect(["whsec_current", "whsec_previous", "whsec_other"].map((secret) => read(secret))).toEqual([
      "evt_1",
      "evt_1",
      null,
    ]);
    expect(read("whsec_previous", created - 301)).toBeNull();
  });
});
