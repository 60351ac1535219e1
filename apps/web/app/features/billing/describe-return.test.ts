import type { ReturnedPayment } from "@fernwell/contract/billing";
import { expect, it } from "vitest";
import { formatLongDate } from "#app/lib/format-date.ts";
import { noSubscription } from "#test/fixtures/subscription.ts";
import { describeReturn } from "./describe-return.ts";

const day = formatLongDate(new Date("2026-03-04T12:00:00Z"));
const paid: ReturnedPayment = {
  paid_at: "2026-03-01T12:00:00.000Z",
  amount_cents: 3600,
  currency: "USD",
  refunded_cents: 0,
  refunded_at: null,
  dispute: null,
  disputed_at: null,
};
const refunded_at = "2026-03-04T12:00:00.000Z";
const disputed_at = refunded_at;

it("[TRUST-44] says nothing when nothing was given back", () => {
  expect(describeReturn(noSubscription)).toBeNull();
});

it.each<[string, Partial<ReturnedPayment>, string]>([
  ["a refund", { refunded_cents: 3600, refunded_at }, `Your payment of $36 USD was refunded on ${day}.`],
  [
    "a partial refund",
    { refunded_cents: 1250, refunded_at },
    `$12.50 USD of your payment of $36 USD was refunded on ${day}.`,
  ],
  ["another currency", { refunded_cents: 3600, currency: "EUR" }, "Your payment of 36 EUR was refunded."],
])("[TRUST-44] describes %s", (_, change, sentence) => {
  expect(describeReturn({ ...noSubscription, returned_payment: { ...paid, ...change } })).toBe(sentence);
});

it.each<[string, Partial<ReturnedPayment>, string]>([
  [
    "an open dispute",
    { dispute: "open", disputed_at },
    `Your payment of $36 USD was disputed on ${day}. Until your bank has decided, your subscription is paused and nothing is charged.`,
  ],
  [
    "a lost dispute",
    { dispute: "lost", disputed_at },
    `Your payment of $36 USD was disputed on ${day} and given back to you, so your subscription has ended.`,
  ],
  [
    "a won dispute",
    { dispute: "won", disputed_at },
    "The dispute about your payment of $36 USD is settled, and your subscription continues.",
  ],
  [
    "a refund after a won dispute",
    { dispute: "won", disputed_at, refunded_cents: 3600, refunded_at },
    `Your payment of $36 USD was refunded on ${day}.`,
  ],
])("[TRUST-45] describes %s", (_, change, sentence) => {
  expect(describeReturn({ ...noSubscription, returned_payment: { ...paid, ...change } })).toBe(sentence);
});
