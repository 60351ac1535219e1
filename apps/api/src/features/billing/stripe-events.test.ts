import { randomUUID } from "node:crypto";
import { asUserId } from "@fernwell/domain/people/user-id";
import { testCards } from "@fernwell/fake-stripe/cards";
import type { Signing } from "@fernwell/fake-stripe/deliveries";
import type { StripeEvent } from "@fernwell/fake-stripe/state";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import {
  aSubscriber,
  endSubscription,
  getCustomerId,
  getStatus,
  serveBilling,
  startCheckout,
  waitForJobs,
  waitForStatus,
} from "../../../test/billing.ts";
import { aUser } from "../../../test/people.ts";
import { permutations } from "../../../test/permutations.ts";
import { syncSubscription } from "./sync-subscription.ts";

const billing = serveBilling();

const newEventId = () => `evt_${randomUUID()}`;

/** A person whose subscription changed without an event, so that the next event has an effect. */
async function aStaleSubscriber() {
  const subscriber = await aSubscriber(billing);
  billing.stripe.webhooks.hold();
  await billing.advanceDays(14);
  const event = lastEvent("customer.subscription.updated", subscriber.customerId);
  await billing.stripe.webhooks.release({ arrange: () => [] });
  return { ...subscriber, event };
}

function lastEvent(type: string, customerId: string): StripeEvent {
  const event = billing.stripe.state.events.findLast(
    (each) => each.type === type && each.object["customer"] === customerId,
  );
  if (!event) throw new Error(`no ${type}`);
  return event;
}

const syncs = () => billing.stripe.calls.filter(({ path }) => path === "/v1/subscriptions").length;

async function recorded(eventId: string): Promise<number> {
  const { db } = billing.app.composition.deps;
  return (await sql`select 1 from stripe_events where event_id = ${eventId}`.execute(db)).rows.length;
}

/** Resends when the server is busy, as Stripe does. */
async function sendUntilTaken(event: StripeEvent): Promise<void> {
  const status = await billing.stripe.webhooks.send(event);
  if (status === 503) return sendUntilTaken(event);
  expect(status).toBe(200);
}

/** Sends the event and returns its effect. */
async function measureEffect(event: StripeEvent, signing: Signing = {}) {
  const before = syncs();
  const status = await billing.stripe.webhooks.send(event, signing);
  await waitForJobs(billing);
  return { status, syncs: syncs() - before };
}

describe("an event", () => {
  it("triggers a sync", async () => {
    const { token, event } = await aStaleSubscriber();
    expect((await getStatus(billing, token)).status).toBe("trialing");
    expect(await measureEffect(event)).toEqual({ status: 200, syncs: 1 });
    expect(await getStatus(billing, token)).toMatchObject({ status: "active", is_active: true });
  });

  it("that comes ten times has one effect", async () => {
    const { token, event } = await aStaleSubscriber();
    const before = syncs();
    for (let copy = 0; copy < 10; copy += 1) expect(await billing.stripe.webhooks.send(event)).toBe(200);
    await waitForJobs(billing);
    expect([syncs() - before, await recorded(event.id)]).toEqual([1, 1]);
    expect((await getStatus(billing, token)).status).toBe("active");
  });

  it("that comes a hundred times at once has one effect", async () => {
    const { token, event } = await aStaleSubscriber();
    const before = syncs();
    await Promise.all(Array.from({ length: 100 }, () => sendUntilTaken(event)));
    await waitForJobs(billing);
    expect([syncs() - before, await recorded(event.id)]).toEqual([1, 1]);
    expect((await getStatus(billing, token)).status).toBe("active");
  });

  it("that is sent again a day later has no effect", async () => {
    const { event } = await aStaleSubscriber();
    await measureEffect(event);
    await sql`update stripe_events set received_at = received_at - interval '1 day'`.execute(
      billing.app.composition.deps.db,
    );
    expect(await measureEffect(event)).toEqual({ status: 200, syncs: 0 });
  });

  it.each<[string, Signing]>([
    ["signed with another secret", { secret: "whsec_of_somebody_else" }],
    ["signed 301 seconds ago", { ageSeconds: 301 }],
    ["kept for a day and replayed", { ageSeconds: 24 * 60 * 60 }],
    ["with one byte changed", { alter: (body) => body.replace("active", "actjve") }],
    ["with one byte more", { alter: (body) => `${body} ` }],
  ])("%s is refused and has no effect", async (_, signing) => {
    const { token, event } = await aStaleSubscriber();
    expect(await measureEffect(event, signing)).toEqual({ status: 400, syncs: 0 });
    expect(await recorded(event.id)).toBe(0);
    expect((await getStatus(billing, token)).status).toBe("trialing");
  });

  it("that is four minutes old is accepted", async () => {
    const { event } = await aStaleSubscriber();
    expect(await measureEffect(event, { ageSeconds: 240 })).toEqual({ status: 200, syncs: 1 });
  });

  it.each<[string, (event: StripeEvent) => Record<string, unknown>]>([
    [
      "of an unknown customer",
      (event) => ({ data: { object: { ...event.object, customer: "cus_nobody" } } }),
    ],
    ["of no customer", (event) => ({ data: { object: { ...event.object, customer: null } } })],
    ["of an unknown type", () => ({ type: "customer.horoscope.updated" })],
  ])("%s is recorded and has no effect", async (_, change) => {
    const { token, event } = await aStaleSubscriber();
    const id = newEventId();
    expect(await measureEffect(event, { change: { id, ...change(event) } })).toEqual({
      status: 200,
      syncs: 0,
    });
    expect(await recorded(id)).toBe(1);
    expect((await getStatus(billing, token)).status).toBe("trialing");
  });

  it.each([
    ["real money where ours is not", { livemode: true }],
    ["another account", { account: "acct_other" }],
  ])("of %s is received and has no effect", async (_, change) => {
    const { token, event } = await aStaleSubscriber();
    const id = newEventId();
    expect(await measureEffect(event, { change: { id, ...change } })).toEqual({ status: 200, syncs: 0 });
    expect(await recorded(id)).toBe(0);
    expect((await getStatus(billing, token)).status).toBe("trialing");
  });

  it("stores only the type, the customer and the time", async () => {
    const { event, customerId } = await aStaleSubscriber();
    await measureEffect(event);
    const { rows } = await sql<object>`select * from stripe_events where event_id = ${event.id}`.execute(
      billing.app.composition.deps.db,
    );
    expect(rows).toEqual([
      {
        eventId: event.id,
        type: "customer.subscription.updated",
        customerId,
        subscriptionId: event.object["id"],
        occurredAt: new Date(event.created * 1000),
        receivedAt: expect.any(Date),
      },
    ]);
  });
});

const relevantTypes = [
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "invoice.paid",
  "customer.subscription.deleted",
];

/** People who had a trial, paid and cancelled, none of whose events has arrived. */
async function aTrialThatEnded(count: number) {
  const people = [];
  for (let i = 0; i < count; i += 1) people.push(await aSubscriber(billing));
  billing.stripe.webhooks.hold();
  await billing.advanceDays(14);
  for (const { customerId } of people) await endSubscription(billing, customerId);
  await billing.stripe.webhooks.release({ arrange: () => [] });
  return people;
}

describe("events of one subscription", () => {
  it("lead to its last state in every order", async () => {
    const { db } = billing.app.composition.deps;
    const people = await aTrialThatEnded(10);
    const orders = permutations(relevantTypes);
    expect(orders).toHaveLength(120);
    for (let first = 0; first < orders.length; first += people.length) {
      await sql`update subscriptions set status = 'trialing'`.execute(db);
      await Promise.all(
        people.map(async ({ customerId }, index) => {
          for (const type of orders[first + index] ?? []) {
            const change = { id: newEventId() };
            expect(await billing.stripe.webhooks.send(lastEvent(type, customerId), { change })).toBe(200);
          }
        }),
      );
      await waitForJobs(billing);
      for (const { token } of people) expect((await getStatus(billing, token)).status).toBe("canceled");
    }
  }, 60_000);

  it("never overwrite a later sync", async () => {
    const { token, customerId, event } = await aStaleSubscriber();
    const before = syncs();
    billing.stripe.slowDown(1_000);
    await billing.stripe.webhooks.send(event);
    await expect.poll(syncs, { interval: 10 }).toBe(before + 1);
    billing.stripe.slowDown(0);

    await endSubscription(billing, customerId);
    await billing.stripe.webhooks.delivered();
    await waitForStatus(billing, token, "canceled");
    await waitForJobs(billing);
    expect(syncs()).toBe(before + 2);
    expect((await getStatus(billing, token)).status).toBe("canceled");
  });

  it("are kept while the worker is down, and processed when it is back", async () => {
    const { token } = await aSubscriber(billing);
    await billing.app.stopWorker();
    await billing.advanceDays(14);
    expect((await getStatus(billing, token)).status).toBe("trialing");
    await billing.app.startWorker();
    await waitForStatus(billing, token, "active");
  });

  it("are resent by the provider until they are received", async () => {
    const { email, token } = await aUser(billing.app);
    await sql`alter table stripe_events rename to stripe_events_away`.execute(
      billing.app.composition.deps.db,
    );
    await billing.stripe.pay(await startCheckout(billing, token), testCards.pays);
    await expect.poll(() => billing.app.logs.some((line) => line.includes("unexpected error"))).toBe(true);
    await sql`alter table stripe_events_away rename to stripe_events`.execute(
      billing.app.composition.deps.db,
    );
    await billing.stripe.webhooks.delivered();
    const { rows } = await sql`select 1 from stripe_events where type = 'checkout.session.completed'
      and customer_id = ${getCustomerId(billing, email)}`.execute(billing.app.composition.deps.db);
    expect(rows).toHaveLength(1);
  });
});

it("a sync of a person who has been erased meanwhile does nothing", async () => {
  const { deps } = billing.app.composition;
  if (deps.payments.kind !== "stripe") throw new Error("there is no payment provider");
  await waitForJobs(billing);
  const before = syncs();
  const target = { userId: asUserId(randomUUID()), customerId: "cus_gone" };
  await expect(
    syncSubscription({ ...deps, provider: deps.payments.provider }, target),
  ).resolves.toBeUndefined();
  expect(syncs()).toBe(before);
});

describe("the webhook", () => {
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${billing.app.url}/api/stripe/webhook`, { method: "POST", headers, body });
  const json = { "content-type": "application/json" };

  it("refuses an unsigned message without saying why", async () => {
    const response = await post(json, "{}");
    expect([response.status, await response.json()]).toEqual([
      400,
      { detail: "The signature is not right or too old.", code: "wrong_signature" },
    ]);
    expect((await post({ ...json, "stripe-signature": "t=1,v1=00" }, "{}")).status).toBe(400);
    expect((await post({ ...json, "stripe-signature": "nonsense" }, "")).status).toBe(400);
  });

  it("accepts up to half a megabyte", async () => {
    const { event } = await aStaleSubscriber();
    const padded = (bytes: number) => ({ change: { id: newEventId(), padding: "x".repeat(bytes) } });
    expect(await billing.stripe.webhooks.send(event, padded(400_000))).toBe(200);
    expect(await billing.stripe.webhooks.send(event, padded(530_000))).toBe(413);
  });

  const withObject = (event: StripeEvent, change: Record<string, unknown>) => ({
    change: { id: newEventId(), data: { object: { ...event.object, ...change } } },
  });

  it.each<[string, number, (event: StripeEvent) => Signing]>([
    ["an id with a NUL", 400, () => ({ change: { id: "evt_\u0000" } })],
    ["an id that is too long", 400, () => ({ change: { id: "e".repeat(256) } })],
    ["a type with a NUL", 400, () => ({ change: { id: newEventId(), type: "customer\u0000" } })],
    ["a time beyond the calendar", 400, () => ({ change: { id: newEventId(), created: 1e20 } })],
    ["a time before 1970", 400, () => ({ change: { id: newEventId(), created: -1e12 } })],
    ["a subscription id that is too long", 200, (event) => withObject(event, { id: "s".repeat(300) })],
    ["a subscription id with a NUL", 200, (event) => withObject(event, { id: "sub_\u0000" })],
    ["a customer id with a NUL", 200, (event) => withObject(event, { customer: "cus_\u0000" })],
  ])("[TRUST-10] responds to a signed event with %s with %i", async (_, status, sign) => {
    const { customerId } = await aSubscriber(billing);
    const event = lastEvent("customer.subscription.created", customerId);
    expect(await billing.stripe.webhooks.send(event, sign(event))).toBe(status);
  });

  it("refuses a signed message that is not an event", async () => {
    const { event } = await aStaleSubscriber();
    expect(await billing.stripe.webhooks.send(event, { change: { data: "nothing" } })).toBe(400);
  });
});
