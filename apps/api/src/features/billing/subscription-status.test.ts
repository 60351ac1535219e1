import { login } from "@fernwell/contract/accounts";
import { getSubscriptionStatus } from "@fernwell/contract/billing";
import { recommendMeals } from "@fernwell/contract/recommendations";
import { testCards } from "@fernwell/fake-stripe/cards";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aUserWhoAnswered } from "../../../test/answers.ts";
import {
  aSubscriber,
  endSubscriptionLater,
  getStatus,
  serveBilling,
  startCheckout,
  waitForJobs,
  waitForStatus,
} from "../../../test/billing.ts";
import { aUser } from "../../../test/people.ts";

const day = 24 * 60 * 60 * 1000;

const billing = serveBilling();

const subscriptionReadings = () =>
  billing.stripe.calls.filter(({ path }) => path === "/v1/subscriptions").length;

describe("the status", () => {
  it("[API-18] of a person who never subscribed is none, without a request to the provider", async () => {
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
        returned_payment: null,
      },
    });
    expect(billing.stripe.calls).toHaveLength(before);
  });

  it("[SUB-15] [API-18] is trialing for 14 days, then active", async () => {
    const { token } = await aSubscriber(billing);
    const trialing = await getStatus(billing, token);
    expect(trialing).toMatchObject({ is_active: false, status: "trialing", plan: "Annual" });
    const now = Date.now() + billing.stripe.state.secondsAhead * 1000;
    expect(Math.abs(Date.parse(trialing.trial_ends_at ?? "") - now - 14 * day)).toBeLessThan(60_000);
    expect(trialing.current_period_ends_at).toBe(trialing.trial_ends_at);

    await billing.advanceDays(14);
    await waitForStatus(billing, token, "active");
    expect(await getStatus(billing, token)).toMatchObject({
      is_active: true,
      status: "active",
      plan: "Annual",
    });
  });

  it("goes from trial to past due when the card fails, and to canceled when it keeps failing", async () => {
    const { token } = await aSubscriber(billing, testCards.failsLater);
    await billing.advanceDays(14);
    await waitForStatus(billing, token, "past_due");
    expect(await getStatus(billing, token)).toMatchObject({ is_active: false });
    await billing.advanceDays(9);
    await waitForStatus(billing, token, "canceled");
  });

  it("says that a subscription will end, and ends it", async () => {
    const { token, customerId } = await aSubscriber(billing);
    await billing.advanceDays(14);
    await waitForStatus(billing, token, "active");
    await endSubscriptionLater(billing, customerId);
    await expect.poll(async () => (await getStatus(billing, token)).cancel_at_period_end).toBe(true);
    expect(await getStatus(billing, token)).toMatchObject({ is_active: true });
    await billing.advanceDays(366);
    await waitForStatus(billing, token, "canceled");
  });

  it("[OPEN-38] of a person who has just paid is current, even before the event has arrived", async () => {
    const { token } = await aUser(billing.app);
    billing.stripe.webhooks.hold();
    const url = await startCheckout(billing, token);
    expect((await getStatus(billing, token)).status).toBe("none");
    await billing.stripe.pay(url, testCards.pays);
    expect((await getStatus(billing, token)).status).toBe("trialing");
    await billing.stripe.webhooks.release();
    await waitForJobs(billing);
    expect((await getStatus(billing, token)).status).toBe("trialing");
  });

  it("syncs only while a checkout is open, and not for ever", async () => {
    const { token } = await aUser(billing.app);
    await startCheckout(billing, token);
    const before = subscriptionReadings();
    for (let i = 0; i < 40; i += 1) expect((await getStatus(billing, token)).status).toBe("none");
    expect(subscriptionReadings() - before).toBe(30);

    const { token: other } = await aUser(billing.app);
    await startCheckout(billing, other);
    await sql`update checkouts set created_at = now() - interval '25 hours 1 minute'`.execute(
      billing.app.composition.deps.db,
    );
    const later = subscriptionReadings();
    await getStatus(billing, other);
    expect(subscriptionReadings()).toBe(later);
  });

  it("is visible only to its owner", async () => {
    await aSubscriber(billing);
    const { token } = await aUser(billing.app);
    expect((await getStatus(billing, token)).status).toBe("none");
  });
});

it("[SUB-16] [OPEN-39] nothing is refused without a subscription", async () => {
  const { token } = await aUserWhoAnswered(billing.app, { meals: {} });
  const { status, body } = await billing.app.call(recommendMeals, { query: {} }, { token });
  expect([status, body.data.length > 0]).toEqual([200, true]);
});

describe("onboarding", () => {
  it("[ONB-02] [AUTH-13] skips the subscription step once there is or was one", async () => {
    const { email, password, token } = await aSubscriber(billing);
    await sql`update profiles set born_on = '1990-01-01'`.execute(billing.app.composition.deps.db);
    const redirectUrl = async (person: { email: string; password: string }) =>
      (await billing.app.call(login, { body: { email: person.email, password: person.password } })).body
        .redirect_url;
    expect(await redirectUrl({ email, password })).toBe("/add-meal-preferences");
    await sql`update subscriptions set status = 'canceled'`.execute(billing.app.composition.deps.db);
    expect((await getStatus(billing, token)).status).toBe("canceled");
    expect(await redirectUrl({ email, password })).toBe("/add-meal-preferences");

    const newcomer = await aUser(billing.app);
    await sql`update profiles set born_on = '1990-01-01'`.execute(billing.app.composition.deps.db);
    expect(await redirectUrl(newcomer)).toBe("/subscription");
  });
});
