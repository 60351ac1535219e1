import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testCards } from "./cards.ts";
import { type FakeStripe, startFakeStripe } from "./start-fake-stripe.ts";
import { apiVersion } from "./wire.ts";

let fake: FakeStripe;
let stripe: Stripe;
let receiver: Server;
let received: Stripe.Event[];

beforeAll(async () => {
  fake = await startFakeStripe();
  stripe = new Stripe(fake.secretKey, {
    apiVersion,
    host: "127.0.0.1",
    port: new URL(fake.url).port,
    protocol: "http",
    telemetry: false,
  });
  receiver = createServer(async (request, response) => {
    const signature = request.headers["stripe-signature"] ?? "";
    received.push(stripe.webhooks.constructEvent(await text(request), signature, fake.webhookSecret));
    response.end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  fake.webhooks.deliverTo(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`);
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await fake.close();
  receiver.close();
});

async function aCustomer(): Promise<string> {
  return (await stripe.customers.create({ email: "ada@people.example", metadata: { user_id: "1" } })).id;
}

async function aSession(customer: string, trialDays?: number): Promise<Stripe.Checkout.Session> {
  const { data } = await stripe.prices.list({ lookup_keys: ["fernwell_annual"], active: true });
  return stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: data[0]?.id ?? "", quantity: 1 }],
    ...(trialDays !== undefined && { subscription_data: { trial_period_days: trialDays } }),
    success_url: "http://127.0.0.1:5173/subscription?checkout=done",
    cancel_url: "http://127.0.0.1:5173/subscription",
  });
}

async function aSubscription(card: string, trialDays?: number): Promise<Stripe.Subscription> {
  const customer = await aCustomer();
  await fake.pay((await aSession(customer, trialDays)).url ?? "", card);
  return current(customer);
}

async function current(customer: string): Promise<Stripe.Subscription> {
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  const [subscription] = data;
  if (!subscription) throw new Error("there is no subscription");
  return subscription;
}

const customerOf = ({ customer }: Stripe.Subscription) =>
  typeof customer === "string" ? customer : customer.id;

describe("the API, asked by Stripe's own library", () => {
  it("finds the prices by their lookup keys", async () => {
    const { data } = await stripe.prices.list({ lookup_keys: ["fernwell_monthly"] });
    expect(data).toMatchObject([
      { lookup_key: "fernwell_monthly", unit_amount: 500, currency: "usd", recurring: { interval: "month" } },
    ]);
  });

  it("answers a repeated key with the first answer, and other parameters under it with an error", async () => {
    const options = { idempotencyKey: "k1" };
    const first = await stripe.customers.create({ email: "ada@people.example" }, options);
    expect((await stripe.customers.create({ email: "ada@people.example" }, options)).id).toBe(first.id);
    await expect(stripe.customers.create({ email: "bob@people.example" }, options)).rejects.toThrow(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  it("makes one of many calls with one key at the same time", async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        stripe.customers.create(
          { email: "ada@people.example" },
          { idempotencyKey: "k2", maxNetworkRetries: 4 },
        ),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it("gives the library, which asks again, what was made when the answer got lost", async () => {
    const before = Object.keys(fake.state.customers).length;
    fake.loseAnswers(1);
    expect(fake.state.customers[await aCustomer()]).toBeDefined();
    expect(Object.keys(fake.state.customers)).toHaveLength(before + 1);
  });

  it.each([
    ["an unknown customer", () => stripe.customers.retrieve("cus_none"), "resource_missing"],
    [
      "an unknown parameter",
      () => stripe.rawRequest("POST", "/v1/customers", { colour: "red" }),
      "parameter_unknown",
    ],
  ])("refuses %s as Stripe does", async (_, ask, code) => {
    await expect(ask()).rejects.toMatchObject({ type: "StripeInvalidRequestError", code });
  });

  it("refuses another key", async () => {
    const stranger = new Stripe("sk_test_other", {
      host: "127.0.0.1",
      port: new URL(fake.url).port,
      protocol: "http",
    });
    await expect(stranger.prices.list()).rejects.toThrow(Stripe.errors.StripeAuthenticationError);
  });

  it("is down, and comes back", async () => {
    fake.goDown("errors");
    await expect(stripe.prices.list({}, { maxNetworkRetries: 0 })).rejects.toThrow();
    fake.goDown("hangs-up");
    await expect(stripe.prices.list({}, { maxNetworkRetries: 0 })).rejects.toThrow(
      Stripe.errors.StripeConnectionError,
    );
    fake.comeBack();
    await expect(stripe.prices.list()).resolves.toBeDefined();
  });
});

describe("the checkout page", () => {
  it("says what is bought, takes the card and leads back", async () => {
    const { id, url } = await aSession(await aCustomer(), 14);
    const html = await (await fetch(url ?? "")).text();
    expect(html).toContain("14 days free, then $36.00 USD per year");
    expect(await fake.pay(url ?? "", testCards.pays)).toBe(
      "http://127.0.0.1:5173/subscription?checkout=done",
    );
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: "complete", url: null });
    expect((await fetch(url ?? "")).status).toBe(410);
  });

  it("stays when the card is declined", async () => {
    const { id, url } = await aSession(await aCustomer(), 14);
    expect(await fake.pay(url ?? "", testCards.declined)).toBeNull();
    expect(await fake.pay(url ?? "", "12")).toBeNull();
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("open");
  });

  it("closes when the session is expired", async () => {
    const { id, url } = await aSession(await aCustomer());
    await stripe.checkout.sessions.expire(id);
    expect(await fake.pay(url ?? "", testCards.pays)).toBeNull();
    await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow(
      Stripe.errors.StripeInvalidRequestError,
    );
  });
});

describe("a subscription", () => {
  it("goes from trial to active, is cancelled and ends", async () => {
    const started = await aSubscription(testCards.pays, 14);
    const customer = customerOf(started);
    expect(started).toMatchObject({
      status: "trialing",
      trial_end: (started.trial_start ?? 0) + 14 * 86_400,
    });
    fake.advanceDays(14);
    expect((await current(customer)).status).toBe("active");
    await stripe.subscriptions.update(started.id, { cancel_at_period_end: true });
    expect((await current(customer)).status).toBe("active");
    fake.advanceDays(366);
    expect((await current(customer)).status).toBe("canceled");
  });

  it("whose card fails is past due, is tried again and is given up", async () => {
    const started = await aSubscription(testCards.failsLater, 14);
    fake.advanceDays(14);
    expect((await current(customerOf(started))).status).toBe("past_due");
    fake.advanceDays(10);
    expect((await current(customerOf(started))).status).toBe("canceled");
  });

  it("is paid when the card is changed on the portal's page", async () => {
    const started = await aSubscription(testCards.failsLater, 14);
    const customer = customerOf(started);
    fake.advanceDays(14);
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: "http://127.0.0.1:5173/",
    });
    expect(await (await fetch(url)).text()).toContain("past_due");
    await fetch(url, { method: "POST", body: new URLSearchParams({ act: "card", card: testCards.pays }) });
    expect((await current(customer)).status).toBe("active");
  });

  it("keeps its trial through another price when it is told to, and begins another period otherwise", async () => {
    const { data } = await stripe.prices.list({ lookup_keys: ["fernwell_monthly"] });
    const changeTo = ({ id, items }: Stripe.Subscription, trialEnd?: number | null) =>
      stripe.subscriptions.update(id, {
        items: [{ id: items.data[0]?.id ?? "", price: data[0]?.id ?? "" }],
        ...(trialEnd && { trial_end: trialEnd }),
      });
    const kept = await aSubscription(testCards.pays, 14);
    expect(await changeTo(kept, kept.trial_end)).toMatchObject({
      status: "trialing",
      trial_end: kept.trial_end,
    });
    expect(await changeTo(await aSubscription(testCards.pays, 14))).toMatchObject({ status: "active" });
  });

  it("that is over can be neither changed nor cancelled", async () => {
    const { id } = await aSubscription(testCards.pays, 14);
    await stripe.subscriptions.cancel(id);
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toThrow(
      Stripe.errors.StripeInvalidRequestError,
    );
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: "resource_missing" });
  });

  it("has its charge refunded and disputed, and goes on without charges while that is paused", async () => {
    const subscription = await aSubscription(testCards.pays);
    const customer = String(subscription.customer);
    fake.refund(customer, 600);
    fake.openDispute(customer);
    const [charge] = (await stripe.charges.list({ customer, limit: 10 })).data;
    const about = { charge: charge?.id ?? "", limit: 10 };
    expect(charge).toMatchObject({ amount: 3600, amount_refunded: 600, refunded: false, disputed: true });
    expect((await stripe.refunds.list(about)).data).toMatchObject([{ amount: 600, customer }]);
    expect((await stripe.disputes.list(about)).data).toMatchObject([{ status: "needs_response" }]);
    expect((await stripe.charges.retrieve(about.charge)).customer).toBe(customer);

    await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: "void" } });
    fake.advanceDays(366);
    expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
    await stripe.subscriptions.update(subscription.id, { pause_collection: "" });
    fake.closeDispute(customer, "won");
    fake.advanceDays(366);
    expect((await stripe.charges.list({ customer })).data).toHaveLength(2);
    await fake.webhooks.delivered();
    expect(received.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        "refund.created",
        "charge.refunded",
        "charge.dispute.created",
        "charge.dispute.closed",
      ]),
    );
  });

  it("ends with its customer", async () => {
    const started = await aSubscription(testCards.pays, 14);
    const customer = customerOf(started);
    expect(await stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true });
    expect((await stripe.subscriptions.retrieve(started.id)).status).toBe("canceled");
    await expect(stripe.customers.del(customer)).rejects.toMatchObject({ code: "resource_missing" });
  });

  it("is reported by signed events", async () => {
    const started = await aSubscription(testCards.pays, 14);
    fake.advanceDays(14);
    await fake.webhooks.delivered();
    const types = received
      .filter(({ data }) => "customer" in data.object && data.object.customer === customerOf(started))
      .map(({ type }) => type);
    expect(types.toSorted()).toEqual([
      "checkout.session.completed",
      "customer.subscription.created",
      "customer.subscription.trial_will_end",
      "customer.subscription.updated",
      "invoice.paid",
      "invoice.paid",
    ]);
  });

  it("has its events held, copied and turned round", async () => {
    fake.webhooks.hold();
    await aSubscription(testCards.pays, 14);
    expect(received).toEqual([]);
    await fake.webhooks.release({ copies: 2, arrange: (events) => events.toReversed() });
    expect(received.map(({ type }) => type).slice(0, 2)).toEqual([
      "checkout.session.completed",
      "checkout.session.completed",
    ]);
  });
});

it("has controls for other processes", async () => {
  const before = fake.state.secondsAhead;
  const body = new URLSearchParams({ days: "2" });
  await fetch(`${fake.url}/_control/advance`, { method: "POST", body });
  expect(fake.state.secondsAhead - before).toBe(2 * 86_400);
  expect(await (await fetch(fake.url)).text()).toContain("Subscriptions");
});
