import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countryCodes, findCountryCode, findPhoneProblem, joinPhone, splitPhone } from "./phone-number.ts";

const anyCode = fc.constantFrom(...countryCodes.map(({ code }) => code));
const anyDigits = fc.stringMatching(/^\d{9,14}$/);

describe("country codes", () => {
  it("[LIM-01] are exactly these, in this order", () => {
    expect(countryCodes.map(({ code, country }) => `${code} ${country}`).join(", ")).toBe(
      "+1 USA, +44 UK, +91 India, +92 Pakistan, +61 Australia, +64 New Zealand, +33 France, +49 Germany, +81 Japan, +86 China, +55 Brazil, +27 South Africa, +7 Russia, +34 Spain, +39 Italy, +52 Mexico, +971 UAE",
    );
  });

  it("are found by their text", () => {
    expect([findCountryCode("+64"), findCountryCode("64"), findCountryCode("+999")]).toEqual([
      "+64",
      null,
      null,
    ]);
  });
});

describe("a stored phone", () => {
  it("[DATA-03] [SET-09] splits back into the code and the digits it was joined from", () => {
    fc.assert(
      fc.property(anyCode, anyDigits, (countryCode, digits) => {
        expect(splitPhone(joinPhone(countryCode, digits))).toEqual({ countryCode, digits });
      }),
    );
  });

  it("[SET-09] loses no characters when it is split", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+\d{0,16}$/)), (phone) => {
        const { countryCode, digits } = splitPhone(phone);
        expect(`${countryCode ?? ""}${digits}`).toBe(phone);
      }),
    );
  });

  it("[SET-09] has no code when it starts with no known one", () => {
    expect(splitPhone("+353871234567")).toEqual({ countryCode: null, digits: "+353871234567" });
    expect(splitPhone("0211234567")).toEqual({ countryCode: null, digits: "0211234567" });
  });

  it("[LIM-01] [SET-09] can be split in one way only, since no code begins with another", () => {
    const codes = countryCodes.map(({ code }) => code);
    for (const code of codes) {
      expect(codes.filter((other) => other.startsWith(code))).toEqual([code]);
    }
  });
});

describe("the digits of a phone", () => {
  it.each([
    ["", "Phone number is required"],
    ["12345678", "Enter a valid phone number"],
    ["123456789", null],
    ["12345678901234", null],
    ["123456789012345", "Enter a valid phone number"],
    ["12345 6789", "Enter a valid phone number"],
    ["+64123456789", "Enter a valid phone number"],
    ["12345678a", "Enter a valid phone number"],
    ["١٢٣٤٥٦٧٨٩", "Enter a valid phone number"],
  ])("[ONB-18] [ONB-19] [OPEN-44] %j: %j", (digits, problem) => {
    expect(findPhoneProblem(digits)).toBe(problem);
  });
});
