/** The times offered for the main meal. */
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

/** Stored when no time was chosen. The forms require one, so this is never shown. */
export const unsetMainMealTime = "1am";
export const storedMainMealTimes = [...mainMealTimes, unsetMainMealTime] as const;
export type MainMealTime = (typeof storedMainMealTimes)[number];

export const minMealsPerDay = 1;
export const maxMealsPerDay = 15;
export const unsetMealsPerDay = 1;
