import { expect, it } from "vitest";
import { type LimitsClause, writeLimits } from "./limits.ts";

const by = ["food.ingredients"];
const wine = { keeps: "leave out wine and kelp", by };
const strain = { keeps: "leave out strain", by };
const gentle = { keeps: "keep movement gentle", by };
const ankles = { keeps: "spare the ankles", by };
const caffeine = { cannot: "we cannot limit caffeine" };

it.each<[string, LimitsClause[]]>([
  ["We leave out wine and kelp.", [wine]],
  ["We leave out wine and kelp, but we cannot limit caffeine.", [wine, caffeine]],
  ["We leave out wine and kelp, and strain.", [wine, strain]],
  ["We leave out strain and wine and kelp.", [strain, wine]],
  ["We leave out strain and keep movement gentle, but we cannot limit caffeine.", [strain, gentle, caffeine]],
  ["We leave out strain, keep movement gentle and spare the ankles.", [strain, gentle, ankles]],
  ["We cannot limit caffeine, and nobody can.", [caffeine, { cannot: "nobody can" }]],
  ["We cannot limit caffeine; we keep movement gentle.", [caffeine, gentle]],
  ["We keep movement gentle, because we do not know.", [gentle, { because: "we do not know" }]],
  ["Tell us; we keep movement gentle; ask.", [{ note: "tell us" }, gentle, { note: "ask" }]],
  ["Tell us; ask.", [{ note: "tell us" }, { note: "ask" }]],
])("[SAFE-137] writes “%s”", (sentence, clauses) => {
  expect(writeLimits(clauses)).toBe(sentence);
});

it("[SAFE-137] writes nothing without clauses", () => {
  expect(writeLimits([])).toBeNull();
});
