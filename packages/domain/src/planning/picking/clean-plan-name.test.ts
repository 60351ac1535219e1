import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanPlanName } from "./clean-plan-name.ts";

it.each([
  ["Five Quick Vegan Dinners", "Five Quick Vegan Dinners"],
  ["  Soup,\r\n\tand bread  ", "Soup, and bread"],
  ["Schnelle Abendessen für Zwei", "Schnelle Abendessen für Zwei"],
  ["وجبات خفيفة", "وجبات خفيفة"],
  ["\u202eSoup\u200b", "Soup"],
  ["Soup \u0000\u0007(hot)", "Soup (hot)"],
])("turns %j into %j", (name, line) => {
  expect(cleanPlanName(name)).toBe(line);
});

it.each([
  "",
  " \n ",
  "12345",
  "<b>Soup</b>",
  "**Soup**",
  "`Soup`",
  "{{7*7}}",
  "Soup; drop table plans",
  "=cmd()",
  "ada@people.example",
  "see https soup",
  "Soup 🍲",
  "S".repeat(61),
  "S".repeat(100_000),
  "Nut-Free Dinners",
  "Glutenfree Dinners",
  "Safe For Allergies",
  "Cures Diabetes",
  "Doctor Approved",
])("rejects %j", (name) => {
  expect(cleanPlanName(name)).toBeNull();
});

it("returns one short line of plain text or null for any input", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (name) => {
      expect(cleanPlanName(name) ?? "fine").toMatch(
        /^(?=.*\p{L})[^\p{C}\p{Zl}\p{Zp}<>"`{}[\]|*_#@=;/\\]{1,60}$/u,
      );
    }),
  );
});
