import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { startTransition, useOptimistic } from "react";
import { useNavigate } from "react-router";
import { itemKindTable } from "#app/items/item-kind.ts";
import type { ChosenFilters } from "./filters-in-address.ts";
import { keepKnown } from "./known-filters.ts";

export interface Filters {
  readonly chosen: ChosenFilters;
  toggle(filter: string, id: string): void;
  clear(): void;
}

/** The choices in the address, and changes of them. A change is shown at once, and leads to the first page. */
export function useFilters(kind: ItemKind, inAddress: ChosenFilters): Filters {
  const navigate = useNavigate();
  const [chosen, setChosen] = useOptimistic(keepKnown(kind, inAddress));

  function choose(next: ChosenFilters) {
    startTransition(async () => {
      setChosen(next);
      await navigate(paths.recommendations(itemKindTable[kind].category, 1, next), {
        preventScrollReset: true,
      });
    });
  }

  return {
    chosen,
    toggle(filter, id) {
      const before = chosen[filter] ?? [];
      const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
      choose(keepKnown(kind, { ...chosen, [filter]: after }));
    },
    clear: () => choose({}),
  };
}
