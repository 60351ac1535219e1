import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  getSubscriptionStatus,
  openBillingPortal,
} from "@fernwell/contract/billing";
import { describe, expect, it } from "vitest";
import {
  aSubscriber,
  getStatus,
  serveBilling,
  startBillingApp,
  startCheckout,
  waitForJobs,
} from "../../../test/billing.ts";
import { countTenths } from "../../../test/count-tenths.ts";
import { aUser } from "../../../test/people.ts";

const billing = serveBilling("test");

const checkout = (token: string) =>
  billing.app.call(createCheckoutSession, { query: { pkg: "Annual" } }, { token });

describe.each(["hangs-up", "errors", "silent"] as const)("while the payment provider %s", (outage) => {
  it("the status is the one that is stored, within a few seconds", async () => {
    const { token } = await aSubscriber(billing);
    const waiting = await aUser(billing.app);
    await startCheckout(billing, waiting.token);
    billing.stripe.goDown(outage);
    const tenths = await countTenths(async () => {
      expect((await getStatus(billing, token)).status).toBe("trialing");
      const { status, body } = await billing.app.call(getSubscriptionStatus, {}, { token: waiting.token });
      expect([status, body.status]).toEqual([200, "none"]);
    });
    expect(tenths).toBeLessThan(60);
  });

  it("a checkout is refused with a sentence and a time to retry", async () => {
    const { token } = await aUser(billing.app);
    billing.stripe.goDown(outage);
    const { status, body, headers } = await checkout(token);
    expect([status, body.code]).toEqual([503, "payments_unavailable"]);
    expect(headers.get("retry-after")).toBe("5");

    billing.stripe.comeBack();
    expect((await checkout(token)).status).toBe(200);
  });

  it("a change fails without any effect, and works afterwards", async () => {
    const { app, stripe } = billing;
    const { email, token } = await aSubscriber(billing);
    const changes = [
      () => app.call(changePlan, { query: { pkg: "Monthly" } }, { token }),
      () => app.call(openBillingPortal, {}, { token }),
      () => app.call(cancelSubscription, {}, { token }),
    ] as const;
    const before = await getStatus(billing, token);
    const kept = structuredClone(stripe.state.subscriptions);
    stripe.goDown(outage);
    for (const change of changes) {
      const { status, body } = await change();
      expect([status, body.code]).toEqual([503, "payments_unavailable"]);
    }
    expect(await getStatus(billing, token)).toEqual(before);
    expect(stripe.state.subscriptions).toEqual(kept);

    stripe.comeBack();
    for (const change of changes) expect((await change()).status).toBe(200);
    await waitForJobs(billing);
    const confirmations = app.mail.received.filter(
      ({ to, subject }) => to === email && subject.includes("cancelled"),
    );
    expect(confirmations).toHaveLength(1);
  });
});

describe("an outage that lasts", () => {
  it("opens the circuit breaker, so that not every call asks", async () => {
    const { token } = await aUser(billing.app);
    await startCheckout(billing, token);
    billing.stripe.goDown("errors");
    for (let i = 0; i < 6; i += 1) await getStatus(billing, token);
    const before = billing.stripe.calls.length;
    for (let i = 0; i < 10; i += 1) expect((await getStatus(billing, token)).status).toBe("none");
    expect(billing.stripe.calls).toHaveLength(before);
  });

  it("loses no event: the state is synced when it ends", async () => {
    const { token } = await aSubscriber(billing);
    billing.stripe.goDown("errors");
    await billing.advanceDays(14);
    const hasFailed = () => billing.app.logs.some((line) => line.includes("job failed"));
    await expect.poll(hasFailed).toBe(true);
    expect((await getStatus(billing, token)).status).toBe("trialing");
    billing.stripe.comeBack();
    const status = async () => (await getStatus(billing, token)).status;
    await expect.poll(status, { timeout: 40_000 }).toBe("active");
  });
});

describe("a Stripe account with the wrong settings", () => {
  it("never charges a price other than the one shown", async () => {
    const { token } = await aUser(billing.app);
    const { prices } = billing.stripe.state;
    for (const price of Object.values(prices))
      prices[price.id] = { ...price, unitAmount: price.unitAmount + 1 };
    const { status, body } = await checkout(token);
    expect([status, body.code]).toEqual([500, "unexpected"]);
    expect(billing.stripe.state.sessions).toEqual({});
  });

  it("with an unknown key fails, and the key is not logged", async () => {
    const wrong = await startBillingApp({ STRIPE_SECRET_KEY: "sk_test_of_somebody_else" });
    const { token } = await aUser(wrong.app);
    const { status } = await wrong.app.call(createCheckoutSession, { query: { pkg: "Annual" } }, { token });
    await wrong.close();
    expect(status).toBe(500);
    expect(wrong.app.logs.join("")).toContain("StripeAuthenticationError");
    expect(wrong.app.logs.join("")).not.toContain("sk_test_of_somebody_else");
  });
});
