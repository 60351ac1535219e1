import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicaliseEmail, isEmailAddress } from "./email-address.ts";

describe("an e-mail address", () => {
  it.each(["ada@people.example", "a.b+c@sub.people.example", "søren@bøger.example"])(
    "[OPEN-23] may be %s",
    (address) => {
      expect(isEmailAddress(address)).toBe(true);
    },
  );

  it.each([
    "",
    "ada",
    "ada@people",
    "@people.example",
    "ada@",
    "a da@people.example",
    "a@b@c.example",
    "ada@people.",
    "1<ada@people.example>",
    "(c)ada@people.example",
    "g:ada@people.example;",
    "a,b@people.example",
    "a\u0000@people.example",
    "a\u200b@people.example",
    "a@peo\u00adple.example",
  ])("[OPEN-23] is not %j", (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it("has one canonical form for any case and surrounding spaces", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const canonical = canonicaliseEmail(address);
        return (
          canonicaliseEmail(` ${address.toUpperCase()} `) === canonical &&
          canonicaliseEmail(canonical) === canonical
        );
      }),
    );
  });
});
