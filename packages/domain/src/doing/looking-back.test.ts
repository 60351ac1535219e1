import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemKinds } from "../item-kind.ts";
import { getWeekday } from "../planning/prompt/days/weekdays.ts";
import {
  type Done,
  describeMinutes,
  describeTotals,
  findSpan,
  listMonths,
  listMostOften,
  shownWeeks,
  sumByKind,
  sumByWeek,
} from "./looking-back.ts";

/** A Wednesday. */
const today = "2026-11-18";
const span = findSpan(today);
const days = listMonths(span).flat();

const something = fc.record({
  day: fc.constantFrom(...days),
  kind: fc.constantFrom(...itemKinds),
  itemId: fc.option(fc.constantFrom("a", "b", "c")),
  title: fc.constantFrom("Soup", "Squats", "Free timer"),
  minutes: fc.integer({ min: 1, max: 200 }),
});

function aDone(changes: Partial<Done> = {}): Done {
  return { day: today, kind: "meal", itemId: "soup", title: "Soup", minutes: 40, ...changes };
}

describe("the weeks that are looked back on", () => {
  it("[DO-60] are twelve that begin on a Monday, up to the day itself", () => {
    fc.assert(
      fc.property(fc.constantFrom(...days), (to) => {
        const own = findSpan(to);
        const weeks = sumByWeek([], own);
        expect(getWeekday(own.from)).toBe("monday");
        expect(weeks.map(({ monday }) => getWeekday(monday))).toEqual(Array(shownWeeks).fill("monday"));
        expect(weeks[0]?.monday).toBe(own.from);
        expect(listMonths(own).flat().at(-1)).toBe(to);
      }),
    );
  });

  it("[DO-60] hold everything that was done exactly once", () => {
    fc.assert(
      fc.property(fc.array(something), (done) => {
        const weeks = sumByWeek(done, span);
        for (const kind of itemKinds) {
          const all = sumByKind(done)[kind];
          const count = weeks.reduce((total, { totals }) => total + totals[kind].count, 0);
          const minutes = weeks.reduce((total, { totals }) => total + totals[kind].minutes, 0);
          expect({ count, minutes }).toEqual(all);
        }
      }),
    );
  });

  it("[DO-60] put a Sunday into the week before Monday's", () => {
    const done = [
      aDone({ day: "2026-11-15", kind: "exercise", minutes: 20 }),
      aDone({ day: "2026-11-16", kind: "exercise", minutes: 30 }),
    ];
    const minutes = sumByWeek(done, span).map(({ totals }) => totals.exercise.minutes);
    expect(minutes.slice(-2)).toEqual([20, 30]);
  });

  it("[DO-60] have a calendar with each of their days once, month by month", () => {
    const months = listMonths(span);
    expect(months.map(([first]) => first)).toEqual(["2026-08-31", "2026-09-01", "2026-10-01", "2026-11-01"]);
    expect(months.map(({ length }) => length)).toEqual([1, 30, 31, 18]);
  });
});

describe("what was done most", () => {
  it("[DO-60] leaves out what was done once and other kinds, and has the most often first", () => {
    const done = [
      aDone({ itemId: "stew", title: "Stew" }),
      ...[1, 2].map(() => aDone()),
      ...[1, 2, 3].map(() => aDone({ itemId: "curry", title: "Curry" })),
      ...[1, 2, 3, 4].map(() => aDone({ kind: "exercise", itemId: "squats", title: "Squats" })),
    ];
    const most = listMostOften(done, ["meal"], 5);
    expect(most.map(({ done: { title }, count }) => [title, count])).toEqual([
      ["Curry", 3],
      ["Soup", 2],
    ]);
    expect(listMostOften(done, ["meal"], 1)).toEqual(most.slice(0, 1));
  });

  it("[DO-60] counts free timers together, and tells apart what the catalogue no longer has", () => {
    const gone = ["first", "second"].map((itemId) => aDone({ itemId, title: "A meal we no longer have" }));
    expect(listMostOften(gone, itemKinds, 5)).toEqual([]);
    const timer = aDone({ kind: "meditation", itemId: null, title: "Free timer" });
    expect(listMostOften([timer, timer], ["exercise", "meditation"], 5)).toEqual([{ done: timer, count: 2 }]);
  });
});

describe("the figures in words", () => {
  it("[DO-60] say how often was cooked and how long in all, and never what was not done", () => {
    const done = [
      aDone(),
      aDone({ minutes: 85 }),
      aDone({ kind: "exercise", minutes: 80 }),
      aDone({ kind: "meditation", minutes: 1 }),
    ];
    expect(describeTotals(sumByKind(done))).toBe(
      "Cooked twice (2 hours 5 minutes), moved 80 minutes, rested 1 minute",
    );
    expect(describeTotals(sumByKind(done.slice(2, 3)))).toBe("Moved 80 minutes");
    expect(describeTotals(sumByKind(Array(5).fill(aDone())))).toBe("Cooked 5 times (3 hours 20 minutes)");
    expect(describeTotals(sumByKind([]))).toBe("");
  });

  it("[DO-60] name minutes up to two hours, then hours", () => {
    expect([1, 119, 120, 121, 180].map(describeMinutes)).toEqual([
      "1 minute",
      "119 minutes",
      "2 hours",
      "2 hours 1 minute",
      "3 hours",
    ]);
  });
});
