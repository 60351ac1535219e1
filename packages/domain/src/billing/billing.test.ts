import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPrice, prices } from "./offers.ts";
import {
  findCurrentSubscription,
  findEndDate,
  isCancellation,
  isOpen,
  isRunning,
  noSubscription,
  type SubscriptionStatus,
  subscriptionStatuses,
} from "./subscription.ts";
import { computeReminderHorizon, computeTrialEnd, isReminderDue, trialDays } from "./trial.ts";

const now = new Date("2026-03-01T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

describe("prices", () => {
  it("[OPEN-01] are $36 USD per year and $5 USD per month, everywhere", () => {
    expect(formatPrice(prices.Annual)).toBe("$36 USD per year");
    expect(formatPrice(prices.Monthly)).toBe("$5 USD per month");
  });
});

describe("a status", () => {
  it("[SUB-15] counts as active when it is active or trialing", () => {
    expect(subscriptionStatuses.filter(isRunning)).toEqual(["trialing", "active"]);
  });

  it("is open until it has ended", () => {
    expect(subscriptionStatuses.filter((status) => !isOpen(status))).toEqual([
      "none",
      "incomplete_expired",
      "canceled",
    ]);
  });
});

describe("the current subscription", () => {
  const had = fc.record({
    status: fc.constantFrom<SubscriptionStatus>(...subscriptionStatuses),
    createdAt: fc.date({ noInvalidDate: true }),
  });
  const ofAll = (rows: readonly { status: SubscriptionStatus; createdAt: Date }[]) =>
    findCurrentSubscription(rows.map((row) => ({ ...noSubscription, ...row })));

  it("is the newest open one, or else the newest, in any order", () => {
    fc.assert(
      fc.property(fc.array(had, { minLength: 1 }), (rows) => {
        const current = ofAll(rows);
        const open = rows.filter(({ status }) => isOpen(status));
        const newest = Math.max(
          ...(open.length > 0 ? open : rows).map(({ createdAt }) => createdAt.getTime()),
        );
        expect(current && isOpen(current.status)).toBe(open.length > 0);
        expect(current?.createdAt.getTime()).toBe(newest);
        expect(ofAll(rows.toReversed())?.createdAt).toEqual(current?.createdAt);
      }),
    );
  });

  it("does not exist without subscriptions", () => {
    expect(ofAll([])).toBeUndefined();
  });
});

describe("a cancellation", () => {
  const running = { ...noSubscription, subscriptionId: "one", status: "active" as const };
  const ending = { ...running, endsAtPeriodEnd: true };
  const unpaid = { ...running, status: "past_due" as const };
  const over = { ...running, status: "canceled" as const };

  it.each([
    ["told to end", running, ending, true],
    ["told to end before it was ever seen", undefined, ending, true],
    ["told to end after another one was", { ...ending, subscriptionId: "other" }, ending, true],
    ["known to end", ending, ending, false],
    ["known to end, and over", ending, over, false],
    ["kept after all", ending, running, false],
    ["unpaid and over", unpaid, over, true],
    ["over before it was ever seen", undefined, over, false],
    ["known to be over", over, over, false],
    ["running on", running, running, false],
  ])("is detected once: a subscription that is %s", (_, before, current, isOne) => {
    expect(isCancellation(before, current)).toBe(isOne);
  });

  it("takes effect at the end of the trial or paid period", () => {
    const ends = { trialEndsAt: inDays(3), currentPeriodEndsAt: inDays(30) };
    expect(findEndDate({ ...ending, ...ends, status: "trialing" })).toEqual(inDays(3));
    expect(findEndDate({ ...ending, ...ends })).toEqual(inDays(30));
  });
});

describe("a trial", () => {
  const trialing = { ...noSubscription, status: "trialing" as const, offer: "Annual" as const };

  it("lasts 14 days", () => {
    expect(computeTrialEnd(now)).toEqual(inDays(trialDays));
    expect(trialDays).toBe(14);
  });

  it.each([
    ["four days before its end", inDays(4), false],
    ["three days before its end", inDays(3), true],
    ["an hour before its end", inDays(1 / 24), true],
    ["when it is over", now, false],
  ])("is due for a reminder: %s", (_, trialEndsAt, isDue) => {
    expect(isReminderDue({ ...trialing, trialEndsAt }, now)).toBe(isDue);
    expect(trialEndsAt <= computeReminderHorizon(now) && trialEndsAt > now).toBe(isDue);
  });

  it("is not due for a reminder when no charge follows", () => {
    const trialEndsAt = inDays(2);
    expect(isReminderDue({ ...trialing, trialEndsAt, endsAtPeriodEnd: true }, now)).toBe(false);
    expect(isReminderDue({ ...trialing, trialEndsAt, status: "active" }, now)).toBe(false);
  });
});
