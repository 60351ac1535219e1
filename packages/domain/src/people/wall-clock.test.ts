import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findInstant, readWallClock } from "./wall-clock.ts";

const zones = [
  ...["UTC", "Europe/Berlin", "America/New_York", "America/Santiago", "Asia/Kolkata", "Asia/Kathmandu"],
  ...["Australia/Lord_Howe", "Pacific/Chatham", "Pacific/Kiritimati", "Africa/Casablanca", "Atlantic/Azores"],
];

const anyInstant = fc
  .integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2029, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

describe("the clock on the wall", () => {
  it("[PHONE-71] shows the day and the minutes of a time zone", () => {
    const now = new Date("2026-11-18T23:40:00Z");
    expect(readWallClock(now, "Europe/Berlin")).toEqual({ day: "2026-11-19", minutes: 40 });
    expect(readWallClock(now, "america/new_york")).toEqual({ day: "2026-11-18", minutes: 18 * 60 + 40 });
    expect(readWallClock(now, "Nowhere/Land")).toBeNull();
  });

  it("[PHONE-71] takes the first of a repeated hour, and the moment after a skipped one", () => {
    const find = (day: string, hours: number, minutes = 0) =>
      findInstant({ day, minutes: hours * 60 + minutes }, "Europe/Berlin").toISOString();
    expect(find("2026-10-25", 2, 30)).toBe("2026-10-25T00:30:00.000Z");
    expect(find("2026-10-25", 3)).toBe("2026-10-25T02:00:00.000Z");
    expect(find("2026-03-29", 1, 59)).toBe("2026-03-29T00:59:00.000Z");
    expect(find("2026-03-29", 2, 30)).toBe("2026-03-29T01:00:00.000Z");
    expect(find("2026-03-29", 3)).toBe("2026-03-29T01:00:00.000Z");
  });

  it("[PHONE-71] counts in UTC where the time zone is not known", () => {
    const instant = findInstant({ day: "2026-11-18", minutes: 90 }, "Nowhere/Land");
    expect(instant.toISOString()).toBe("2026-11-18T01:30:00.000Z");
  });

  it("[PHONE-71] is found again from what it shows, at that moment or an earlier one that shows the same", () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...zones), (now, zone) => {
        const shown = readWallClock(now, zone);
        if (shown === null) throw new Error(`${zone} is not known`);
        const found = findInstant(shown, zone);
        expect(found <= now).toBe(true);
        expect(now.getTime() - found.getTime()).toBeLessThanOrEqual(60 * 60_000);
        expect(readWallClock(found, zone)).toEqual(shown);
      }),
      { numRuns: 500 },
    );
  });
});
