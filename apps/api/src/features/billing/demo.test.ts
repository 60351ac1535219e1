import { login } from "@fernwell/contract/accounts";
import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  getSubscriptionStatus,
  openBillingPortal,
  resumeSubscription,
} from "@fernwell/contract/billing";
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

const getStatus = async (token: string) => (await app.call(getSubscriptionStatus, {}, { token })).body;

describe("billing without a payment provider", () => {
  it.each(["Annual", "Monthly"] as const)(
    "[OPEN-36] [SUB-14] starts a checkout of %s on a page of the product that takes no payment",
    async (pkg) => {
      const { token } = await aUser(app);
      const { status, body } = await app.call(createCheckoutSession, { query: { pkg } }, { token });
      expect({ status, body }).toEqual({ status: 200, body: { url: `/subscription?demo=${pkg}` } });
    },
  );

  it("says that it is a demo, before and after", async () => {
    const { token } = await aUser(app);
    expect(await getStatus(token)).toMatchObject({ status: "none", is_active: false, is_demo: true });
    await app.call(createCheckoutSession, { query: { pkg: "Monthly" } }, { token });
    expect(await getStatus(token)).toMatchObject({
      status: "trialing",
      is_active: false,
      plan: "Monthly",
      cancel_at_period_end: true,
      is_demo: true,
    });
  });

  it("starts a trial that is never charged, and can be started again", async () => {
    const { email, token } = await aUser(app);
    await app.call(createCheckoutSession, { query: { pkg: "Annual" } }, { token });
    daysAhead += 12;
    await findTrialReminders(app.composition.deps);
    daysAhead += 3;
    expect((await getStatus(token)).status).toBe("canceled");
    await app.call(createCheckoutSession, { query: { pkg: "Annual" } }, { token });
    expect((await getStatus(token)).status).toBe("trialing");
    expect(app.mail.received.filter(({ to, subject }) => to === email && subject.includes("trial"))).toEqual(
      [],
    );
    const { rows } = await sql`select 1 from subscriptions union all select 1 from billing_customers`.execute(
      app.composition.deps.db,
    );
    expect(rows).toEqual([]);
  });

  it("changes the plan and keeps the trial's end", async () => {
    const { token } = await aUser(app);
    await app.call(createCheckoutSession, { query: { pkg: "Annual" } }, { token });
    const before = await getStatus(token);
    const { status, body } = await app.call(changePlan, { query: { pkg: "Monthly" } }, { token });
    expect([status, body]).toEqual([200, { ...before, plan: "Monthly" }]);
    expect((await app.call(resumeSubscription, {}, { token })).body).toEqual(body);
  });

  it("ends when it is cancelled, without a mail", async () => {
    const { email, token } = await aUser(app);
    await app.call(createCheckoutSession, { query: { pkg: "Annual" } }, { token });
    const { status, body } = await app.call(cancelSubscription, {}, { token });
    expect([status, body.status]).toEqual([200, "none"]);
    expect(app.mail.received.filter(({ to, subject }) => to === email && subject.includes("cancel"))).toEqual(
      [],
    );
  });

  it("has nothing to change without a demo, and never a portal", async () => {
    const { token } = await aUser(app);
    const refusals = [
      await app.call(cancelSubscription, {}, { token }),
      await app.call(resumeSubscription, {}, { token }),
      await app.call(changePlan, { query: { pkg: "Monthly" } }, { token }),
    ];
    for (const { status, body } of refusals) expect([status, body.code]).toEqual([409, "no_subscription"]);

    await app.call(createCheckoutSession, { query: { pkg: "Annual" } }, { token });
    const { status, body } = await app.call(openBillingPortal, {}, { token });
    expect([status, body.code]).toEqual([409, "no_subscription"]);
  });

  it("[ONB-02] lets onboarding go on", async () => {
    const { email, password, token } = await aUser(app);
    await sql`update profiles set born_on = '1990-01-01'`.execute(app.composition.deps.db);
    const redirectUrl = async () => (await app.call(login, { body: { email, password } })).body.redirect_url;
    expect(await redirectUrl()).toBe("/subscription");
    await app.call(createCheckoutSession, { query: { pkg: "Annual" } }, { token });
    expect(await redirectUrl()).toBe("/add-meal-preferences");
  });

  it("accepts no events", async () => {
    const response = await fetch(`${app.url}/api/stripe/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": "t=1,v1=00" },
      body: "{}",
    });
    expect(response.status).toBe(404);
  });
});
