import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { earliestBirthDate, findBirthDateProblem, getLatestToday } from "./birth-date.ts";

const tooYoung = "You must be at least 13 years old";

describe("a date of birth", () => {
  it.each([
    ["", "Date of birth is required"],
    ["2026-06-16", "Date of birth cannot be in the future"],
    ["2026-06-15", tooYoung],
    ["2013-06-16", tooYoung],
    ["2013-06-15", null],
    ["1947-01-01", null],
    ["1946-12-31", "Date of birth cannot be before 1947"],
    ["0099-01-01", "Date of birth cannot be before 1947"],
    ["2001-02-29", "Enter a valid date of birth"],
    ["2001-2-3", "Enter a valid date of birth"],
    ["15/06/2001", "Enter a valid date of birth"],
    ["2001-02-03T00:00:00Z", "Enter a valid date of birth"],
  ])("[ONB-13] [ONB-14] [ONB-15] [OPEN-42] [OPEN-47] [DEP-08] %j on 2026-06-15: %j", (bornOn, problem) => {
    expect(findBirthDateProblem(bornOn, "2026-06-15")).toBe(problem);
  });

  it.each([
    ["2012-02-29", "2025-02-28", tooYoung],
    ["2012-02-29", "2025-03-01", null],
    ["2012-03-01", "2025-03-01", null],
    ["2015-02-28", "2028-02-28", null],
    ["2015-03-01", "2028-02-29", tooYoung],
    ["2013-12-31", "2027-01-01", null],
  ])("[DEP-08] around leap days: born on %s, on %s: %j", (bornOn, today, problem) => {
    expect(findBirthDateProblem(bornOn, today)).toBe(problem);
  });

  it("[ONB-16] begins with 1947", () => {
    expect(earliestBirthDate).toBe("1947-01-01");
  });

  it("[DEP-08] never becomes too young again as days pass", () => {
    const anyDay = fc
      .date({ min: new Date("1947-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (bornOn, one, other) => {
        const [earlier, later] = [one, other].toSorted();
        if (earlier === undefined || later === undefined) return;
        if (findBirthDateProblem(bornOn, earlier) === null) {
          expect(findBirthDateProblem(bornOn, later)).toBeNull();
        }
      }),
    );
  });
});

describe("the latest current date on earth", () => {
  it.each([
    ["2026-06-15T09:59:59Z", "2026-06-15"],
    ["2026-06-15T10:00:00Z", "2026-06-16"],
    ["2026-12-31T23:00:00Z", "2027-01-01"],
  ])("at %s is %s", (now, day) => {
    expect(getLatestToday(new Date(now))).toBe(day);
  });
});
