import {
  cancelSubscription,
  changePlan,
  openBillingPortal,
  resumeSubscription,
} from "@fernwell/contract/billing";
import type { Offer } from "@fernwell/domain/billing/offers";
import { testCards } from "@fernwell/fake-stripe/cards";
import { describe, expect, it } from "vitest";
import {
  aSubscriber,
  endSubscription,
  endSubscriptionLater,
  getStatus,
  serveBilling,
  startCheckout,
  waitForJobs,
  waitForStatus,
} from "../../../test/billing.ts";
import { aUser } from "../../../test/people.ts";

const billing = serveBilling();

const cancel = (token: string) => billing.app.call(cancelSubscription, {}, { token });
const resume = (token: string) => billing.app.call(resumeSubscription, {}, { token });
const change = (token: string, pkg: Offer) => billing.app.call(changePlan, { query: { pkg } }, { token });
const portal = (token: string) => billing.app.call(openBillingPortal, {}, { token });

const mailsTo = (email: string) =>
  billing.app.mail.received.filter(({ to, subject }) => to === email && subject.includes("cancelled"));

async function settled(): Promise<void> {
  await billing.stripe.webhooks.delivered();
  await waitForJobs(billing);
}

async function aPayingSubscriber() {
  const subscriber = await aSubscriber(billing);
  await billing.advanceDays(14);
  await waitForStatus(billing, subscriber.token, "active");
  await waitForJobs(billing);
  return subscriber;
}

async function anUnpaidSubscriber() {
  const subscriber = await aSubscriber(billing, testCards.failsLater);
  await billing.advanceDays(14);
  await waitForStatus(billing, subscriber.token, "past_due");
  await waitForJobs(billing);
  return subscriber;
}

/** What the customer has been charged, in cents. */
function listCharges(customerId: string): unknown[] {
  return billing.stripe.state.events
    .filter(({ type, object }) => type === "invoice.paid" && object["customer"] === customerId)
    .map(({ object }) => object["amount_paid"])
    .filter((amount) => amount !== 0);
}

describe("cancelling", () => {
  it("in the trial leaves its days, charges nothing and is confirmed by mail", async () => {
    const { email, token, customerId } = await aSubscriber(billing);
    const before = await getStatus(billing, token);
    const { status, body } = await cancel(token);
    expect([status, body]).toEqual([200, { ...before, cancel_at_period_end: true }]);
    expect(await getStatus(billing, token)).toEqual(body);

    await settled();
    const [mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
    expect(mail?.text).toContain(day.format(new Date(before.trial_ends_at ?? "")));
    expect(mail?.text).toMatch(/Nothing more will be\s+charged\./);
    expect(mail?.text).toContain("http://127.0.0.1:5173/settings/subscription");

    await billing.advanceDays(15);
    await waitForStatus(billing, token, "canceled");
    await settled();
    expect(listCharges(customerId)).toEqual([]);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it("a paid subscription leaves what is paid for and charges nothing more", async () => {
    const { token, customerId } = await aPayingSubscriber();
    expect((await cancel(token)).body).toMatchObject({ is_active: true, cancel_at_period_end: true });
    await billing.advanceDays(366);
    await waitForStatus(billing, token, "canceled");
    expect(listCharges(customerId)).toEqual([3600]);
  });

  it("an unpaid subscription ends it at once, and the mail says so", async () => {
    const { email, token, customerId } = await anUnpaidSubscriber();
    expect((await cancel(token)).body.status).toBe("canceled");
    await settled();
    expect(mailsTo(email).map(({ text }) => text.includes("has ended. Nothing more"))).toEqual([true]);
    await billing.advanceDays(30);
    expect(listCharges(customerId)).toEqual([]);
  });

  it("twice, or by many clicks at once, has one effect and one mail", async () => {
    const { email, token } = await aSubscriber(billing);
    const responses = await Promise.all(Array.from({ length: 8 }, () => cancel(token)));
    responses.push(await cancel(token));
    expect(responses.map(({ status, body }) => [status, body.cancel_at_period_end])).toEqual(
      responses.map(() => [200, true]),
    );
    await settled();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it("is confirmed once, however often and late the events come", async () => {
    const { email, token } = await aSubscriber(billing);
    billing.stripe.webhooks.hold();
    await cancel(token);
    await waitForJobs(billing);
    expect(mailsTo(email)).toHaveLength(1);
    await billing.stripe.webhooks.release({ copies: 3, arrange: (events) => events.toReversed() });
    await settled();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it("is confirmed when the mail server is back, once", async () => {
    const { email, token } = await aSubscriber(billing);
    billing.app.mail.refuseNext(1, email);
    await cancel(token);
    await settled();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it("on the provider's page is confirmed too", async () => {
    const { email, customerId } = await aSubscriber(billing);
    await endSubscriptionLater(billing, customerId);
    await settled();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it("works when the provider's response is lost", async () => {
    const { email, token } = await aSubscriber(billing);
    billing.stripe.loseAnswers(1);
    expect((await cancel(token)).body.cancel_at_period_end).toBe(true);
    await settled();
    expect(mailsTo(email)).toHaveLength(1);
  });
});

describe("resuming a cancelled subscription", () => {
  it("continues it, and a later cancellation is confirmed again", async () => {
    const { email, token, customerId } = await aSubscriber(billing);
    const before = await getStatus(billing, token);
    await cancel(token);
    await settled();
    const { status, body } = await resume(token);
    expect([status, body]).toEqual([200, before]);
    expect((await resume(token)).body).toEqual(before);
    await settled();
    expect(mailsTo(email)).toHaveLength(1);

    await cancel(token);
    await settled();
    expect(mailsTo(email)).toHaveLength(2);

    await resume(token);
    await billing.advanceDays(14);
    await waitForStatus(billing, token, "active");
    expect(listCharges(customerId)).toEqual([3600]);
  });

  it("before the mail is sent stops the mail", async () => {
    const { email, token } = await aSubscriber(billing);
    await billing.app.stopWorker();
    await cancel(token);
    await resume(token);
    await billing.app.startWorker();
    await settled();
    expect(mailsTo(email)).toEqual([]);
  });

  it("is refused once it has ended", async () => {
    const { token, customerId } = await aSubscriber(billing);
    billing.stripe.webhooks.hold();
    await endSubscription(billing, customerId);
    const { status, body } = await resume(token);
    expect([status, body.code]).toEqual([409, "no_subscription"]);
    expect((await getStatus(billing, token)).status).toBe("canceled");
    await billing.stripe.webhooks.release();
  });
});

describe("changing the plan", () => {
  it("in the trial keeps its end, and charges the new price from then", async () => {
    const { token, customerId } = await aSubscriber(billing);
    const before = await getStatus(billing, token);
    const { status, body } = await change(token, "Monthly");
    expect([status, body]).toEqual([200, { ...before, plan: "Monthly" }]);
    await settled();
    expect(listCharges(customerId)).toEqual([]);

    await billing.advanceDays(14);
    await waitForStatus(billing, token, "active");
    expect(listCharges(customerId)).toEqual([500]);
  });

  it("of a paid subscription counts from now", async () => {
    const { token, customerId } = await aPayingSubscriber();
    const { body } = await change(token, "Monthly");
    expect(body).toMatchObject({ is_active: true, plan: "Monthly", cancel_at_period_end: false });
    const now = Date.now() + billing.stripe.state.secondsAhead * 1000;
    const days = (Date.parse(body.current_period_ends_at ?? "") - now) / (24 * 60 * 60 * 1000);
    expect(Math.round(days)).toBeGreaterThanOrEqual(28);
    expect(Math.round(days)).toBeLessThanOrEqual(31);
    expect(listCharges(customerId)).toEqual([3600, 500]);
  });

  it("to the current plan, or by many clicks at once, changes it at most once", async () => {
    const { token, customerId } = await aPayingSubscriber();
    expect((await change(token, "Annual")).body.plan).toBe("Annual");
    expect(listCharges(customerId)).toEqual([3600]);
    const responses = await Promise.all(Array.from({ length: 5 }, () => change(token, "Monthly")));
    expect(responses.map(({ body }) => body.plan)).toEqual(responses.map(() => "Monthly"));
    expect(listCharges(customerId)).toEqual([3600, 500]);
  });

  it("is refused while the subscription ends or waits for a payment", async () => {
    const ending = await aPayingSubscriber();
    await cancel(ending.token);
    const unpaid = await anUnpaidSubscriber();
    for (const { token } of [ending, unpaid]) {
      const { status, body } = await change(token, "Monthly");
      expect([status, body.code]).toEqual([409, "plan_not_changeable"]);
      expect((await getStatus(billing, token)).plan).toBe("Annual");
    }
    expect(listCharges(ending.customerId)).toEqual([3600]);
  });

  it("never undoes a cancellation made at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email, token, customerId } = await aSubscriber(billing);
      const [cancelled, changed] = await Promise.all([cancel(token), change(token, "Monthly")]);
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(changed.status);
      await settled();
      const kept = Object.values(billing.stripe.state.subscriptions).find(
        ({ customer }) => customer === customerId,
      );
      expect(await getStatus(billing, token)).toMatchObject({
        cancel_at_period_end: true,
        plan: kept?.price === "price_fernwell_monthly" ? "Monthly" : "Annual",
      });
      expect(mailsTo(email)).toHaveLength(1);
      await billing.advanceDays(15);
      expect(listCharges(customerId)).toEqual([]);
    }
  });
});

describe("the billing portal", () => {
  it("is a page of the provider that leads back to the settings", async () => {
    const { token } = await aSubscriber(billing);
    const { status, body } = await portal(token);
    expect([status, new URL(body.url).origin]).toEqual([200, billing.stripe.url]);
    expect(await (await fetch(body.url)).text()).toContain("http://127.0.0.1:5173/settings/subscription");
  });

  it("still shows the receipts of a subscription that has ended", async () => {
    const { token, customerId } = await aSubscriber(billing);
    await endSubscription(billing, customerId);
    expect((await portal(token)).status).toBe(200);
  });
});

describe("a person without a subscription", () => {
  it("has nothing to change, and asking creates no customer", async () => {
    await aSubscriber(billing);
    const before = Object.keys(billing.stripe.state.customers).length;
    const { token } = await aUser(billing.app);
    for (const response of [
      await cancel(token),
      await resume(token),
      await change(token, "Monthly"),
      await portal(token),
    ])
      expect([response.status, response.body.code]).toEqual([409, "no_subscription"]);
    expect(Object.keys(billing.stripe.state.customers)).toHaveLength(before);
  });

  it("but with an open checkout has nothing to change either", async () => {
    const { token } = await aUser(billing.app);
    await startCheckout(billing, token);
    expect((await cancel(token)).status).toBe(409);
    expect((await portal(token)).status).toBe(409);
  });
});

it("changes are limited per person", async () => {
  const { token } = await aSubscriber(billing);
  for (let i = 0; i < 30; i += 1) expect((await resume(token)).status).toBe(200);
  expect((await resume(token)).status).toBe(429);
  expect((await portal(token)).status).toBe(429);
});
