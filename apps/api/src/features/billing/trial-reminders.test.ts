import { cancelSubscription, resumeSubscription } from "@fernwell/contract/billing";
import { formatPrice, prices } from "@fernwell/domain/billing/offers";
import { describe, expect, it } from "vitest";
import {
  aSubscriber,
  endSubscription,
  endSubscriptionLater,
  serveBilling,
  waitForJobs,
} from "../../../test/billing.ts";
import { findTrialReminders } from "./billing.service.ts";

const billing = serveBilling();

const remindersTo = (email: string) =>
  billing.app.mail.received.filter(({ to, subject }) => to === email && subject.includes("trial ends"));

async function lookForReminders(times = 1): Promise<void> {
  const { deps } = billing.app.composition;
  await Promise.all(Array.from({ length: times }, () => findTrialReminders(deps)));
  await waitForJobs(billing);
}

describe("the reminder that a trial ends", () => {
  it("comes once, three days before, with the date, the price and how to cancel", async () => {
    const { email } = await aSubscriber(billing);
    await billing.advanceDays(10);
    await lookForReminders();
    expect(remindersTo(email)).toEqual([]);

    billing.stripe.webhooks.hold();
    await billing.advanceDays(1);
    await lookForReminders(10);
    expect(remindersTo(email)).toHaveLength(1);
    expect(remindersTo(email)[0]?.text).toContain(formatPrice(prices.Annual));
    expect(remindersTo(email)[0]?.text).toContain("http://127.0.0.1:5173/settings/subscription");

    await billing.stripe.webhooks.release({ copies: 3 });
    await billing.advanceDays(1);
    await lookForReminders(3);
    expect(remindersTo(email)).toHaveLength(1);
  });

  it("comes with the provider's notice if that is first, and not a second time by the clock", async () => {
    const { email } = await aSubscriber(billing);
    await billing.advanceDays(11);
    await waitForJobs(billing);
    expect(remindersTo(email)).toHaveLength(1);
    await lookForReminders();
    expect(remindersTo(email)).toHaveLength(1);
  });

  it("comes when the mail server is back, once", async () => {
    const { email } = await aSubscriber(billing);
    billing.app.mail.refuseNext(1, email);
    await billing.advanceDays(11);
    await waitForJobs(billing);
    expect(remindersTo(email)).toHaveLength(1);
  });

  it("does not come after the subscription was ended", async () => {
    const { email, customerId } = await aSubscriber(billing);
    await endSubscription(billing, customerId);
    await billing.stripe.webhooks.delivered();
    await waitForJobs(billing);
    await billing.advanceDays(11);
    await lookForReminders();
    expect(remindersTo(email)).toEqual([]);
  });

  it("does not come after a cancellation, and does once it is resumed", async () => {
    const { email, token } = await aSubscriber(billing);
    await billing.app.call(cancelSubscription, {}, { token });
    await billing.advanceDays(11);
    await lookForReminders();
    expect(remindersTo(email)).toEqual([]);

    await billing.app.call(resumeSubscription, {}, { token });
    await lookForReminders();
    expect(remindersTo(email)).toHaveLength(1);
  });

  it("does not come when nothing will be charged", async () => {
    const { email, customerId } = await aSubscriber(billing);
    await endSubscriptionLater(billing, customerId);
    await billing.stripe.webhooks.delivered();
    await waitForJobs(billing);
    await billing.advanceDays(11);
    await lookForReminders();
    expect(remindersTo(email)).toEqual([]);
  });
});
