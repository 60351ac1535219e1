import { randomUUID } from "node:crypto";
import { cancelSubscription } from "@fernwell/contract/billing";
import { testCards } from "@fernwell/fake-stripe/cards";
import type { StripeEvent } from "@fernwell/fake-stripe/state";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import {
  aSubscriber,
  getStatus,
  serveBilling,
  startCheckout,
  waitForJobs,
  waitForStatus,
} from "../../../test/billing.ts";
import { permutations } from "../../../test/permutations.ts";
import type { ProviderPayment } from "../../platform/stripe/payment-provider.types.ts";
import { decideOnReturns, findReturnedPayment } from "./returned-payment.ts";

const billing = serveBilling();

/** A person whose trial is over and who has paid for a year. */
async function aPayingSubscriber() {
  const subscriber = await aSubscriber(billing);
  await billing.advanceDays(14);
  await waitForStatus(billing, subscriber.token, "active");
  await waitForJobs(billing);
  return subscriber;
}

/** Lets what has happened at the provider arrive. */
async function arrive(): Promise<void> {
  await billing.stripe.webhooks.delivered();
  await waitForJobs(billing);
  await billing.stripe.webhooks.delivered();
  await waitForJobs(billing);
}

function findAtProvider(customerId: string) {
  const found = Object.values(billing.stripe.state.subscriptions).findLast(
    ({ customer }) => customer === customerId,
  );
  if (!found) throw new Error("no subscription");
  return found;
}

const countCharges = (customerId: string) =>
  Object.values(billing.stripe.state.charges).filter(({ customer }) => customer === customerId).length;

describe("a refund", () => {
  it("[TRUST-44] of the whole latest payment ends the subscription at once, also at the provider", async () => {
    const { token, customerId } = await aPayingSubscriber();
    billing.stripe.refund(customerId);
    await arrive();
    expect(await getStatus(billing, token)).toMatchObject({
      status: "canceled",
      is_active: false,
      returned_payment: {
        amount_cents: 3600,
        currency: "USD",
        refunded_cents: 3600,
        refunded_at: expect.any(String),
        dispute: null,
        disputed_at: null,
      },
    });
    expect(findAtProvider(customerId).status).toBe("canceled");
    await billing.advanceDays(400);
    expect(countCharges(customerId)).toBe(1);
  });

  it("[TRUST-44] of a part changes nothing but what the person is told", async () => {
    const { token, customerId } = await aPayingSubscriber();
    billing.stripe.refund(customerId, 1200);
    await arrive();
    expect(await getStatus(billing, token)).toMatchObject({
      status: "active",
      is_active: true,
      returned_payment: { amount_cents: 3600, refunded_cents: 1200 },
    });
    expect(findAtProvider(customerId).status).toBe("active");
  });

  it("[TRUST-44] in parts that make the whole ends the subscription", async () => {
    const { token, customerId } = await aPayingSubscriber();
    billing.stripe.refund(customerId, 1200);
    billing.stripe.refund(customerId, 2400);
    await arrive();
    expect((await getStatus(billing, token)).status).toBe("canceled");
  });

  it("[TRUST-44] does not touch the next subscription, and is forgotten with it", async () => {
    const { token, customerId } = await aPayingSubscriber();
    billing.stripe.refund(customerId);
    await arrive();
    await billing.advanceDays(1);
    await billing.stripe.pay(await startCheckout(billing, token), testCards.pays);
    await arrive();
    expect(await getStatus(billing, token)).toMatchObject({ status: "active", returned_payment: null });
  });
});

describe("a dispute", () => {
  it("[TRUST-45] pauses the subscription and its charges, and restores both when it is won", async () => {
    const { token, customerId } = await aPayingSubscriber();
    billing.stripe.openDispute(customerId);
    await arrive();
    expect(await getStatus(billing, token)).toMatchObject({
      status: "paused",
      is_active: false,
      returned_payment: { dispute: "open", disputed_at: expect.any(String), refunded_cents: 0 },
    });
    expect(findAtProvider(customerId)).toMatchObject({ status: "active", isCollectionPaused: true });
    await billing.advanceDays(366);
    expect(countCharges(customerId)).toBe(1);
    await arrive();
    expect((await getStatus(billing, token)).status).toBe("paused");

    billing.stripe.closeDispute(customerId, "won");
    await arrive();
    expect(await getStatus(billing, token)).toMatchObject({
      status: "active",
      returned_payment: { dispute: "won" },
    });
    expect(findAtProvider(customerId)).toMatchObject({ status: "active", isCollectionPaused: false });
  });

  it("[TRUST-45] that is lost ends the subscription, also at the provider", async () => {
    const { token, customerId } = await aPayingSubscriber();
    billing.stripe.openDispute(customerId);
    await arrive();
    billing.stripe.closeDispute(customerId, "lost");
    await arrive();
    expect(await getStatus(billing, token)).toMatchObject({
      status: "canceled",
      returned_payment: { dispute: "lost" },
    });
    expect(findAtProvider(customerId).status).toBe("canceled");
  });

  it.each(["warning_needs_response", "warning_under_review", "prevented", "something_new"])(
    "[TRUST-45] that is no dispute yet (%s) changes nothing",
    async (status) => {
      const { token, customerId } = await aPayingSubscriber();
      billing.stripe.openDispute(customerId, status);
      await arrive();
      expect(await getStatus(billing, token)).toMatchObject({ status: "active", returned_payment: null });
    },
  );

  it("[TRUST-45] lets the person cancel at once", async () => {
    const { token, customerId } = await aPayingSubscriber();
    billing.stripe.openDispute(customerId);
    await arrive();
    const { status, body } = await billing.app.call(cancelSubscription, {}, { token });
    expect([status, body.status]).toEqual([200, "canceled"]);
    expect(findAtProvider(customerId).status).toBe("canceled");
  });
});

describe("events about refunds and disputes", () => {
  /** What the provider reports of these things, of which nothing has arrived. */
  async function collectEvents(happen: () => void): Promise<StripeEvent[]> {
    const { webhooks, state } = billing.stripe;
    const known = state.events.length;
    webhooks.hold();
    happen();
    await webhooks.release({ arrange: () => [] });
    return state.events.slice(known);
  }

  async function send(event: StripeEvent, change: Record<string, unknown> = {}): Promise<void> {
    const signing = { change: { id: `evt_${randomUUID()}`, ...change } };
    for (let copy = 0; copy < 3; copy += 1)
      expect(await billing.stripe.webhooks.send(event, signing)).toBe(200);
  }

  it("[TRUST-46] lead to the last state in every order, however often they come", async () => {
    const { db } = billing.app.composition.deps;
    const { token, customerId } = await aPayingSubscriber();
    const events = await collectEvents(() => {
      billing.stripe.openDispute(customerId);
      billing.stripe.closeDispute(customerId, "won");
      billing.stripe.refund(customerId);
    });
    const orders = permutations(events);
    expect(orders).toHaveLength(24);
    for (const order of orders) {
      await sql`update subscriptions set status = 'active'`.execute(db);
      await sql`delete from returned_payments`.execute(db);
      for (const event of order) await send(event);
      await arrive();
      expect(await getStatus(billing, token)).toMatchObject({
        status: "canceled",
        returned_payment: { refunded_cents: 3600, dispute: "won" },
      });
    }
  }, 60_000);

  it.each([0, 1, 2, 3])("[TRUST-46] have their effect each alone (%i)", async (index) => {
    const { token, customerId } = await aPayingSubscriber();
    const events = await collectEvents(() => {
      billing.stripe.openDispute(customerId);
      billing.stripe.closeDispute(customerId, "lost");
      billing.stripe.refund(customerId);
    });
    const [event] = events.slice(index);
    if (!event) throw new Error("no such event");
    await send(event);
    await arrive();
    expect((await getStatus(billing, token)).status).toBe("canceled");
  });

  it("[TRUST-46] about an unknown charge have no effect", async () => {
    const { token, customerId } = await aPayingSubscriber();
    const [event] = await collectEvents(() => billing.stripe.openDispute(customerId));
    if (!event) throw new Error("no event");
    await send(event, { data: { object: { ...event.object, charge: "ch_of_nobody" } } });
    await waitForJobs(billing);
    expect((await getStatus(billing, token)).status).toBe("active");
  });
});

describe("what follows from payments", () => {
  const paid: ProviderPayment = {
    paidAt: new Date("2026-03-01T00:00:00Z"),
    amountCents: 500,
    currency: "usd",
    refundedCents: 0,
    refundedAt: null,
    dispute: null,
  };
  const refunded = { ...paid, refundedCents: 500 };
  const disputed = (state: "open" | "won" | "lost"): ProviderPayment => ({
    ...paid,
    dispute: { state, openedAt: new Date("2026-04-01T00:00:00Z") },
  });
  const running = { status: "active" as const, isCollectionPaused: false };
  const paused = { ...running, isCollectionPaused: true };

  it.each([
    ["no payment", running, [], "leave"],
    ["a payment", running, [paid], "leave"],
    ["an earlier refund", running, [paid, refunded], "leave"],
    ["a refund of the latest", running, [refunded, paid], "end"],
    ["a dispute about an earlier payment", running, [paid, disputed("open")], "pause"],
    ["a lost dispute about an earlier payment", running, [paid, disputed("lost")], "end"],
    ["one lost and one open", running, [disputed("open"), disputed("lost")], "end"],
    ["a won dispute", paused, [disputed("won")], "restore"],
    ["a won dispute, known", running, [disputed("won")], "leave"],
    ["one won and one open", paused, [disputed("won"), disputed("open")], "pause"],
    ["a pause that the operator made", paused, [paid], "leave"],
    ["a subscription that has ended", { ...running, status: "canceled" as const }, [refunded], "leave"],
  ])("[TRUST-45] after %s", (_, subscription, payments, expected) => {
    expect(decideOnReturns(subscription, payments)).toBe(expected);
  });

  it("[TRUST-44] is told of the payment that explains it", () => {
    const open = disputed("open");
    expect(findReturnedPayment([])).toBeNull();
    expect(findReturnedPayment([paid, refunded])).toBeNull();
    expect(findReturnedPayment([refunded, paid])).toBe(refunded);
    expect(findReturnedPayment([paid, open])).toBe(open);
  });
});
