import { expect, test } from "vitest";
import { describePlace, listSlots } from "./entry-place.ts";

test.each([
  [{ day: "2026-12-02", slot: "dinner" }, "Wed 2 Dec · Dinner"],
  [{ day: "2026-03-29", slot: null }, "Sun 29 Mar"],
  [{ day: null, slot: "bedtime" }, "Bedtime"],
  [{ day: null, slot: null }, null],
])("[WEEK-56] an entry says when it is: %o", (entry, text) => {
  expect(describePlace(entry)).toBe(text);
});

test("[WEEK-56] the slots are the meals or the times of day, and the one that an entry has", () => {
  expect(listSlots("meal", "dinner")).toEqual(["breakfast", "lunch", "dinner", "snack", "dessert", "drink"]);
  expect(listSlots("meditation", "noon")).toEqual(["morning", "midday", "evening", "bedtime", "noon"]);
});
