import { expect, it } from "vitest";
import {
  mainMealTimes,
  maxMealsPerDay,
  minMealsPerDay,
  unsetMainMealTime,
  unsetMealsPerDay,
} from "./meal-timing.ts";

it("[LIM-05] offers the hours from 10am to 11pm", () => {
  expect(mainMealTimes.join(" ")).toBe("10am 11am 12pm 1pm 2pm 3pm 4pm 5pm 6pm 7pm 8pm 9pm 10pm 11pm");
});

it("[LIM-03] [LIM-04] offers 1 to 15 meals per day, and stores 1 when none was chosen", () => {
  expect([minMealsPerDay, maxMealsPerDay, unsetMealsPerDay]).toEqual([1, 15, 1]);
});

it("[LIM-06] [OPEN-56] stores 1am, which is never offered, when no time was chosen", () => {
  expect(unsetMainMealTime).toBe("1am");
  expect(mainMealTimes).not.toContain(unsetMainMealTime);
});
