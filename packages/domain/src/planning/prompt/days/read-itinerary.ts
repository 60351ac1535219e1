import type { SlotMention } from "../counts/count-meals.ts";
import type { Stretch } from "../reading/find-phrases.ts";
import type { MealSlot } from "../slots.ts";
import type { Weekday } from "./weekdays.ts";

export interface NamedDays extends Stretch {
  readonly days: readonly Weekday[];
}

/**
 * Meals that are named day by day: "Fri dinner, Sat breakfast, lunch and dinner, Sun breakfast". Null unless every meal
 * follows a day and every day but the first has meals of its own.
 */
export function readItinerary(
  named: readonly NamedDays[],
  mentions: readonly SlotMention[],
): Partial<Record<MealSlot, number>> | null {
  const days = named.toSorted((one, other) => one.from - other.from);
  const first = days[0];
  if (first === undefined || mentions.some(({ at }) => at < first.from)) return null;
  const stages = groupDays(days, mentions);
  if (stages.length < 2 || stages.some(({ slots }) => slots.length === 0)) return null;
  const perSlot: Partial<Record<MealSlot, number>> = {};
  for (const { dayCount, slots } of stages) {
    for (const slot of new Set(slots)) perSlot[slot] = (perSlot[slot] ?? 0) + dayCount;
  }
  return perSlot;
}

/** Days that follow each other without a meal between them share the meals after them. */
function groupDays(days: readonly NamedDays[], mentions: readonly SlotMention[]) {
  const stages: { dayCount: number; slots: MealSlot[] }[] = [];
  days.forEach((day, index) => {
    const next = days[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const slots = mentions.filter(({ at }) => at >= day.from && at < next).map(({ slot }) => slot);
    const last = stages.at(-1);
    if (last !== undefined && last.slots.length === 0) {
      last.dayCount += day.days.length;
      last.slots.push(...slots);
    } else stages.push({ dayCount: day.days.length, slots });
  });
  return stages;
}
