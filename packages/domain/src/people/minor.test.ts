import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findBirthDateProblem } from "./birth-date.ts";
import { isMinor } from "./minor.ts";

describe("a minor", () => {
  it.each([
    ["2008-06-16", "2026-06-15", true],
    ["2008-06-15", "2026-06-15", false],
    ["2013-06-15", "2026-06-15", true],
    ["1947-01-01", "2026-06-15", false],
    ["2008-12-31", "2026-12-30", true],
    ["2008-02-29", "2026-02-28", true],
    ["2008-02-29", "2026-03-01", false],
    ["2010-03-01", "2028-02-29", true],
  ])("born on %s, on %s: %s", (bornOn, today, expected) => {
    expect(isMinor(bornOn, today)).toBe(expected);
  });

  it("is never a person without a birth date", () => {
    expect(isMinor(null, "2026-06-15")).toBe(false);
  });

  it("comes of age once and for all", () => {
    const anyDay = fc
      .date({ min: new Date("1947-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (bornOn, one, other) => {
        const [earlier = one, later = other] = [one, other].toSorted();
        if (!isMinor(bornOn, earlier)) expect(isMinor(bornOn, later)).toBe(false);
        if (findBirthDateProblem(bornOn, later) !== null) expect(isMinor(bornOn, later)).toBe(true);
      }),
    );
  });
});
