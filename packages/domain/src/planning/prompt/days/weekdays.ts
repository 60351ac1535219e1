export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

export const workingDays: readonly Weekday[] = weekdays.slice(0, 5);
export const weekend: readonly Weekday[] = weekdays.slice(5);

export const shortNames: ReadonlyMap<string, Weekday> = new Map([
  ["mon", "monday"],
  ["tue", "tuesday"],
  ["tues", "tuesday"],
  ["wed", "wednesday"],
  ["weds", "wednesday"],
  ["wedn", "wednesday"],
  ["thu", "thursday"],
  ["thur", "thursday"],
  ["thurs", "thursday"],
  ["fri", "friday"],
  ["sat", "saturday"],
  ["sun", "sunday"],
]);

export function isDayName(word: string): boolean {
  return shortNames.has(word) || weekdays.some((day) => day === word);
}

/** The days from one to another, over the end of the week if need be. */
export function listWeekdays(from: Weekday, to: Weekday): Weekday[] {
  const first = weekdays.indexOf(from);
  const count = ((weekdays.indexOf(to) - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, at) => weekdays[(first + at) % 7] ?? from);
}

/** 2026-11-16 is a Monday. */
export function getWeekday(day: string): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "monday";
}
