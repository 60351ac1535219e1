import { describe, expect, it } from "vitest";
import { isMisleadingName } from "./misleading-name.ts";
import { findFirstNameProblem, findLastNameProblem } from "./profile-rules.ts";

const bidirectionalMarks = [..."\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"];
const lookAlikeDots = [
  ..."\u06d4\u0701\u0702\u2024\u2cf9\u2e3c\u3002\ua4f8\ua60e\ufe12\ufe52\uff0e\uff61\u{10a50}\u{1d16d}",
];

describe("a name", () => {
  it.each([...bidirectionalMarks, ...lookAlikeDots].map((sign) => `Ada${sign}example`))(
    "[TRUST-32] misleads with a bidirectional mark or a sign that looks like a dot: %j",
    (name) => {
      expect(isMisleadingName(name)).toBe(true);
      expect(findFirstNameProblem(name)).toBe("First name should only contain letters");
      expect(findLastNameProblem(name)).toBe("Last name should only contain letters");
    },
  );

  it.each([
    ...["Ada Lovelace", "Dr. Ada J. O'Neil-Søren", "Anne‐Marie", "Gal·la", "マリア・キュリー"],
    ...["محمد", "מרים", "علی‌رضا", "ක්‍ෂිති", "আদা", "Ада"],
  ])("[TRUST-32] is fine as people write it: %j", (name) => {
    expect(isMisleadingName(name)).toBe(false);
  });
});
