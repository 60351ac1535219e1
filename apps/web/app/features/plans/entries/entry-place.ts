import { timesOfDay } from "@fernwell/domain/calm/meditation";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { formatShortDay } from "#app/days/format-day.ts";

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
  const parts = [
    ...(day === null ? [] : [formatShortDay(day)]),
    ...(slot === null ? [] : [describeSlot(slot)]),
  ];
  return parts.length === 0 ? null : parts.join(" · ");
}
