import { computeBirthday } from "./birth-date.ts";

export interface Age {
  readonly isMinor: boolean;
}

const adultAge = 18;

/** `today` is the date where the person is. A person without a birth date counts as an adult. */
export function isMinor(bornOn: string | null, today: string): boolean {
  return bornOn !== null && computeBirthday(bornOn, adultAge) > today;
}
