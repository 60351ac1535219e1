import { mostPlanItems } from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { useMemo } from "react";
import { z } from "zod";
import { planSelectionsKey } from "#app/lib/drafts.ts";
import { readStored, removeStored, useStored, writeStored } from "#app/lib/storage.ts";
import { type SelectedItem, selectedItemSchema } from "./selected-item.ts";

export interface Selection {
  readonly items: readonly SelectedItem[];
  readonly isFull: boolean;
  has(id: string): boolean;
  toggle(item: SelectedItem): void;
  clear(): void;
}

/** Where a selection is made: in the builder, or among what `/create-own-plan` was handed. */
export type SelectionPlace = `${"builder" | "own"} ${ItemKind}`;

/**
 * Kept in the browser's storage: it outlives a look at an item, another page and a reload, and no log out. Where there is
 * only so much to choose from, nothing else is selected.
 */
export function useKeptSelection(place: SelectionPlace, among?: readonly SelectedItem[]): Selection {
  const stored = useStored(planSelectionsKey)?.selections[place];
  const kept = useMemo(() => itemsSchema.parse(stored ?? []), [stored]);
  const isOffered = ({ _id }: SelectedItem) => among?.some((item) => item._id === _id) ?? true;
  return selectionOf(kept.filter(isOffered), (next) => keep(place, next));
}

const itemsSchema = z.array(selectedItemSchema).catch([]);

function keep(place: SelectionPlace, items: readonly SelectedItem[]): void {
  const { [place]: _, ...others } = readStored(planSelectionsKey)?.selections ?? {};
  const selections = items.length === 0 ? others : { ...others, [place]: items };
  if (Object.keys(selections).length === 0) removeStored(planSelectionsKey);
  else writeStored(planSelectionsKey, { selections });
}

function selectionOf(
  items: readonly SelectedItem[],
  change: (items: readonly SelectedItem[]) => void,
): Selection {
  const isFull = items.length >= mostPlanItems;
  const has = (id: string) => items.some(({ _id }) => _id === id);

  return {
    items,
    isFull,
    has,
    toggle(item) {
      if (has(item._id)) change(items.filter(({ _id }) => _id !== item._id));
      else if (!isFull) change([...items, item]);
    },
    clear: () => change([]),
  };
}
