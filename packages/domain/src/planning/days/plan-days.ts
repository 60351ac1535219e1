/**
 * Assigns each item a day, counted from 0. A day has one item per slot (one breakfast, one dinner, one exercise), so the
 * second item of a slot falls on the second day.
 */
export function assignDays(slots: readonly string[]): number[] {
  const nextDays = new Map<string, number>();
  return slots.map((slot) => {
    const day = nextDays.get(slot) ?? 0;
    nextDays.set(slot, day + 1);
    return day;
  });
}

/** Returns a UTC date such as 2026-03-04. */
export function addDays(moment: Date, days: number): string {
  return new Date(moment.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
