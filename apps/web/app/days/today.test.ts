import { findMonday, listDays, shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getHour, getMsUntilTomorrow, getToday } from "./today.ts";

const second = 1000;
const hour = 3_600_000;

/** The Sundays on which the clocks change: when each begins, and how many hours it has. */
const changes = [
  ["Pacific/Auckland", "2026-09-27", "2026-09-26T12:00:00Z", 23],
  ["Pacific/Auckland", "2027-04-04", "2027-04-03T11:00:00Z", 25],
  ["America/New_York", "2026-03-08", "2026-03-08T05:00:00Z", 23],
  ["America/New_York", "2026-11-01", "2026-11-01T04:00:00Z", 25],
  ["Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z", 23],
  ["Europe/Berlin", "2026-10-25", "2026-10-24T22:00:00Z", 25],
] as const;

describe.each(changes)("in %s on %s", (timeZone, sunday, begins, hours) => {
  const beginsAt = Date.parse(begins);
  const endsAt = beginsAt + hours * hour;
  const at = (time: number) => {
    const now = new Date(time);
    return { today: getToday(now, timeZone), msUntilTomorrow: getMsUntilTomorrow(now, timeZone) };
  };

  it("[DAY-01] [DAY-02] the day begins at 00:00:00, and until then it is Saturday", () => {
    expect(at(beginsAt - second)).toEqual({ today: shiftDay(sunday, -1), msUntilTomorrow: second });
    expect(at(beginsAt)).toEqual({ today: sunday, msUntilTomorrow: hours * hour });
  });

  it("[DAY-01] [DAY-02] the day lasts until 23:59:59, and Monday comes next", () => {
    expect(at(endsAt - second)).toEqual({ today: sunday, msUntilTomorrow: second });
    expect(at(endsAt)).toEqual({ today: shiftDay(sunday, 1), msUntilTomorrow: 24 * hour });
  });

  it("[DAY-01] [DAY-02] every hour of the day is on it", () => {
    for (let passed = 0; passed < hours; passed += 0.5) {
      expect(at(beginsAt + passed * hour)).toEqual({
        today: sunday,
        msUntilTomorrow: (hours - passed) * hour,
      });
    }
  });

  it("[DAY-03] tomorrow is the Monday after, and the week has seven days from Monday to Sunday", () => {
    const { today } = at(beginsAt + 12 * hour);
    const nextMonday = at(endsAt).today;
    expect(shiftDay(today, 1)).toBe(nextMonday);
    const week = listDays(findMonday(today), 7);
    expect(week).toEqual([-6, -5, -4, -3, -2, -1, 0].map((count) => shiftDay(sunday, count)));
    expect(listDays(findMonday(nextMonday), 7)[0]).toBe(nextMonday);
    const noons = week.map((_, index) => at(beginsAt + 12 * hour - (6 - index) * 24 * hour).today);
    expect(noons).toEqual(week);
  });
});

it("[DAY-02] a day that begins at one in the morning begins then", () => {
  const lastSecond = new Date("2026-04-23T21:59:59Z");
  expect(getToday(lastSecond, "Africa/Cairo")).toBe("2026-04-23");
  expect(getMsUntilTomorrow(lastSecond, "Africa/Cairo")).toBe(second);
  expect(getMsUntilTomorrow(new Date("2026-04-23T22:00:00Z"), "Africa/Cairo")).toBe(23 * hour);
});

const moments = fc.record({
  now: fc.date({ min: new Date("2012-01-01"), max: new Date("2060-01-01"), noInvalidDate: true }),
  timeZone: fc.constantFrom(...Intl.supportedValuesOf("timeZone")),
});

it("[DAY-01] the day is what the platform's own calendar says, at any time in any time zone", () => {
  fc.assert(
    fc.property(moments, ({ now, timeZone }) => {
      const parts = new Intl.DateTimeFormat("en", {
        ...{ timeZone, calendar: "iso8601", numberingSystem: "latn" },
        ...{ year: "numeric", month: "2-digit", day: "2-digit" },
      }).formatToParts(now);
      const part = (type: string) => parts.find((it) => it.type === type)?.value;
      expect(getToday(now, timeZone)).toBe(`${part("year")}-${part("month")}-${part("day")}`);
    }),
    { numRuns: 1000 },
  );
});

it("[DAY-02] tomorrow begins exactly when the wait is over, at any time in any time zone", () => {
  fc.assert(
    fc.property(moments, ({ now, timeZone }) => {
      const beginsAt = now.getTime() + getMsUntilTomorrow(now, timeZone);
      expect(beginsAt).toBeGreaterThan(now.getTime());
      const today = getToday(now, timeZone);
      expect(getToday(new Date(beginsAt - 1), timeZone)).toBe(today);
      expect(getToday(new Date(beginsAt), timeZone)).toBe(shiftDay(today, 1));
    }),
    { numRuns: 500 },
  );
});

it("[DAY-54] the hour is that of the person's clock, not of the device", () => {
  const now = new Date("2026-11-18T19:30:59Z");
  expect(getHour(now, "UTC")).toBe(19.5);
  expect(getHour(now, "Pacific/Auckland")).toBe(8.5);
  expect(getHour(now, "America/New_York")).toBe(14.5);
  expect(getHour(now, "Asia/Kolkata")).toBe(1);
});
