import { missingMessages } from "./profile-rules.ts";

/** Dates are ISO strings, so they compare in calendar order. */
export const earliestBirthDate = "1947-01-01";

const minAge = 13;

/** `today` is the date where the person is. */
export function findBirthDateProblem(bornOn: string, today: string): string | null {
  if (bornOn === "") return missingMessages.bornOn;
  if (!isCalendarDay(bornOn)) return "Enter a valid date of birth";
  if (bornOn > today) return "Date of birth cannot be in the future";
  if (bornOn < earliestBirthDate) return "Date of birth cannot be before 1947";
  return computeBirthday(bornOn, minAge) > today ? "You must be at least 13 years old" : null;
}

/** A birthday on 29 February becomes a date that sorts between 28 February and 1 March in common years. */
export function computeBirthday(bornOn: string, age: number): string {
  return `${Number(bornOn.slice(0, 4)) + age}${bornOn.slice(4)}`;
}

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const maxUtcOffsetHours = 14;

/**
 * The latest current date on earth. The server does not know where the person is, and must not reject a birthday that
 * has already begun for them.
 */
export function getLatestToday(now: Date): string {
  return new Date(now.getTime() + maxUtcOffsetHours * 3_600_000).toISOString().slice(0, 10);
}
