import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-password.ts";

const common = new Set(["password", "qwerty", "abc123", "summer", "letmein", "12345678"]);

describe("a password", () => {
  it.each([
    ...["password", "Password1!", "PASSWORD!", "P@ssw0rd", "P@$$w0rd!23", "!Password!"],
    ...["Qwerty123!", "Abc123!?", "Summer2024!", "L3tM31n!", "Ｐａｓｓｗｏｒｄ！", "12345678", "!1Summer1!"],
  ])("[TRUST-35] is common, also in disguise: %j", (password) => {
    expect(isCommonPassword(password, common)).toBe(true);
  });

  it.each([
    ...[
      "Quiet-Garden",
      "Summer-Rain",
      "My-Password-Is-Long",
      "Summer84719-302!",
      "passwörd!",
      "!!!!!!!!",
      "",
    ],
    "correct Horse battery-staple",
  ])("[TRUST-35] is not common: %j", (password) => {
    expect(isCommonPassword(password, common)).toBe(false);
  });

  it("[TRUST-35] stays common with any capitals and up to six digits and signs around it", () => {
    const outer = fc.string({ unit: fc.constantFrom(..."0123456789!?.-#*"), maxLength: 3 });
    fc.assert(
      fc.property(
        fc.constantFrom("password", "summer"),
        fc.infiniteStream(fc.boolean()),
        outer,
        outer,
        (word, capitals, before, after) => {
          const written = [...word].map((letter) => (capitals.next().value ? letter.toUpperCase() : letter));
          expect(isCommonPassword(before + written.join("") + after, common)).toBe(true);
        },
      ),
    );
  });
});
