export const reminderKinds = ["dinner", "movement", "rest", "trial"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const hour = 60;

/** Times of reminders are minutes from midnight, in quarters of an hour, and leave the night quiet. */
export const reminderTimes = { first: 5 * hour, last: 23.75 * hour, step: 15 } as const;

/** The time that is offered first. Of dinner it is when the person wants to eat. */
export const usualMinutes: Readonly<Record<ReminderKind, number>> = {
  dinner: 19 * hour,
  movement: 17 * hour,
  rest: 21.5 * hour,
  trial: 10 * hour,
};

export function isReminderTime(minutes: number): boolean {
  const { first, last, step } = reminderTimes;
  return minutes >= first && minutes <= last && minutes % step === 0;
}
