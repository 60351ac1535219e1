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

  /** Every sign that stands for a letter or digit of a domain name, such as 𝐏, Ｐ, ⓟ and ᵖ for p. */
  const variants = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .flatMap((sign) => {
      const letter = sign.normalize("NFKC").toLowerCase();
      return /^[a-z0-9]$/.test(letter) ? [[sign, letter] as const] : [];
    });

  it("[TRUST-12] has one canonical form for all signs that stand for the letters of its domain", () => {
    expect(variants.length).toBeGreaterThan(500);
    const wrong = variants.filter(
      ([sign, letter]) =>
        canonicaliseEmail(`ada@${sign}eople.e${sign}ample`) !== `ada@${letter}eople.e${letter}ample`,
    );
    expect(wrong).toEqual([]);
  });

  it.each(["people．example", "people。example", "people｡example", "PEOPLE．Example"])(
    "[TRUST-12] has one canonical form for every dot that domains are written with: %s",
    (domain) => {
      expect(canonicaliseEmail(`ada@${domain}`)).toBe("ada@people.example");
    },
  );

  it("[TRUST-12] has a canonical form that is lower case, normalised and its own canonical form, for any text", () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...variants.map(([sign]) => sign)),
        fc.string({ unit: "binary", maxLength: 1 }),
      ),
    });
    fc.assert(
      fc.property(text, text, (local, domain) => {
        const canonical = canonicaliseEmail(`${local}@${domain}.example`);
        const canonicalDomain = canonical.slice(canonical.lastIndexOf("@"));
        expect(canonicaliseEmail(canonical)).toBe(canonical);
        expect(canonicalDomain.toLowerCase()).toBe(canonicalDomain);
        expect(canonicalDomain.normalize("NFKC")).toBe(canonicalDomain);
        expect(canonicaliseEmail(`${local}@${domain.normalize("NFKC")}.example`)).toBe(canonical);
        expect(canonicaliseEmail(`${local.normalize("NFD")}@${domain}.EXAMPLE`)).toBe(canonical);
      }),
      { numRuns: 500 },
    );
  });
});
