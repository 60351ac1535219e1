import { cancelSubscription, resumeSubscription } from "@fernwell/contract/billing";
import { prices, priceText } from "@fernwell/domain/billing/offers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aSubscriber,
  type BillingApp,
  endSubscription,
  endSubscriptionLater,
  jobsDone,
  leaksOf,
  startBillingApp,
} from "../../../test/billing.ts";
import { findTrialReminders } from "./billing.service.ts";

let billing: BillingApp;
beforeAll(async () => {
  billing = await startBillingApp();
});
afterAll(async () => {
  expect(leaksOf(billing)).toEqual([]);
  await billing.close();
});

const remindersTo = (email: string) =>
  billing.app.mail.received.filter(({ to, subject }) => to === email && subject.includes("trial ends"));

async function lookForReminders(times = 1): Promise<void> {
  const { deps } = billing.app.composition;
  await Promise.all(Array.from({ length: times }, () => findTrialReminders(deps)));
  await jobsDone(billing);
}

describe("the reminder that a trial ends", () => {
  it("comes three days before, with the day, the price and the way out, and only once", async () => {
    const { email } = await aSubscriber(billing);
    await billing.advanceDays(10);
    await lookForReminders();
    expect(remindersTo(email)).toEqual([]);

    billing.stripe.webhooks.hold();
    await billing.advanceDays(1);
    await lookForReminders(10);
    expect(remindersTo(email)).toHaveLength(1);
    expect(remindersTo(email)[0]?.text).toContain(priceText(prices.Annual));
    expect(remindersTo(email)[0]?.text).toContain("http://127.0.0.1:5173/settings#subscription");

    await billing.stripe.webhooks.release({ copies: 3 });
    await billing.advanceDays(1);
    await lookForReminders(3);
    expect(remindersTo(email)).toHaveLength(1);
  });

  it("comes with the provider's notice, if that is first, and not again by the clock", async () => {
    const { email } = await aSubscriber(billing);
    await billing.advanceDays(11);
    await jobsDone(billing);
    expect(remindersTo(email)).toHaveLength(1);
    await lookForReminders();
    expect(remindersTo(email)).toHaveLength(1);
  });

  it("comes when the mail server is back, once", async () => {
    const { email } = await aSubscriber(billing);
    billing.app.mail.refuseNext(1);
    await billing.advanceDays(11);
    await jobsDone(billing);
    expect(remindersTo(email)).toHaveLength(1);
  });

  it("does not come to somebody who has ended the subscription", async () => {
    const { email, customerId } = await aSubscriber(billing);
    await endSubscription(billing, customerId);
    await billing.stripe.webhooks.delivered();
    await jobsDone(billing);
    await billing.advanceDays(11);
    await lookForReminders();
    expect(remindersTo(email)).toEqual([]);
  });

  it("does not come to somebody who has cancelled in the product, and does after that is taken back", async () => {
    const { email, token } = await aSubscriber(billing);
    await billing.app.call(cancelSubscription, {}, { token });
    await billing.advanceDays(11);
    await lookForReminders();
    expect(remindersTo(email)).toEqual([]);

    await billing.app.call(resumeSubscription, {}, { token });
    await lookForReminders();
    expect(remindersTo(email)).toHaveLength(1);
  });

  it("does not come to somebody for whom nothing will be charged", async () => {
    const { email, customerId } = await aSubscriber(billing);
    await endSubscriptionLater(billing, customerId);
    await billing.stripe.webhooks.delivered();
    await jobsDone(billing);
    await billing.advanceDays(11);
    await lookForReminders();
    expect(remindersTo(email)).toEqual([]);
  });
});
