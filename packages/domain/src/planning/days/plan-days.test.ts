import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, assignDays } from "./plan-days.ts";

it("gives each day one item per slot, in the order of the plan", () => {
  expect(assignDays(["breakfast", "dinner", "breakfast", "dinner", "dinner"])).toEqual([0, 0, 1, 1, 2]);
});

it("never puts two items of a slot on a day and skips no day", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("breakfast", "lunch", "dinner"), { maxLength: 60 }), (slots) => {
      const days = assignDays(slots);
      const places = days.map((day, at) => `${day} ${slots[at]}`);
      expect(new Set(places).size).toBe(slots.length);
      for (const slot of new Set(slots)) {
        const own = days.filter((_, at) => slots[at] === slot);
        expect(own).toEqual(own.map((_, index) => index));
      }
    }),
  );
});

it("adds days across the ends of months and years", () => {
  expect(addDays(new Date("2027-12-31T23:59:59Z"), 1)).toBe("2028-01-01");
  expect(addDays(new Date("2028-02-28T00:00:00Z"), 1)).toBe("2028-02-29");
});
