import { describe, expect, it } from "vitest";
import { typedText } from "./typed-text.ts";

describe("a typed text", () => {
  it.each([
    ["  peanuts\n\tmilk ", "peanuts\n\tmilk"],
    ["pea\u0000nuts\u0007", "pea nuts"],
    ["egg\ud800", "egg\ufffd"],
    ["🥜 आम", "🥜 आम"],
    [" \u0000 ", ""],
  ])("%j is read as %j", (text, read) => {
    expect(typedText(20).parse(text)).toBe(read);
  });

  it("is refused when it is too long", () => {
    expect(typedText(5).safeParse("peanuts").error?.issues[0]?.message).toBe(
      "Please use at most 5 characters",
    );
  });
});
