import type { WireWeek } from "@fernwell/contract/week";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cutWeek } from "./cover-range.ts";

const aDay = fc.integer({ min: 10, max: 28 }).map((day) => `2026-11-${day}`);

function aWeek(days: readonly string[]): WireWeek {
  const ids = days.map((_, index) => `entry-${index}`);
  return {
    entries: days.map((day, index) => ({
      ...{ entry_id: ids[index] ?? "", item_id: "dal", item_name: "personal_meal_plan", plan_id: "plan" },
      ...{ day, slot: null, servings: null, note: null, leftover_of: null, done: false },
    })),
    plans: [],
    people_cooked_for: null,
    hints: [{ entry_ids: ids, text: "Twice the same." }],
    ahead: [],
    energy: null,
    meals: [],
    exercises: [],
    meditations: [],
  };
}

test("[PHONE-11] a part of kept days has exactly the entries of its days, and hints only about these", () => {
  fc.assert(
    fc.property(fc.array(aDay), aDay, aDay, (days, from, to) => {
      const isWithin = (day: string) => day >= from && day <= to;
      const part = cutWeek(aWeek(days), from, to);
      expect(part.entries.map(({ day }) => day)).toEqual(days.filter(isWithin));
      expect(part.hints).toHaveLength(days.every(isWithin) ? 1 : 0);
    }),
  );
});
