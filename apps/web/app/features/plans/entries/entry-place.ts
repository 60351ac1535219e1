import { timesOfDay } from "@fernwell/domain/calm/meditation";
import type { ItemKind } from "@fernwell/domain/item-kind";

export const anySlot = "any";

const mealSlots = ["breakfast", "lunch", "dinner", "snack", "dessert", "drink"];

/** The slots to choose from, with the one that the entry has. */
export function listSlots(kind: ItemKind, own: string | null): string[] {
  const usual: readonly string[] = kind === "meal" ? mealSlots : timesOfDay;
  return own === null || usual.includes(own) ? [...usual] : [...usual, own];
}

export function describeSlot(slot: string): string {
  return slot.charAt(0).toUpperCase() + slot.slice(1);
}

/** "Wed 2 Dec · Dinner". Null for an entry without a day and a slot. */
export function describePlace({
  day,
  slot,
}: {
  readonly day: string | null;
  readonly slot: string | null;
}): string | null {
  const parts = [...(day === null ? [] : [formatDay(day)]), ...(slot === null ? [] : [describeSlot(slot)])];
  return parts.length === 0 ? null : parts.join(" · ");
}

/** A day is a date of the calendar, in whatever time zone it is read. Browsers differ in where they put commas. */
function formatDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const read = new Date(year, month - 1, date);
  const weekday = read.toLocaleDateString("en-GB", { weekday: "short" });
  return `${weekday} ${date} ${read.toLocaleDateString("en-GB", { month: "short" })}`;
}
