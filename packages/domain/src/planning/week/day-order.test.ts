import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemKinds } from "../../item-kind.ts";
import { compareInDay, findHour, findNext } from "./day-order.ts";

const slot = fc.option(
  fc.constantFrom("morning", "breakfast", "midday", "lunch", "snack", "evening", "dinner", "bedtime", "odd"),
);
const placed = fc.record({ kind: fc.constantFrom(...itemKinds), slot, isDone: fc.boolean() });

describe("the order of a day", () => {
  it("[DAY-51] goes from morning to bedtime, with exercise before dinner and calm after it", () => {
    const day = [
      { kind: "meditation", slot: "evening" },
      { kind: "meal", slot: "dinner" },
      { kind: "exercise", slot: null },
      { kind: "meal", slot: "lunch" },
      { kind: "meal", slot: "breakfast" },
      { kind: "exercise", slot: "morning" },
      { kind: "meditation", slot: "bedtime" },
    ] as const;
    expect(day.toSorted(compareInDay).map(({ kind, slot: own }) => own ?? kind)).toEqual([
      "morning",
      "breakfast",
      "lunch",
      "exercise",
      "dinner",
      "evening",
      "bedtime",
    ]);
  });

  it("[DAY-51] has as its next thing the first that is open and not long past", () => {
    fc.assert(
      fc.property(fc.array(placed), fc.double({ min: 0, max: 24, noNaN: true }), (day, hour) => {
        const next = findNext(day, hour);
        const ahead = day.filter((each) => !each.isDone && findHour(each) + 2 >= hour);
        expect(next === null).toBe(ahead.length === 0);
        if (next === null) return;
        expect(next.isDone).toBe(false);
        for (const each of ahead) expect(findHour(each)).toBeGreaterThanOrEqual(findHour(next));
      }),
    );
  });

  it("[DAY-51] does not call a breakfast next in the evening", () => {
    const breakfast = { kind: "meal", slot: "breakfast", isDone: false } as const;
    const dinner = { kind: "meal", slot: "dinner", isDone: false } as const;
    expect(findNext([breakfast, dinner], 9)).toBe(breakfast);
    expect(findNext([breakfast, dinner], 19)).toBe(dinner);
    expect(findNext([breakfast, dinner], 23)).toBeNull();
  });
});
