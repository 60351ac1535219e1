import type { WireWeek } from "@fernwell/contract/week";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { compareInDay } from "@fernwell/domain/planning/week/day-order";
import type { WeekEntry } from "@fernwell/domain/planning/week/week-entry";
import { summariseItem, type WireItem } from "#app/items/item-summary.ts";
import type { ShownEntry } from "../entries/shown-entry.ts";

type WeekItem = WireItem & { readonly conflicts?: readonly string[] };

/** An entry of a week with what its card shows. */
export interface ShownWeekEntry extends ShownEntry<WireItem> {
  readonly entry: WeekEntry & { readonly day: string };
  /** What a sensible week would have otherwise. */
  readonly hints: readonly string[];
  /** None for leftovers. */
  readonly minutes: number;
}

/** Items by their kind and id: ids of different kinds may be the same. */
export type ChosenItems = ReadonlyMap<string, WeekItem>;

export function itemKey(kind: ItemKind, id: string): string {
  return `${kind} ${id}`;
}

/** In the order of the day. Entries of items that the catalogue no longer has are left out. */
export function listShownWeek(
  week: WireWeek,
  entries: readonly WeekEntry[],
  chosen: ChosenItems,
): ShownWeekEntry[] {
  const items = collectItems(week, chosen);
  const cookingFor = new Map(week.plans.map((plan) => [plan.plan_id, plan.cooking_for]));
  return entries
    .flatMap((entry): ShownWeekEntry[] => {
      const item = items.get(itemKey(entry.kind, entry.itemId));
      const { day } = entry;
      if (item === undefined || day === null) return [];
      const planned = entry.planId === null ? null : (cookingFor.get(entry.planId) ?? null);
      return [
        {
          entry: { ...entry, day },
          item,
          summary: summariseItem(entry.kind, item),
          conflicts: item.conflicts ?? [],
          servings: entry.kind === "meal" ? (entry.servings ?? planned ?? week.people_cooked_for) : null,
          cookedServings: null,
          isLeftover: entry.leftoverOf !== null,
          minutes: entry.leftoverOf === null ? Math.round(item.cooking_time ?? item.duration ?? 0) : 0,
          hints: week.hints.filter(({ entry_ids }) => entry_ids.includes(entry.id)).map(({ text }) => text),
        },
      ];
    })
    .toSorted((one, other) => compareInDay(one.entry, other.entry));
}

function collectItems(week: WireWeek, chosen: ChosenItems): Map<string, WeekItem> {
  const own: readonly (readonly [string, WeekItem])[] = [
    ...week.meals.map((item) => [itemKey("meal", item._id), item] as const),
    ...week.exercises.map((item) => [itemKey("exercise", item._id), item] as const),
    ...week.meditations.map((item) => [itemKey("meditation", item._id), item] as const),
  ];
  return new Map([...chosen, ...own]);
}

export function listOnDay(shown: readonly ShownWeekEntry[], day: string): ShownWeekEntry[] {
  return shown.filter(({ entry }) => entry.day === day);
}
