import type { Meal } from "@fernwell/domain/food/meal";
import { describe, expect, it } from "vitest";
import { checkStepTimes, readDurations } from "./step-times.ts";

describe("the durations of a text", () => {
  it.each([
    ["Simmer for ten to twelve minutes.", [10]],
    ["Roast for twenty-five minutes, then for 40 minutes more.", [25, 40]],
    ["Bake for two hours and forty-five minutes without peeping.", [165]],
    ["Cook for two hours and a quarter.", [135]],
    ["Leave for an hour and a half.", [90]],
    ["Simmer for two and a half hours.", [150]],
    ["Chill for half an hour.", [30]],
    ["Cover and chill overnight, about eight hours.", [480]],
    ["Leave in the fridge overnight.", [480]],
    ["Eat within two hours, or keep for up to four hours.", []],
    ["Fry for forty seconds, until it smells.", []],
    ["Stir until smooth.", []],
  ])("[DO-40] %o has %o", (text, minutes) => {
    expect(readDurations(text)).toEqual(minutes);
  });
});

type Waits = readonly (readonly [string, number | null])[];

function check(minutes: number, waits: Waits): string[] {
  const steps: Meal["steps"] = waits.map(([text, own]) => ({
    text,
    uses: [],
    wait: own === null ? null : { minutes: own, name: "Rice" },
  }));
  return checkStepTimes({ steps, minutes });
}

describe("the times of a meal's steps", () => {
  it("[DO-40] are sound where timers say what the texts say and the meal has time for them", () => {
    expect(
      check(30, [
        ["Boil the rice for twelve minutes.", 12],
        ["Meanwhile fry the onions for twenty minutes.", 20],
        ["Wait for a minute.", null],
      ]),
    ).toEqual([]);
  });

  it("[DO-40] are not where a wait has no timer, or one with another time", () => {
    expect(check(30, [["Boil the rice for twelve minutes.", null]])).toEqual([
      '"Boil the rice for twelve minutes." waits 12 minutes without a timer',
    ]);
    expect(check(30, [["Boil the rice for twelve minutes.", 21]])).toEqual([
      '"Boil the rice for twelve minutes." names 12 minutes, its timer 21',
    ]);
  });

  it("[DO-40] are not where the meal is quicker than its waits", () => {
    const waits: Waits = [
      ["Boil the rice for twelve minutes.", 12],
      ["Fry it while hot for twenty minutes.", 20],
    ];
    expect(check(30, waits)).toEqual(["its steps wait for 32 minutes in turn, and it takes 30"]);
    expect(check(15, [["Meanwhile bake for twenty minutes.", 20]])).toEqual([
      "a step waits longer than the 15 minutes it takes",
    ]);
  });
});
