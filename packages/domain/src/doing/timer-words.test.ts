import { expect, it } from "vitest";
import { sayTimers } from "./timer-words.ts";

const timer = (name: string, seconds: number) => ({
  ...{ name, remainingMs: seconds * 1000, isOver: seconds === 0 },
});

it.each([
  [1, "Rice: 1 second."],
  [60, "Rice: 1 minute."],
  [320, "Rice: 5 minutes and 20 seconds."],
  [599.2, "Rice: 10 minutes."],
  [2_710, "Rice: 45 minutes."],
  [0, "Rice: time is up."],
])("[DO-22] says what is left of %d seconds", (seconds, words) => {
  expect(sayTimers([timer("Rice", seconds)])).toBe(words);
});

it("[DO-22] says the next one first, and that none is running", () => {
  expect(sayTimers([timer("Rice", 90), timer("Eggs", 30)])).toBe(
    "Eggs: 30 seconds. Rice: 1 minute and 30 seconds.",
  );
  expect(sayTimers([])).toBe("No timer is running.");
});
