import { paths } from "@fernwell/contract/paths";
import { itemKindTable } from "#app/items/item-kind.ts";
import type { ShownWeekEntry } from "./shown-week.ts";

/** The item's page. A meal opens for as many as the entry is for. */
export function pathToEntry({ entry, servings }: ShownWeekEntry): string {
  return entry.kind === "meal"
    ? paths.meal(entry.itemId, servings)
    : itemKindTable[entry.kind].pathTo(entry.itemId);
}

/** The entry's player; exercises are trained with the others of their day. Null where there is nothing to begin. */
export function pathToBegin({ entry, servings, conflicts, isLeftover }: ShownWeekEntry): string | null {
  if (entry.isDone || isLeftover || conflicts.length > 0) return null;
  switch (entry.kind) {
    case "meal":
      return paths.cook(entry.itemId, { entryId: entry.id, servings });
    case "exercise":
      return paths.train(entry.day);
    case "meditation":
      return paths.rest(entry.itemId, entry.id);
  }
}
