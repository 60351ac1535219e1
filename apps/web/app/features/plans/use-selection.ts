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

/** Where a selection is made: in the builder, or among the items passed to `/create-own-plan`. */
export type SelectionPlace = `${"builder" | "own"} ${ItemKind}`;

/**
 * Stored in the browser: it survives viewing an item, another page and a reload, but not a log out. With a limited
 * set of items, only those can be selected.
 */
export function useKeptSelection(place: SelectionPlace, among?: readonly SelectedItem[]): Selection {
  const stored = useStored(planSelectionsKey)?.selections[place];
  const kept = useMemo(() => itemsSchema.parse(stored ?? []), [stored]);
  const isOffered = ({ _id }: SelectedItem) => among?.some((item) => item._id === _id) ?? true;
  return createSelection(kept.filter(isOffered), (next) => keep(place, next));
}

const itemsSchema = z.array(selectedItemSchema).catch([]);

function keep(place: SelectionPlace, items: readonly SelectedItem[]): void {
  const { [place]: _, ...others } = readStored(planSelectionsKey)?.selections ?? {};
  const selections = items.length === 0 ? others : { ...others, [place]: items };
  if (Object.keys(selections).length === 0) removeStored(planSelectionsKey);
  else writeStored(planSelectionsKey, { selections });
}

function createSelection(
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
