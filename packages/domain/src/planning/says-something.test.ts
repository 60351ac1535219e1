import { expect, it } from "vitest";
import { aMealRequest, aMeditationRequest } from "../../test/plan-items.ts";
import { saysSomething } from "./says-something.ts";

it.each([{}, { searchText: "qwertz" }])("a request that says %j asks for nothing", (said) => {
  expect(saysSomething(aMealRequest(said))).toBe(false);
});

it.each([
  { count: 3 },
  { mealTypes: ["dinner"] },
  { mostMinutes: 20 },
  { unwantedWords: ["haggis"] },
] as const)("a request that says %j asks for something", (said) => {
  expect(saysSomething(aMealRequest(said))).toBe(true);
});

it("knows every kind of request", () => {
  expect(saysSomething(aMeditationRequest())).toBe(false);
  expect(saysSomething(aMeditationRequest({ goals: ["sleep-better"] }))).toBe(true);
});
