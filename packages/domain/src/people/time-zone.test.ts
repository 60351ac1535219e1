import { expect, it } from "vitest";
import { isTimeZone } from "./time-zone.ts";

it.each(["Europe/Berlin", "Pacific/Auckland", "America/Argentina/Buenos_Aires", "Asia/Kolkata", "UTC"])(
  "%s is a time zone",
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

it.each(["", " ", "Berlin", "Europe/Atlantis", "+02:00", "-0500", "Europe/Berlin ", "Europe/Berlin\0", "[]"])(
  "%j is not",
  (text) => {
    expect(isTimeZone(text)).toBe(false);
  },
);

it("every name that browsers offer is a time zone", () => {
  expect(Intl.supportedValuesOf("timeZone").filter((name) => !isTimeZone(name))).toEqual([]);
});
