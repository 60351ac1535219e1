const hour = 60;

/** Minutes from the start of the day, early enough to begin. */
const alarmMinutes: ReadonlyMap<string, number> = new Map([
  ["breakfast", 7 * hour],
  ["lunch", 11.5 * hour],
  ["snack", 15 * hour],
  ["drink", 15 * hour],
  ["dinner", 17 * hour],
  ["dessert", 17 * hour],
  ["morning", 7.5 * hour],
  ["midday", 12 * hour],
  ["evening", 18.5 * hour],
  ["bedtime", 21.5 * hour],
]);

const minutesWithoutSlot = 8 * hour;

/** A slot that is not listed counts as none: a plan may have slots with other names. */
export function getAlarmMinutes(slot: string | null): number {
  return alarmMinutes.get(slot ?? "") ?? minutesWithoutSlot;
}
