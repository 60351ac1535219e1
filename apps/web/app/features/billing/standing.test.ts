import type { SubscriptionStatus } from "@fernwell/contract/billing";
import { subscriptionStatuses } from "@fernwell/domain/billing/subscription";
import { describe, expect, it } from "vitest";
import { formatLongDate } from "#app/lib/format-date.ts";
import { noSubscription } from "#test/fixtures/subscription.ts";
import { describeNextEvent, getInactiveHeading, getStanding, isActive } from "./standing.ts";

const trialEnd = "2026-03-15T12:00:00.000Z";
const periodEnd = "2027-03-15T12:00:00.000Z";
const trialing: SubscriptionStatus = {
  ...noSubscription,
  status: "trialing",
  plan: "Annual",
  trial_ends_at: trialEnd,
  current_period_ends_at: trialEnd,
};

describe("a subscription", () => {
  it("[SUB-15] counts as active when is_active holds or the status is trialing", () => {
    expect(subscriptionStatuses.filter((status) => isActive({ is_active: false, status }))).toEqual([
      "trialing",
    ]);
    expect(subscriptionStatuses.every((status) => isActive({ is_active: true, status }))).toBe(true);
  });

  it.each([
    ["new", undefined],
    ["new", noSubscription],
    ["new", { ...noSubscription, status: "incomplete_expired" as const }],
    ["active", trialing],
    ["active", { ...trialing, is_demo: true }],
    ["active", { ...trialing, status: "active" as const, is_active: true }],
    ["demo", { ...noSubscription, is_demo: true }],
    ["demo", { ...trialing, status: "canceled" as const, is_demo: true }],
    ["unsettled", { ...trialing, status: "past_due" as const }],
    ["unsettled", { ...trialing, status: "incomplete" as const }],
    ["returning", { ...trialing, status: "canceled" as const }],
  ])("gives the standing %s", (standing, subscription) => {
    expect(getStanding(subscription)).toBe(standing);
  });

  it("says what happens next, and when", () => {
    const active = {
      ...trialing,
      status: "active" as const,
      is_active: true,
      current_period_ends_at: periodEnd,
    };
    const end = formatLongDate(new Date(trialEnd));
    expect(describeNextEvent(trialing)).toBe(
      `Your Annual plan is free until ${end}. Then it is $36 USD per year, unless you cancel first.`,
    );
    expect(describeNextEvent({ ...trialing, cancel_at_period_end: true })).toBe(
      `Your Annual plan ends on ${end}. Nothing more will be charged.`,
    );
    expect(describeNextEvent({ ...trialing, cancel_at_period_end: true, is_demo: true })).toBe(
      `This is a demo of the Annual plan. It ends on ${end}, and nothing is charged.`,
    );
    expect(describeNextEvent(active)).toBe(
      `Your Annual plan, $36 USD per year, renews on ${formatLongDate(new Date(periodEnd))}.`,
    );
    expect(describeNextEvent({ ...active, plan: null })).toBe("Everything is unlocked.");
  });

  it("says why it is not active", () => {
    expect(getInactiveHeading({ status: "none" })).toBe("You have no subscription yet");
    expect(getInactiveHeading({ status: "past_due" })).toBe("Your last payment did not go through");
    expect(getInactiveHeading({ status: "canceled" })).toBe("Your subscription has ended");
  });
});
