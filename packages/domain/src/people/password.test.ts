import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isStrongPassword } from "./password.ts";

describe("a strong password", () => {
  it.each(["Quiet-Garden", "aB!aB!aB", "Über grün!", "Пароль-сад"])(
    "[AUTH-27] may be %j, with no digit",
    (password) => {
      expect(isStrongPassword(password)).toBe(true);
    },
  );

  it.each([
    ["seven characters", "aB!aB!a"],
    ["no uppercase letter", "quiet-garden"],
    ["no lowercase letter", "QUIET-GARDEN"],
    ["no special character", "QuietGarden1"],
    ["a space for its only special character", "Quiet Garden"],
  ])("[AUTH-27] is not one with %s", (_, password) => {
    expect(isStrongPassword(password)).toBe(false);
  });

  it("stays strong when characters are added", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) =>
        isStrongPassword(`${before}Quiet-Garden${after}`),
      ),
    );
  });
});
