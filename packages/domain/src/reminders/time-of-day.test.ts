import { expect, it } from "vitest";
import { isReminderTime, reminderKinds, reminderTimes, usualMinutes } from "./reminder-kinds.ts";
import { readMinutes, writeTime } from "./time-of-day.ts";

it("[PHONE-70] a time of the day is written in hours and minutes", () => {
  expect([0, 5 * 60 + 5, 23 * 60 + 45].map(writeTime)).toEqual(["00:00", "05:05", "23:45"]);
  expect(["00:00", "05:05", "23:45"].map(readMinutes)).toEqual([0, 305, 1425]);
});

it("[PHONE-70] reminders come at quarters of an hour, and not at night", () => {
  const { first, last } = reminderTimes;
  expect([first, first + 15, last].map(isReminderTime)).toEqual([true, true, true]);
  expect([first - 15, first + 1, last + 15].map(isReminderTime)).toEqual([false, false, false]);
  expect(reminderKinds.filter((kind) => !isReminderTime(usualMinutes[kind]))).toEqual([]);
});
