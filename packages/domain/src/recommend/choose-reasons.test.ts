import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Candidate, chooseReasons } from "./choose-reasons.ts";
import type { Reason } from "./weights.ts";

const breakfast: Reason = { kind: "meal-type", id: "breakfast" };
const level: Reason = { kind: "level" };
const quick: Reason = { kind: "quick" };
const vegan: Reason = { kind: "diet", id: "vegan" };
const knees: Reason = { kind: "fine-for", limitation: "knee" };
const sulphites: Reason = { kind: "free-of", allergens: ["sulphites"] };
const all = [breakfast, level, quick, vegan, knees, sulphites];

const strong = (...reasons: Reason[]): Candidate[] => reasons.map((reason) => ({ reason, strength: 4 }));
const choose = (cards: readonly (readonly Candidate[])[]) =>
  chooseReasons(cards, (reason) => JSON.stringify(reason));
const repeat = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);
const countCards = (chosen: readonly (readonly Reason[])[], reason: Reason) =>
  chosen.filter((reasons) => reasons.includes(reason)).length;

describe("the reasons of a page", () => {
  it("[FIND-30] [FIND-31] are at most two on a card, true of it, of two kinds, and each on a third of the cards or fewer", () => {
    const candidate = fc.record({
      reason: fc.constantFrom(...all, { kind: "meal-type", id: "dinner" } as const),
      strength: fc.integer({ min: 1, max: 24 }),
    });
    const anyPage = fc.array(fc.array(candidate, { maxLength: 6 }), { minLength: 3, maxLength: 24 });
    fc.assert(
      fc.property(anyPage, (page) => {
        const chosen = choose(page);
        expect(chosen).toHaveLength(page.length);
        chosen.forEach((reasons, card) => {
          expect(reasons.length).toBeLessThanOrEqual(2);
          expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length);
          for (const reason of reasons) expect(page[card]?.map((each) => each.reason)).toContain(reason);
        });
        for (const reason of all) expect(countCards(chosen, reason)).toBeLessThanOrEqual(page.length / 3);
      }),
    );
  });

  it("[FIND-31] are counted by their sentence, with its figures", () => {
    const describeBy = (minutes: (card: number) => number) =>
      chooseReasons(repeat(6, strong(quick)), (_, card) => `Ready in ${minutes(card)} minutes`);
    expect(
      countCards(
        describeBy(() => 20),
        quick,
      ),
    ).toBe(2);
    expect(
      countCards(
        describeBy((card) => card),
        quick,
      ),
    ).toBe(3);
  });

  it("[FIND-31] of one kind stand on half of the cards at most, whatever their figures", () => {
    const chosen = chooseReasons(repeat(10, strong(quick)), (_, card) => `Ready in ${card} minutes`);
    expect(countCards(chosen, quick)).toBe(5);
  });

  it("prefer what fewer cards have, and what counts more", () => {
    const cards = [strong(breakfast, level, quick), ...repeat(5, strong(breakfast, level))];
    expect(choose(cards)[0]?.[0]).toBe(quick);
    const weak = [{ reason: level, strength: 1 }, ...strong(breakfast)];
    expect(choose(repeat(3, weak))[0]?.[0]).toBe(breakfast);
  });

  it("come to every card once before any card has two", () => {
    const chosen = choose(repeat(9, strong(breakfast, level, quick)));
    expect(chosen.map(({ length }) => length)).toEqual(repeat(9, 1));
  });

  it.each([vegan, knees, sulphites])(
    "[FIND-32] say at least once that a constraint was heeded: %j",
    (heeded) => {
      const saidOf = (["like", "gentler", "simpler", "harder"] as const).map((kind) => (card: number) => ({
        reason: { kind, name: `${card}` },
        strength: 9,
      }));
      const page = Array.from({ length: 6 }, (_, card): Candidate[] => [
        { reason: heeded, strength: 1 },
        ...saidOf.map((say) => say(card)),
      ]);
      const chosen = choose(page);
      expect(chosen.map(({ length }) => length)).toEqual(repeat(6, 2));
      expect(countCards(chosen, heeded)).toBe(1);
    },
  );

  it("are none where nothing is true", () => {
    expect(choose([[], []])).toEqual([[], []]);
    expect(choose([])).toEqual([]);
  });
});
