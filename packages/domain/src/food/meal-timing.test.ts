import { expect, it } from "vitest";
import {
  leastMealsPerDay,
  mainMealTimes,
  mostMealsPerDay,
  unsetMainMealTime,
  unsetMealsPerDay,
} from "./meal-timing.ts";

it("[LIM-05] offers the hours from 10am to 11pm", () => {
  expect(mainMealTimes.join(" ")).toBe("10am 11am 12pm 1pm 2pm 3pm 4pm 5pm 6pm 7pm 8pm 9pm 10pm 11pm");
});

it("[LIM-03] [LIM-04] offers 1 to 15 meals per day, and keeps 1 where none was chosen", () => {
  expect([leastMealsPerDay, mostMealsPerDay, unsetMealsPerDay]).toEqual([1, 15, 1]);
});

it("[LIM-06] [OPEN-56] keeps 1am, which is never offered, where no time was chosen", () => {
  expect(unsetMainMealTime).toBe("1am");
  expect(mainMealTimes).not.toContain(unsetMainMealTime);
});
