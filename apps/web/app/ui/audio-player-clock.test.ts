import { expect, test } from "vitest";
import { formatClock } from "./audio-player-clock.ts";

test.each([
  [0, "0:00"],
  [9.99, "0:09"],
  [65, "1:05"],
  [600, "10:00"],
  [3723.25, "62:03"],
])("%s seconds are shown as %s", (seconds, clock) => {
  expect(formatClock(seconds)).toBe(clock);
});
