import { createCheckoutSession, getSubscriptionStatus } from "@fernwell/contract/billing";
import type { Offer } from "@fernwell/domain/billing/offers";
import { testCards } from "@fernwell/fake-stripe/cards";
import { type FakeStripe, startFakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { aUser } from "./people.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

export interface BillingApp {
  readonly app: TestApp;
  readonly stripe: FakeStripe;
  /** Advances the clock of the product and of the payment provider. */
  advanceDays(days: number): Promise<void>;
}

/** The product with a payment provider, shared by a file's tests or fresh for each. Checks at the end that no secret was logged. */
export function serveBilling(scope: "file" | "test" = "file"): BillingApp {
  let running: RunningBillingApp | null = null;
  function billing(): RunningBillingApp {
    if (running === null) throw new Error("billing is served only while a test runs");
    return running;
  }

  const [start, end] = scope === "file" ? [beforeAll, afterAll] : [beforeEach, afterEach];
  start(async () => {
    running = await startBillingApp();
  });
  end(async () => {
    expect(findLeaks(billing())).toEqual([]);
    await billing().close();
  });
  return {
    get app() {
      return billing().app;
    },
    get stripe() {
      return billing().stripe;
    },
    advanceDays: (days) => billing().advanceDays(days),
  };
}

interface RunningBillingApp extends BillingApp {
  close(): Promise<void>;
}

/** The product with a payment provider, on one clock. */
export async function startBillingApp(changes: Record<string, string> = {}): Promise<RunningBillingApp> {
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
  if (status !== 200) throw new Error(`checkout failed with ${status} ${JSON.stringify(body.detail)}`);
  return body.url;
}

export async function getStatus({ app }: BillingApp, token: string) {
  return (await app.call(getSubscriptionStatus, {}, { token })).body;
}

/** Waits until the queue is empty. */
export async function waitForJobs({ app }: BillingApp): Promise<void> {
  const { db } = app.composition.deps;
  const left = async () => (await sql`select 1 from graphile_worker.jobs`.execute(db)).rows.length;
  await expect.poll(left, { interval: 20 }).toBe(0);
}

/** Log lines that contain a secret, an address or a card number. */
function findLeaks({ app, stripe }: BillingApp): string[] {
  const secrets = [stripe.secretKey, stripe.webhookSecret, "people.example", ...Object.values(testCards)];
  const written = secrets.flatMap((secret) => [secret, secret.replaceAll(" ", "")]);
  return app.logs.filter((line) => written.some((secret) => line.includes(secret)));
}

/** Waits until the subscription has this status. */
export async function waitForStatus(billing: BillingApp, token: string, status: string): Promise<void> {
  await expect.poll(async () => (await getStatus(billing, token)).status).toBe(status);
}

/** A person who has paid, and whose subscription is synced. */
export async function aSubscriber(billing: BillingApp, card: string = testCards.pays) {
  const user = await aUser(billing.app);
  const url = await startCheckout(billing, user.token);
  await billing.stripe.pay(url, card);
  await billing.stripe.webhooks.delivered();
  await waitForStatus(billing, user.token, "trialing");
  await waitForJobs(billing);
  return { ...user, customerId: getCustomerId(billing, user.email) };
}

/** Ends the subscription now, as a person would at the provider. */
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
  if (!response.ok) throw new Error(`${path} failed with ${response.status}`);
}

export function getCustomerId({ stripe }: BillingApp, email: string): string {
  const customers = Object.values(stripe.state.customers).filter((customer) => customer.email === email);
  const [customer] = customers;
  if (!customer || customers.length > 1) throw new Error(`${customers.length} customers with that address`);
  return customer.id;
}

export function listCheckoutSessions(billing: BillingApp, email: string) {
  const customerId = getCustomerId(billing, email);
  return Object.values(billing.stripe.state.sessions).filter(({ customer }) => customer === customerId);
}
