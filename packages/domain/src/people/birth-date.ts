import { missingMessages } from "./profile-rules.ts";

/** Calendar days are written as in 2001-12-31, so that their order is that of their letters. */
export const earliestBirthDate = "1947-01-01";

const leastAge = 13;

/** `today` is the day where the person is. */
export function problemWithBirthDate(bornOn: string, today: string): string | null {
  if (bornOn === "") return missingMessages.bornOn;
  if (!isCalendarDay(bornOn)) return "Enter a valid date of birth";
  if (bornOn > today) return "Date of birth cannot be in the future";
  if (bornOn < earliestBirthDate) return "Date of birth cannot be before 1947";
  return birthday(bornOn, leastAge) > today ? "You must be at least 13 years old" : null;
}

/** Whoever was born on 29 February has it in common years on the day after the 28th. */
export function birthday(bornOn: string, age: number): string {
  return `${Number(bornOn.slice(0, 4)) + age}${bornOn.slice(4)}`;
}

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const furthestAheadHours = 14;

/**
 * The day where it is latest on earth. A server does not know where somebody is, and must not refuse a birthday that
 * has come for them.
 */
export function latestToday(now: Date): string {
  return new Date(now.getTime() + furthestAheadHours * 3_600_000).toISOString().slice(0, 10);
}
