import { randomUUID } from "node:crypto";
import { testCards } from "@fernwell/fake-stripe/cards";
import type { Signing } from "@fernwell/fake-stripe/deliveries";
import type { StripeEvent } from "@fernwell/fake-stripe/state";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aSubscriber,
  type BillingApp,
  becomes,
  customerOf,
  endSubscription,
  jobsDone,
  leaksOf,
  startBillingApp,
  startCheckout,
  statusOf,
} from "../../../test/billing.ts";
import { aUser } from "../../../test/people.ts";

let billing: BillingApp;
beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(async () => {
  expect(leaksOf(billing)).toEqual([]);
  await billing.close();
});

const newEventId = () => `evt_${randomUUID()}`;

/** Somebody whose subscription changed while no event arrived: every event after this finds something to do. */
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

const readings = () => billing.stripe.calls.filter(({ path }) => path === "/v1/subscriptions").length;

async function recorded(eventId: string): Promise<number> {
  const { db } = billing.app.composition.deps;
  return (await sql`select 1 from stripe_events where event_id = ${eventId}`.execute(db)).rows.length;
}

/** Sends again what a server that has too much to do at once asks to have later, as Stripe does. */
async function sendUntilTaken(event: StripeEvent): Promise<void> {
  const status = await billing.stripe.webhooks.send(event);
  if (status === 503) return sendUntilTaken(event);
  expect(status).toBe(200);
}

/** Sends the event and answers what came of it. */
async function effectOf(event: StripeEvent, signing: Signing = {}) {
  const before = readings();
  const status = await billing.stripe.webhooks.send(event, signing);
  await jobsDone(billing);
  return { status, readings: readings() - before };
}

describe("an event", () => {
  it("has the subscription read and stored", async () => {
    const { token, event } = await aStaleSubscriber();
    expect((await statusOf(billing, token)).status).toBe("trialing");
    expect(await effectOf(event)).toEqual({ status: 200, readings: 1 });
    expect(await statusOf(billing, token)).toMatchObject({ status: "active", is_active: true });
  });

  it("that comes ten times has one effect", async () => {
    const { token, event } = await aStaleSubscriber();
    const before = readings();
    for (let copy = 0; copy < 10; copy += 1) expect(await billing.stripe.webhooks.send(event)).toBe(200);
    await jobsDone(billing);
    expect([readings() - before, await recorded(event.id)]).toEqual([1, 1]);
    expect((await statusOf(billing, token)).status).toBe("active");
  });

  it("that comes a hundred times at once has one effect", async () => {
    const { token, event } = await aStaleSubscriber();
    const before = readings();
    await Promise.all(Array.from({ length: 100 }, () => sendUntilTaken(event)));
    await jobsDone(billing);
    expect([readings() - before, await recorded(event.id)]).toEqual([1, 1]);
    expect((await statusOf(billing, token)).status).toBe("active");
  });

  it("that is sent again a day later has no effect", async () => {
    const { event } = await aStaleSubscriber();
    await effectOf(event);
    await sql`update stripe_events set received_at = received_at - interval '1 day'`.execute(
      billing.app.composition.deps.db,
    );
    expect(await effectOf(event)).toEqual({ status: 200, readings: 0 });
  });

  it.each<[string, Signing]>([
    ["signed with another secret", { secret: "whsec_of_somebody_else" }],
    ["signed 301 seconds ago", { ageSeconds: 301 }],
    ["kept for a day and replayed", { ageSeconds: 24 * 60 * 60 }],
    ["with one byte changed", { alter: (body) => body.replace("active", "actjve") }],
    ["with one byte more", { alter: (body) => `${body} ` }],
  ])("%s is refused and has no effect", async (_, signing) => {
    const { token, event } = await aStaleSubscriber();
    expect(await effectOf(event, signing)).toEqual({ status: 400, readings: 0 });
    expect(await recorded(event.id)).toBe(0);
    expect((await statusOf(billing, token)).status).toBe("trialing");
  });

  it("that was four minutes on its way is believed", async () => {
    const { event } = await aStaleSubscriber();
    expect(await effectOf(event, { ageSeconds: 240 })).toEqual({ status: 200, readings: 1 });
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
    expect(await effectOf(event, { change: { id, ...change(event) } })).toEqual({ status: 200, readings: 0 });
    expect(await recorded(id)).toBe(1);
    expect((await statusOf(billing, token)).status).toBe("trialing");
  });

  it.each([
    ["real money where ours is not", { livemode: true }],
    ["another account", { account: "acct_other" }],
  ])("of %s is received and has no effect", async (_, change) => {
    const { token, event } = await aStaleSubscriber();
    const id = newEventId();
    expect(await effectOf(event, { change: { id, ...change } })).toEqual({ status: 200, readings: 0 });
    expect(await recorded(id)).toBe(0);
    expect((await statusOf(billing, token)).status).toBe("trialing");
  });

  it("leaves nothing behind but what happened to whom and when", async () => {
    const { event, customerId } = await aStaleSubscriber();
    await effectOf(event);
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

const telling = [
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "invoice.paid",
  "customer.subscription.deleted",
];

/** People who had a trial, paid and left, of which no event has arrived. */
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
    const orders = permutations(telling);
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
      await jobsDone(billing);
      for (const { token } of people) expect((await statusOf(billing, token)).status).toBe("canceled");
    }
  }, 60_000);

  it("do not bring back what a later reading has replaced", async () => {
    const { token, customerId, event } = await aStaleSubscriber();
    const before = readings();
    billing.stripe.slowDown(1_000);
    await billing.stripe.webhooks.send(event);
    await expect.poll(readings, { interval: 10 }).toBe(before + 1);
    billing.stripe.slowDown(0);

    await endSubscription(billing, customerId);
    await billing.stripe.webhooks.delivered();
    await becomes(billing, token, "canceled");
    await jobsDone(billing);
    expect(readings()).toBe(before + 2);
    expect((await statusOf(billing, token)).status).toBe("canceled");
  });

  it("are kept while the worker is away, and count when it is back", async () => {
    const { token } = await aSubscriber(billing);
    await billing.app.stopWorker();
    await billing.advanceDays(14);
    expect((await statusOf(billing, token)).status).toBe("trialing");
    await billing.app.startWorker();
    await becomes(billing, token, "active");
  });

  it("are sent again by the provider until they are received", async () => {
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
      and customer_id = ${customerOf(billing, email)}`.execute(billing.app.composition.deps.db);
    expect(rows).toHaveLength(1);
  });
});

describe("the webhook's door", () => {
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${billing.app.url}/api/stripe/webhook`, { method: "POST", headers, body });
  const json = { "content-type": "application/json" };

  it("refuses what is not signed, without a word about why", async () => {
    const answer = await post(json, "{}");
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { detail: "The signature is not right or too old." },
    ]);
    expect((await post({ ...json, "stripe-signature": "t=1,v1=00" }, "{}")).status).toBe(400);
    expect((await post({ ...json, "stripe-signature": "nonsense" }, "")).status).toBe(400);
  });

  it("takes half a megabyte and no more", async () => {
    const { event } = await aStaleSubscriber();
    const padded = (bytes: number) => ({ change: { id: newEventId(), padding: "x".repeat(bytes) } });
    expect(await billing.stripe.webhooks.send(event, padded(400_000))).toBe(200);
    expect(await billing.stripe.webhooks.send(event, padded(530_000))).toBe(413);
  });

  it("refuses a signed message that is no event", async () => {
    const { event } = await aStaleSubscriber();
    expect(await billing.stripe.webhooks.send(event, { change: { data: "nothing" } })).toBe(400);
  });
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
