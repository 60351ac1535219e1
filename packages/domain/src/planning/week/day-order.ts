import type { ItemKind } from "../../item-kind.ts";

/** When in the day something is usually eaten or done, in hours. */
const hours: Readonly<Record<string, number>> = {
  morning: 7,
  breakfast: 8,
  midday: 12,
  lunch: 12.5,
  snack: 15.5,
  drink: 16,
  evening: 17.5,
  dinner: 18.5,
  dessert: 19.5,
  bedtime: 22,
};

/** Without a slot: exercise after work, calm in the evening. */
const usualHours: Readonly<Record<ItemKind, number>> = { meal: 17, exercise: 17.5, meditation: 20.5 };

/** A meditation of the evening comes after dinner, an exercise before it. */
const calmEvening = 20.5;

interface Placed {
  readonly kind: ItemKind;
  readonly slot: string | null;
}

export function findHour({ kind, slot }: Placed): number {
  if (kind === "meditation" && slot === "evening") return calmEvening;
  return (slot === null ? undefined : hours[slot]) ?? usualHours[kind];
}

export function compareInDay(one: Placed, other: Placed): number {
  return findHour(one) - findHour(other);
}

/** How long something still counts as next after its hour. */
const graceHours = 2;

/** What a person is about to do: the first thing that is not done and whose hour is not long past. */
export function findNext<Each extends Placed & { readonly isDone: boolean }>(
  entries: readonly Each[],
  hour: number,
): Each | null {
  const open = entries.filter(({ isDone }) => !isDone).toSorted(compareInDay);
  return open.find((entry) => findHour(entry) + graceHours >= hour) ?? null;
}
