import { findInstant, readWallClock } from "../people/wall-clock.ts";
import { shiftDay } from "../planning/days/calendar-days.ts";
import { type ReminderKind, reminderTimes } from "./reminder-kinds.ts";

export interface Reminder {
  readonly kind: ReminderKind;
  /** The time of the day, in minutes from midnight. Of dinner it is when the person wants to eat. */
  readonly minutes: number;
  readonly timeZone: string;
  /** The last day that was reminded of. */
  readonly sentOn: string | null;
}

export interface ReminderStep {
  /** What has to be sent now. */
  readonly due: DueReminder | null;
  /** When to look at it again. */
  readonly nextAt: Date;
}

export interface DueReminder {
  readonly day: string;
  /** When it should have been sent. */
  readonly at: Date;
}

const minuteMs = 60_000;

/** A reminder that is later than this is worth nothing. */
export const maxDelayMs = 60 * minuteMs;

/** Dinner may be planned or changed until it is eaten. */
const lookAgainMs = 15 * minuteMs;

/** The job that sends reminders runs at these minutes, so a start between two of them is announced at the first. */
const jobMinutes = 5;

export function isLate(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() >= maxDelayMs;
}

function isInTime(at: Date, now: Date): boolean {
  return at <= now && !isLate(at, now);
}

/** Whether a reminder is due, and when to look next. Cooking takes null minutes where there is nothing to cook. */
export function planReminder(
  reminder: Reminder,
  now: Date,
  cookingMinutes: number | null = null,
): ReminderStep {
  const today = getToday(now, reminder.timeZone);
  return reminder.kind === "dinner"
    ? planDinner(reminder, now, today, cookingMinutes)
    : planHour(reminder, now, today);
}

/** The day where the person is. */
export function getToday(now: Date, timeZone: string): string {
  return readWallClock(now, timeZone)?.day ?? now.toISOString().slice(0, 10);
}

function planHour(reminder: Reminder, now: Date, today: string): ReminderStep {
  const find = (day: string) => ({ day, at: findInstant({ ...reminder, day }, reminder.timeZone) });
  const ofToday = find(today);
  // The last reminder of a day may still be in time on the next.
  const due = [find(shiftDay(today, -1)), ofToday].find(
    ({ day, at }) => isInTime(at, now) && isUnsent(reminder, day),
  );
  return { due: due ?? null, nextAt: ofToday.at > now ? ofToday.at : find(shiftDay(today, 1)).at };
}

function planDinner(
  reminder: Reminder,
  now: Date,
  today: string,
  cookingMinutes: number | null,
): ReminderStep {
  const find = (day: string, minutes: number) => findInstant({ day, minutes }, reminder.timeZone);
  const tomorrow = { due: null, nextAt: find(shiftDay(today, 1), reminderTimes.first) };
  if (!isUnsent(reminder, today)) return tomorrow;

  const firstLookAt = find(today, reminderTimes.first);
  if (now < firstLookAt) return { due: null, nextAt: firstLookAt };

  const startsAt = cookingMinutes === null ? null : find(today, findStart(reminder.minutes, cookingMinutes));
  if (startsAt !== null && isInTime(startsAt, now)) return { ...tomorrow, due: { day: today, at: startsAt } };

  const eatsAt = find(today, reminder.minutes);
  if (now >= eatsAt) return tomorrow;
  const lookAgainAt = new Date(now.getTime() + lookAgainMs);
  return {
    due: null,
    nextAt: startsAt !== null && startsAt > now && startsAt < lookAgainAt ? startsAt : lookAgainAt,
  };
}

/** Where cooking would have to start before people are reminded of anything, the reminder comes at the earliest time. */
function findStart(eatenAt: number, cookingMinutes: number): number {
  const start = eatenAt - cookingMinutes;
  return Math.max(reminderTimes.first, start - (start % jobMinutes));
}

function isUnsent({ sentOn }: Reminder, day: string): boolean {
  return sentOn === null || sentOn < day;
}
