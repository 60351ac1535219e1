import { login } from "@fernwell/contract/accounts";
import { createCheckoutSession, getSubscriptionStatus } from "@fernwell/contract/billing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { findTrialReminders } from "./billing.service.ts";

let daysAhead = 0;
let app: TestApp;
beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + daysAhead * 24 * 60 * 60 * 1000) };
  app = await startTestApp({}, { clock });
});
afterAll(() => app.close());

const statusOf = async (token: string) => (await app.call(getSubscriptionStatus, {}, { token })).body;

describe("billing without a payment provider", () => {
  it.each(["Annual", "Monthly"] as const)(
    "[OPEN-36] [SUB-14] answers a checkout of %s with a page of the product that takes no payment",
    async (pkg) => {
      const { token } = await aUser(app);
      const { status, body } = await app.call(createCheckoutSession, { query: { pkg } }, { token });
      expect({ status, body }).toEqual({ status: 200, body: { url: `/subscription?demo=${pkg}` } });
    },
  );

  it("says that it is a demo, before and after", async () => {
    const { token } = await aUser(app);
    expect(await statusOf(token)).toMatchObject({ status: "none", is_active: false, is_demo: true });
    await app.call(createCheckoutSession, { query: { pkg: "Monthly" } }, { token });
    expect(await statusOf(token)).toMatchObject({
      status: "trialing",
      is_active: false,
      plan: "Monthly",
      cancel_at_period_end: true,
      is_demo: true,
    });
  });

  it("starts a trial that is followed by nothing, and may be started again", async () => {
    const { email, token } = await aUser(app);
    await app.call(createCheckoutSession, { query: { pkg: "Annual" } }, { token });
    daysAhead += 12;
    await findTrialReminders(app.composition.deps);
    daysAhead += 3;
    expect((await statusOf(token)).status).toBe("canceled");
    await app.call(createCheckoutSession, { query: { pkg: "Annual" } }, { token });
    expect((await statusOf(token)).status).toBe("trialing");
    expect(app.mail.received.filter(({ to, subject }) => to === email && subject.includes("trial"))).toEqual(
      [],
    );
    const { rows } = await sql`select 1 from subscriptions union all select 1 from billing_customers`.execute(
      app.composition.deps.db,
    );
    expect(rows).toEqual([]);
  });

  it("[ONB-02] lets onboarding go on", async () => {
    const { email, password, token } = await aUser(app);
    await sql`update profiles set born_on = '1990-01-01'`.execute(app.composition.deps.db);
    const redirectUrl = async () => (await app.call(login, { body: { email, password } })).body.redirect_url;
    expect(await redirectUrl()).toBe("/subscription");
    await app.call(createCheckoutSession, { query: { pkg: "Annual" } }, { token });
    expect(await redirectUrl()).toBe("/add-meal-preferences");
  });

  it("has no door for events", async () => {
    const answer = await fetch(`${app.url}/api/stripe/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": "t=1,v1=00" },
      body: "{}",
    });
    expect(answer.status).toBe(404);
  });
});
