import { birthday } from "./birth-date.ts";

/** How old somebody is, as far as it matters to what we suggest. */
export interface Age {
  readonly isMinor: boolean;
}

const fullAge = 18;

/** `today` is the day where the person is. Whoever has not told when they were born counts as grown up. */
export function isMinor(bornOn: string | null, today: string): boolean {
  return bornOn !== null && birthday(bornOn, fullAge) > today;
}
