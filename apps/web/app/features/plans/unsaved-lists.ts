import type { Outgoing } from "@fernwell/domain/planning/sync/plan-copy";
import { useCallback } from "react";
import { unsavedListsKey } from "#app/lib/drafts.ts";
import { readStored, removeStored, useStored, writeStored } from "#app/lib/storage.ts";
import type { Unsaved } from "./use-synced-copy.ts";

/** The lists of a plan, or a shopping list. */
export interface Listed {
  readonly id: string;
  readonly isShoppingList: boolean;
}

const none: readonly Outgoing[] = [];

export function useUnsavedLists({ id, isShoppingList }: Listed): Unsaved<Outgoing> {
  return {
    kept: useStored(unsavedListsKey)?.lists[id]?.changes ?? none,
    updateKept: useCallback(
      (update) => updateUnsavedLists({ id, isShoppingList }, update),
      [id, isShoppingList],
    ),
  };
}

export function dropUnsavedLists(id: string): void {
  updateUnsavedLists({ id, isShoppingList: false }, () => none);
}

export function updateUnsavedLists(
  { id, isShoppingList }: Listed,
  update: Parameters<Unsaved<Outgoing>["updateKept"]>[0],
): void {
  const { [id]: earlier, ...others } = readStored(unsavedListsKey)?.lists ?? {};
  const kept = earlier?.changes ?? none;
  const changes = update(kept);
  if (changes === kept) return;
  if (changes.length > 0)
    writeStored(unsavedListsKey, { lists: { ...others, [id]: { isShoppingList, changes } } });
  else if (Object.keys(others).length > 0) writeStored(unsavedListsKey, { lists: others });
  else removeStored(unsavedListsKey);
}
