import { describe, expect, it } from "vitest";
import { findMoment } from "./moment.ts";

describe("the moment of a person", () => {
  it.each([
    ["2026-11-18T03:59:00Z", "evening"],
    ["2026-11-18T04:00:00Z", "morning"],
    ["2026-11-18T10:59:59Z", "morning"],
    ["2026-11-18T11:00:00Z", "midday"],
    ["2026-11-18T14:59:59Z", "midday"],
    ["2026-11-18T15:00:00Z", "evening"],
    ["2026-11-18T00:00:00Z", "evening"],
  ])("[FIND-26] is at %s in the part of the day: %s", (time, partOfDay) => {
    expect(findMoment(new Date(time), "Europe/London").partOfDay).toBe(partOfDay);
  });

  it("[FIND-26] is that of their own clock, with its day and hemisphere", () => {
    const now = new Date("2026-12-31T18:30:00Z");
    expect(
      ["Pacific/Auckland", "America/New_York", "Asia/Kolkata"].map((zone) => findMoment(now, zone)),
    ).toEqual([
      { day: "2027-01-01", partOfDay: "morning", hemisphere: "south" },
      { day: "2026-12-31", partOfDay: "midday", hemisphere: "north" },
      { day: "2027-01-01", partOfDay: "evening", hemisphere: null },
    ]);
  });

  it.each([null, "Atlantis/Poseidonis", "+02:00", ""])(
    "knows the day alone with the time zone %j",
    (zone) => {
      expect(findMoment(new Date("2026-11-18T09:00:00Z"), zone)).toEqual({
        day: "2026-11-18",
        partOfDay: null,
        hemisphere: null,
      });
    },
  );
});
