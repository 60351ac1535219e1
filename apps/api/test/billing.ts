import { createCheckoutSession, getSubscriptionStatus } from "@fernwell/contract/billing";
import type { Offer } from "@fernwell/domain/billing/offers";
import { testCards } from "@fernwell/fake-stripe/cards";
import { type FakeStripe, startFakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { sql } from "kysely";
import { expect } from "vitest";
import { aUser } from "./people.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

export interface BillingApp {
  readonly app: TestApp;
  readonly stripe: FakeStripe;
  /** Lets days pass for the product and for the payment provider. */
  advanceDays(days: number): Promise<void>;
  close(): Promise<void>;
}

/** The product with a payment provider, and a clock for both. */
export async function startBillingApp(changes: Record<string, string> = {}): Promise<BillingApp> {
  const stripe = await startFakeStripe();
  const clock = { now: () => new Date(Date.now() + stripe.state.secondsAhead * 1000) };
  const app = await startTestApp(changes, { stripe, clock });
  return {
    app,
    stripe,
    async advanceDays(days) {
      stripe.advanceDays(days);
      await stripe.webhooks.delivered();
    },
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}

export async function startCheckout(
  { app }: BillingApp,
  token: string,
  pkg: Offer = "Annual",
): Promise<string> {
  const { status, body } = await app.call(createCheckoutSession, { query: { pkg } }, { token });
  if (status !== 200) throw new Error(`checkout answered ${status} ${JSON.stringify(body.detail)}`);
  return body.url;
}

export async function statusOf({ app }: BillingApp, token: string) {
  return (await app.call(getSubscriptionStatus, {}, { token })).body;
}

/** Waits until the worker has nothing left to do. */
export async function jobsDone({ app }: BillingApp): Promise<void> {
  const { db } = app.composition.deps;
  const left = async () => (await sql`select 1 from graphile_worker._private_jobs`.execute(db)).rows.length;
  await expect.poll(left, { timeout: 10_000, interval: 20 }).toBe(0);
}

/** What was logged that nobody may read there. */
export function leaksOf({ app, stripe }: BillingApp): string[] {
  const secrets = [stripe.secretKey, stripe.webhookSecret, "people.example", ...Object.values(testCards)];
  const written = secrets.flatMap((secret) => [secret, secret.replaceAll(" ", "")]);
  return app.logs.filter((line) => written.some((secret) => line.includes(secret)));
}

/** Waits until the status is this one. */
export async function becomes(billing: BillingApp, token: string, status: string): Promise<void> {
  await expect.poll(async () => (await statusOf(billing, token)).status, { timeout: 10_000 }).toBe(status);
}

/** A person who has paid, and of whom the product has heard so. */
export async function aSubscriber(billing: BillingApp, card: string = testCards.pays) {
  const user = await aUser(billing.app);
  const url = await startCheckout(billing, user.token);
  await billing.stripe.pay(url, card);
  await billing.stripe.webhooks.delivered();
  await becomes(billing, user.token, "trialing");
  await jobsDone(billing);
  return { ...user, customerId: customerOf(billing, user.email) };
}

/** What a person does at the provider: ends the subscription now, or when its time is over. */
export async function endSubscription(billing: BillingApp, customerId: string): Promise<void> {
  await askStripe(billing, "DELETE", subscriptionPath(billing, customerId));
}

export async function endSubscriptionLater(billing: BillingApp, customerId: string): Promise<void> {
  await askStripe(billing, "POST", subscriptionPath(billing, customerId), { cancel_at_period_end: "true" });
}

function subscriptionPath({ stripe }: BillingApp, customerId: string): string {
  const subscriptions = Object.values(stripe.state.subscriptions);
  return `/v1/subscriptions/${subscriptions.findLast(({ customer }) => customer === customerId)?.id}`;
}

async function askStripe(
  { stripe }: BillingApp,
  method: "POST" | "DELETE",
  path: string,
  parameters: Record<string, string> = {},
): Promise<void> {
  const response = await fetch(stripe.url + path, {
    method,
    headers: { authorization: `Bearer ${stripe.secretKey}` },
    body: new URLSearchParams(parameters),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

export function customerOf({ stripe }: BillingApp, email: string): string {
  const customers = Object.values(stripe.state.customers).filter((customer) => customer.email === email);
  const [customer] = customers;
  if (!customer || customers.length > 1) throw new Error(`${customers.length} customers with that address`);
  return customer.id;
}

export function sessionsOf(billing: BillingApp, email: string) {
  const customerId = customerOf(billing, email);
  return Object.values(billing.stripe.state.sessions).filter(({ customer }) => customer === customerId);
}
