import type { ItemKind } from "@fernwell/domain/item-kind";
import type { RefObject } from "react";
import { formatItemCount, itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { useMediaQuery } from "#app/ui/use-media-query.ts";
import { ChosenChips } from "./chosen-chips.tsx";
import { FilterPopover } from "./filter-popover.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import type { ChosenFilters } from "./filters-in-address.ts";
import { listChoices, nameFilters } from "./named-filters.ts";
import type { OfferedFilter } from "./recommendations.api.ts";
import { useFilters } from "./use-filters.ts";

export interface FilterBarProps {
  kind: ItemKind;
  inAddress: ChosenFilters;
  offered: readonly OfferedFilter[];
  /** How many items there are. Undefined while it is not known. */
  total: number | undefined;
  /** Receives focus when the button that had it disappears. */
  region: RefObject<HTMLElement | null>;
}

/** A button for each filter on a wide screen, and one for all of them on others; what is chosen, and how much it leaves. */
export function FilterBar({ kind, inAddress, offered, total, region }: FilterBarProps) {
  const isWide = useMediaQuery("(width >= 64rem)");
  const filters = useFilters(kind, inAddress);
  const { tone } = itemKindTable[kind];
  const named = nameFilters(kind, offered);
  const choices = listChoices(named, filters.chosen);

  function clear() {
    region.current?.focus({ preventScroll: true });
    filters.clear();
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      {isWide ? (
        <div className="flex w-full flex-wrap gap-2">
          {named.map((filter) => (
            <FilterPopover
              key={filter.name}
              filter={filter}
              filters={filters}
              chosenCount={choices.filter((choice) => choice.filter === filter.name).length}
              tone={tone}
            />
          ))}
        </div>
      ) : (
        <FilterSheet kind={kind} named={named} filters={filters} chosenCount={choices.length} total={total} />
      )}
      <p
        role="status"
        className={cx(
          "font-semibold text-ink-900",
          isWide ? (choices.length > 0 ? "self-start py-2" : "sr-only") : "ml-auto",
        )}
      >
        {total !== undefined && formatItemCount(kind, total)}
      </p>
      {choices.length > 0 && (
        <ChosenChips
          isBesideCount={isWide}
          choices={choices}
          tone={tone}
          region={region}
          onRemove={({ filter, id }) => filters.toggle(filter, id)}
          onClear={clear}
        />
      )}
    </div>
  );
}
