import { mostPlanItems } from "@fernwell/contract/plans";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ItemKind } from "#app/items/item-kind.ts";
import type { SelectedItem } from "./selected-item.ts";

export interface Selection {
  readonly items: readonly SelectedItem[];
  readonly isFull: boolean;
  has(id: string): boolean;
  toggle(item: SelectedItem): void;
  clear(): void;
}

/** Kept in the person's own cache: it outlives a look at an item or at another page, and no log out. */
export function useKeptSelection(type: ItemKind): Selection {
  const queryClient = useQueryClient();
  const queryKey = ["plan selection", type];
  const { data: items = [] } = useQuery<readonly SelectedItem[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return selectionOf(items, (next) => queryClient.setQueryData(queryKey, next));
}

export function selectionOf(
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
