import { expect, it } from "vitest";
import { aMealRequest, aMeditationRequest } from "../../../test/plan-requests.ts";
import { asksForSomething } from "./asks-for-something.ts";

it.each([{}, { searchText: "qwertz" }])("%j asks for nothing", (said) => {
  expect(asksForSomething(aMealRequest(said))).toBe(false);
});

it.each([
  { count: 3 },
  { mealTypes: ["dinner"] },
  { maxMinutes: 20 },
  { unwantedWords: ["haggis"] },
] as const)("%j asks for something", (said) => {
  expect(asksForSomething(aMealRequest(said))).toBe(true);
});

it("covers every kind of request", () => {
  expect(asksForSomething(aMeditationRequest())).toBe(false);
  expect(asksForSomething(aMeditationRequest({ goals: ["sleep-better"] }))).toBe(true);
});
