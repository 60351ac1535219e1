import type { Entry, PlannedEntries } from "./entry.ts";

/** An entry that is cooked, and for how many. */
interface CookedMeal {
  readonly entryId: string;
  readonly mealId: string;
  readonly servings: number;
}

interface ServingsSources {
  /** How many the person usually cooks for. */
  readonly peopleCookedFor: number | null;
  /** How many a meal's recipe serves. Null for a meal that the catalogue does not have. */
  readonly findRecipeServings: (mealId: string) => number | null;
}

/**
 * What is cooked in a plan. The entry's number counts, then the plan's, then the person's, then the recipe's. A meal
 * with leftovers is cooked once, for all that eat of it.
 */
export function listCookedMeals(
  { cookingFor, entries }: PlannedEntries,
  { peopleCookedFor, findRecipeServings }: ServingsSources,
): CookedMeal[] {
  const servingsByCook = new Map<string, number>();
  for (const entry of entries) {
    const servings = entry.servings ?? cookingFor ?? peopleCookedFor ?? findRecipeServings(entry.itemId) ?? 0;
    const cookId = findCook(entries, entry).id;
    servingsByCook.set(cookId, (servingsByCook.get(cookId) ?? 0) + servings);
  }
  return entries.flatMap(({ id, itemId }) => {
    const servings = servingsByCook.get(id);
    return servings === undefined ? [] : [{ entryId: id, mealId: itemId, servings }];
  });
}

/** The entry that an entry is a leftover of, or the entry itself. A leftover of a leftover is cooked with the first. */
export function findCook<Each extends Pick<Entry, "id" | "itemId" | "leftoverOf">>(
  entries: readonly Each[],
  entry: Each,
): Each {
  const seen = new Set<Each>();
  let cook = entry;
  while (!seen.has(cook)) {
    seen.add(cook);
    const from = cook.leftoverOf;
    const next = entries.find(({ id, itemId }) => id === from && itemId === entry.itemId);
    if (next === undefined) return cook;
    cook = next;
  }
  // Entries that are leftovers of each other are all cooked.
  return entry;
}
