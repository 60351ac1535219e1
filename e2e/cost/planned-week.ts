import type { ItemKind } from "@fernwell/domain/item-kind";
import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { usedItems } from "./used-items.ts";

export interface PlannedEntry {
  readonly kind: ItemKind;
  readonly id: string;
  readonly item: string;
  readonly day: string;
  readonly slot: string | null;
}

const slots = ["breakfast", "lunch", "dinner"] as const;
/** Monday, Wednesday and Friday. */
const trainingDays = [0, 2, 4];
const exercisesPerDay = 4;

/** Three meals and a meditation for every day, and three sessions of exercises. */
export function plannedWeek(monday: string): PlannedEntry[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((place) => {
    const day = shiftDay(monday, place);
    const meals = slots.map((slot, at) => plan("meal", place * slots.length + at, day, slot));
    const exercises = trainingDays.includes(place)
      ? Array.from({ length: exercisesPerDay }, (_, at) => plan("exercise", at, day))
      : [];
    return [...meals, ...exercises, plan("meditation", place, day)];
  });
}

function plan(kind: ItemKind, place: number, day: string, slot: string | null = null): PlannedEntry {
  const items = usedItems[kind];
  return { kind, id: createId(kind, place, day), item: items[place % items.length] ?? items[0], day, slot };
}

/** One for each place of a day, and the same in every run. */
function createId(kind: ItemKind, place: number, day: string): string {
  const [group, number] = [kind.length.toString(16).padStart(8, "0"), `${place}`.padStart(4, "0")];
  return `${group}-${number}-4000-8000-0000${day.replaceAll("-", "")}`;
}
