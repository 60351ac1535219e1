import { expect, test } from "vitest";
import { detailBuiltPlan } from "./built-plan.ts";

const soup = { item_id: "soup", day: 0, slot: "dinner", servings: 2, leftover_of: null };
const lunch = { ...soup, day: 1, slot: "lunch", leftover_of: 0 };
const plan = { entries: [soup, lunch], cooking_for: 2, reading: null };

test("gives entries dates from the first day, and leftovers the id of the entry that cooks them", () => {
  const { entries } = detailBuiltPlan({ ...plan, starts_on: "2026-12-31" });
  expect(entries.map(({ day }) => day)).toEqual(["2026-12-31", "2027-01-01"]);
  expect(entries.map(({ leftover_of }) => leftover_of)).toEqual([null, entries[0]?.entry_id]);
});

test("leaves the days open if the prompt named none", () => {
  const { entries } = detailBuiltPlan({ ...plan, starts_on: null });
  expect(entries.map(({ day }) => day)).toEqual([null, null]);
});
