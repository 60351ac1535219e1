/** The hours at which a main meal can be had, as they are offered. */
export const mainMealTimes = [
  "10am",
  "11am",
  "12pm",
  "1pm",
  "2pm",
  "3pm",
  "4pm",
  "5pm",
  "6pm",
  "7pm",
  "8pm",
  "9pm",
  "10pm",
  "11pm",
] as const;

/** What is kept where the question was never put; the forms ask, so that nobody sees it. */
export const unsetMainMealTime = "1am";
export const storedMainMealTimes = [...mainMealTimes, unsetMainMealTime] as const;
export type MainMealTime = (typeof storedMainMealTimes)[number];

export const leastMealsPerDay = 1;
export const mostMealsPerDay = 15;
export const unsetMealsPerDay = 1;
