import type { SubscriptionStatus } from "@fernwell/contract/billing";
import { describe, expect, it } from "vitest";
import { formatLongDate } from "#app/lib/format-date.ts";
import { askToCancel, askToChangePlan, describeKeeping } from "./questions.ts";

const trialEnd = "2026-03-15T12:00:00.000Z";
const periodEnd = "2027-03-15T12:00:00.000Z";
const trialing: SubscriptionStatus = {
  is_active: false,
  status: "trialing",
  plan: "Annual",
  trial_ends_at: trialEnd,
  current_period_ends_at: trialEnd,
  cancel_at_period_end: false,
  is_demo: false,
  returned_payment: null,
};
const active: SubscriptionStatus = {
  ...trialing,
  status: "active",
  is_active: true,
  current_period_ends_at: periodEnd,
};
const day = (moment: string) => formatLongDate(new Date(moment));

describe("a confirmation says", () => {
  it("when a cancelled subscription ends, and that nothing more is charged", () => {
    const messageFor = (subscription: SubscriptionStatus) => askToCancel(subscription).message;
    expect(messageFor(trialing)).toContain(`until ${day(trialEnd)}. Then it ends, and nothing more`);
    expect(messageFor(active)).toContain(`until ${day(periodEnd)}. Then it ends, and nothing more`);
    expect(messageFor({ ...active, status: "past_due", is_active: false })).toMatch(
      /^Your subscription ends, and nothing more will be charged\./,
    );
    expect(messageFor({ ...trialing, is_demo: true })).toBe(
      "The demo ends at once. Nothing was charged, and nothing will be.",
    );
  });

  it("what another plan costs, and from when", () => {
    const messageFor = (subscription: SubscriptionStatus) => askToChangePlan(subscription, "Monthly").message;
    expect(messageFor(trialing)).toBe(
      `Your trial continues until ${day(trialEnd)}, and nothing is charged before. From then on the Monthly plan is $5 USD per month.`,
    );
    expect(messageFor(active)).toContain("$5 USD per month, starts today and is charged today");
    expect(messageFor({ ...trialing, is_demo: true })).toContain("Nothing is charged.");
  });

  it("what keeping a cancelled subscription costs", () => {
    const ending = { ...active, cancel_at_period_end: true };
    expect(describeKeeping(ending)).toBe("If you keep it, it continues from that day at $36 USD per year.");
  });
});
