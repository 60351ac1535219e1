/**
 * On which day of a plan each item falls, counted from 0. A day has one item for each slot (one breakfast, one dinner,
 * one exercise), so that the second of a slot falls on the second day.
 */
export function daysOfPlan(slots: readonly string[]): number[] {
  const taken = new Map<string, number>();
  return slots.map((slot) => {
    const day = taken.get(slot) ?? 0;
    taken.set(slot, day + 1);
    return day;
  });
}

/** The calendar day so many days after the moment's own, as in 2026-03-04. */
export function dayAfter(moment: Date, days: number): string {
  return new Date(moment.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
