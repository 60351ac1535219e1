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
  return createPaymentProvider({ secretKey, webhookSecret, apiUrl });
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
});
