import { findCook, listCookedMeals } from "@fernwell/domain/planning/entries/cooked-meals";
import type { Entry, PlannedEntries } from "@fernwell/domain/planning/entries/entry";
import { type ItemSummary, summariseItem, type WireItem } from "#app/items/item-summary.ts";
import type { Plan } from "../plan.ts";

/** An entry with what its card shows. */
export interface ShownEntry<Item> {
  readonly entry: Entry;
  readonly summary: ItemSummary;
  /** Null for an item that has just been chosen, until the plan is fetched again. */
  readonly item: Item | null;
  readonly conflicts: readonly string[];
  /** For how many the entry is. Null for what is not cooked. */
  readonly servings: number | null;
  /** For how many its meal is cooked: more where others are its leftovers. */
  readonly cookedServings: number | null;
  readonly isLeftover: boolean;
}

/** Entries of items that the catalogue no longer has are left out. */
export function listShownEntries<Item extends Plan["items"][number]>(
  plan: Plan & { readonly items: readonly Item[] },
  planned: PlannedEntries,
  chosen: ReadonlyMap<string, WireItem>,
): ShownEntry<Item>[] {
  const items = new Map(plan.items.map((item) => [item._id, item]));
  const findServings = (id: string) => {
    const item = items.get(id);
    return item && "no_of_servings" in item ? item.no_of_servings : null;
  };
  const peopleCookedFor = plan.people_cooked_for;
  const cooked = listCookedMeals(planned, { peopleCookedFor, findRecipeServings: findServings });
  return planned.entries.flatMap((entry) => {
    const item = items.get(entry.itemId) ?? null;
    const wire = item ?? chosen.get(entry.itemId);
    if (wire === undefined) return [];
    const cook = findCook(planned.entries, entry);
    const own = entry.servings ?? planned.cookingFor ?? peopleCookedFor ?? findServings(entry.itemId);
    return {
      entry,
      item,
      summary: summariseItem(plan.kind, wire),
      conflicts: item?.conflicts ?? [],
      servings: plan.kind === "meal" ? own : null,
      cookedServings: cooked.find(({ entryId }) => entryId === cook.id)?.servings ?? null,
      isLeftover: cook !== entry,
    };
  });
}
