import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { filterIds } from "@fernwell/domain/recommend/filters";
import { itemKindTable } from "#app/items/item-kind.ts";
import type { WireItem } from "#app/items/item-summary.ts";

interface Place {
  readonly kind: ItemKind;
  /** A meal type, or a time of day. */
  readonly slot: string | null;
  readonly item: WireItem | null;
}

const slotFilters: Partial<Readonly<Record<ItemKind, { name: string; ids: readonly string[] }>>> = {
  meal: { name: "meal_type", ids: filterIds.meal.meal_type },
  meditation: { name: "time_of_day", ids: filterIds.meditation.time_of_day },
};

/** Everything that suits the person for an entry's slot and takes about as long at most. */
export function pathToMore({ kind, slot, item }: Place): string {
  const inSlot = slotFilters[kind];
  const upTo = findUpTo(kind, item?.cooking_time ?? item?.duration);
  return paths.recommendations(itemKindTable[kind].category, 1, {
    ...(inSlot && slot !== null && inSlot.ids.includes(slot) && { [inSlot.name]: [slot] }),
    ...(upTo && { minutes: [upTo] }),
  });
}

/** "up-to-30" for 20 minutes. Undefined for what takes longer than any, and for kinds without such choices. */
function findUpTo(kind: ItemKind, minutes: number | undefined): string | undefined {
  if (minutes === undefined) return undefined;
  const ids: readonly string[] = filterIds[kind].minutes;
  return ids.find((id) => Number(/^up-to-(\d+)$/.exec(id)?.[1] ?? 0) >= minutes);
}
