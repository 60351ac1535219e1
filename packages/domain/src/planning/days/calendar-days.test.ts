import { expect, it } from "vitest";
import { isDay } from "./calendar-days.ts";

it.each(["1900-01-01", "2026-11-18", "2028-02-29", "2199-12-31"])("[DAY-03] %s is a day", (day) => {
  expect(isDay(day)).toBe(true);
});

it.each([
  "",
  "2026-02-31",
  "2026-02-29",
  "2026-13-01",
  "2026-00-10",
  "1899-12-31",
  "2200-01-01",
  "2026-1-1",
  "18.11.2026",
  " 2026-11-18",
  "2026-11-18T00:00:00Z",
])("[DAY-03] %o is none", (text) => {
  expect(isDay(text)).toBe(false);
});
