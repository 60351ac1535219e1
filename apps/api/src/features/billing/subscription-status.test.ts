import { login } from "@fernwell/contract/accounts";
import { getSubscriptionStatus } from "@fernwell/contract/billing";
import { recommendMeals } from "@fernwell/contract/recommendations";
import { testCards } from "@fernwell/fake-stripe/cards";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import {
  aSubscriber,
  type BillingApp,
  becomes,
  endSubscriptionLater,
  jobsDone,
  leaksOf,
  startBillingApp,
  startCheckout,
  statusOf,
} from "../../../test/billing.ts";
import { aUser } from "../../../test/people.ts";

const day = 24 * 60 * 60 * 1000;

let billing: BillingApp;
beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(async () => {
  expect(leaksOf(billing)).toEqual([]);
  await billing.close();
});

const subscriptionReadings = () =>
  billing.stripe.calls.filter(({ path }) => path === "/v1/subscriptions").length;

describe("the status", () => {
  it("[API-18] of somebody who never subscribed is none, and asks nobody", async () => {
    const { token } = await aUser(billing.app);
    const before = billing.stripe.calls.length;
    const { status, body } = await billing.app.call(getSubscriptionStatus, {}, { token });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        is_active: false,
        status: "none",
        plan: null,
        trial_ends_at: null,
        current_period_ends_at: null,
        cancel_at_period_end: false,
        is_demo: false,
      },
    });
    expect(billing.stripe.calls).toHaveLength(before);
  });

  it("[SUB-15] [API-18] is trialing for 14 days, then active", async () => {
    const { token } = await aSubscriber(billing);
    const trialing = await statusOf(billing, token);
    expect(trialing).toMatchObject({ is_active: false, status: "trialing", plan: "Annual" });
    const now = Date.now() + billing.stripe.state.secondsAhead * 1000;
    expect(Math.abs(Date.parse(trialing.trial_ends_at ?? "") - now - 14 * day)).toBeLessThan(60_000);
    expect(trialing.current_period_ends_at).toBe(trialing.trial_ends_at);

    await billing.advanceDays(14);
    await becomes(billing, token, "active");
    expect(await statusOf(billing, token)).toMatchObject({
      is_active: true,
      status: "active",
      plan: "Annual",
    });
  });

  it("goes from trial to past due when the card fails, and to canceled when it goes on failing", async () => {
    const { token } = await aSubscriber(billing, testCards.failsLater);
    await billing.advanceDays(14);
    await becomes(billing, token, "past_due");
    expect(await statusOf(billing, token)).toMatchObject({ is_active: false });
    await billing.advanceDays(9);
    await becomes(billing, token, "canceled");
  });

  it("says that a subscription will end, and ends it", async () => {
    const { token, customerId } = await aSubscriber(billing);
    await billing.advanceDays(14);
    await becomes(billing, token, "active");
    await endSubscriptionLater(billing, customerId);
    await expect
      .poll(async () => (await statusOf(billing, token)).cancel_at_period_end, { timeout: 10_000 })
      .toBe(true);
    expect(await statusOf(billing, token)).toMatchObject({ is_active: true });
    await billing.advanceDays(366);
    await becomes(billing, token, "canceled");
  });

  it("[OPEN-38] of somebody who has just paid is not unpaid, also before the event has arrived", async () => {
    const { token } = await aUser(billing.app);
    billing.stripe.webhooks.hold();
    const url = await startCheckout(billing, token);
    expect((await statusOf(billing, token)).status).toBe("none");
    await billing.stripe.pay(url, testCards.pays);
    expect((await statusOf(billing, token)).status).toBe("trialing");
    await billing.stripe.webhooks.release();
    await jobsDone(billing);
    expect((await statusOf(billing, token)).status).toBe("trialing");
  });

  it("asks the provider only while a checkout is open, and not for ever", async () => {
    const { token } = await aUser(billing.app);
    await startCheckout(billing, token);
    const before = subscriptionReadings();
    for (let i = 0; i < 40; i += 1) expect((await statusOf(billing, token)).status).toBe("none");
    expect(subscriptionReadings() - before).toBe(30);

    const { token: other } = await aUser(billing.app);
    await startCheckout(billing, other);
    await sql`update checkouts set created_at = now() - interval '25 hours 1 minute'`.execute(
      billing.app.composition.deps.db,
    );
    const later = subscriptionReadings();
    await statusOf(billing, other);
    expect(subscriptionReadings()).toBe(later);
  });

  it("is one's own", async () => {
    await aSubscriber(billing);
    const { token } = await aUser(billing.app);
    expect((await statusOf(billing, token)).status).toBe("none");
  });
});

it("[SUB-16] [OPEN-39] nothing is refused to somebody without a subscription", async () => {
  const { token } = await aUserWhoAnswered(billing.app, { meals: {} });
  const { status, body } = await billing.app.call(recommendMeals, { query: {} }, { token });
  expect([status, body.data.length > 0]).toEqual([200, true]);
});

describe("onboarding", () => {
  it("[ONB-02] [AUTH-13] is past the subscription once there is or was one", async () => {
    const { email, password, token } = await aSubscriber(billing);
    await sql`update profiles set born_on = '1990-01-01'`.execute(billing.app.composition.deps.db);
    const redirectUrl = async (person: { email: string; password: string }) =>
      (await billing.app.call(login, { body: { email: person.email, password: person.password } })).body
        .redirect_url;
    expect(await redirectUrl({ email, password })).toBe("/add-meal-preferences");
    await sql`update subscriptions set status = 'canceled'`.execute(billing.app.composition.deps.db);
    expect((await statusOf(billing, token)).status).toBe("canceled");
    expect(await redirectUrl({ email, password })).toBe("/add-meal-preferences");

    const somebody = await aUser(billing.app);
    await sql`update profiles set born_on = '1990-01-01'`.execute(billing.app.composition.deps.db);
    expect(await redirectUrl(somebody)).toBe("/subscription");
  });
});
