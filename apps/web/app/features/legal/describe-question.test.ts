import type { Acceptances } from "@fernwell/contract/legal";
import { expect, it } from "vitest";
import { describeQuestion } from "./describe-question.ts";

const current = { version: "2026-01-02", accepted_at: null };

function accepted(terms: string | null, privacy: string | null): Acceptances {
  return {
    terms: { ...current, changes: "New terms.", accepted_version: terms },
    privacy: { ...current, changes: "New policy.", accepted_version: privacy },
  };
}

it("[TRUST-97] asks nothing of a person who has accepted what counts", () => {
  expect(describeQuestion(accepted("2026-01-02", "2026-01-02"))).toBeNull();
});

it.each([
  ["the terms", "2025-01-01", "2026-01-02", "Our terms have changed", ["New terms."]],
  ["the policy", "2026-01-02", "2025-01-01", "Our privacy policy has changed", ["New policy."]],
  [
    "both",
    "2025-01-01",
    "2025-01-01",
    "Our terms and privacy policy have changed",
    ["New terms.", "New policy."],
  ],
  ["what they never accepted", null, null, "Please accept our terms", []],
  ["one that changed and one never accepted", "2025-01-01", null, "Please accept our terms", ["New terms."]],
])("[TRUST-97] asks about %s", (_, terms, privacy, title, changes) => {
  const question = describeQuestion(accepted(terms, privacy));
  expect(question?.title).toBe(title);
  expect(question?.changes.map(({ text }) => text)).toEqual(changes);
});
