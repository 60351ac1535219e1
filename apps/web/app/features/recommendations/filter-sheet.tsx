import type { ItemKind } from "@fernwell/domain/item-kind";
import { SlidersHorizontal, X } from "lucide-react";
import * as Dialog from "radix-ui/dialog";
import { formatItemCount, itemKindTable } from "#app/items/item-kind.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { dialogBackdrop } from "#app/ui/dialog-surface.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ChosenCount } from "./chosen-count.tsx";
import { FilterOptions } from "./filter-options.tsx";
import type { NamedFilter } from "./named-filters.ts";
import type { Filters } from "./use-filters.ts";

interface FilterSheetProps {
  kind: ItemKind;
  named: readonly NamedFilter[];
  filters: Filters;
  chosenCount: number;
  total: number | undefined;
}

/** All filters on a small screen, in a sheet over the list. What is chosen in it counts at once. */
export function FilterSheet({ kind, named, filters, chosenCount, total }: FilterSheetProps) {
  const { plural, tone } = itemKindTable[kind];

  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button variant="secondary" iconBefore={<SlidersHorizontal />}>
          Filter
          <ChosenCount count={chosenCount} tone={tone} />
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogBackdrop} />
        <Dialog.Content aria-describedby={undefined} className={panel}>
          <header className="flex items-center justify-between gap-4 py-3 pr-3 pl-5 sm:pl-8">
            <Dialog.Title className="text-2xl">Filter {plural}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close" icon={X} />
            </Dialog.Close>
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-6 sm:px-8">
            <Sections named={named} filters={filters} />
          </div>
          <footer className="flex items-center gap-3 border-line border-t px-5 py-3 sm:px-8">
            {chosenCount > 0 && (
              <div className="shrink-0">
                <Button variant="quiet" onClick={filters.clear}>
                  Clear all
                </Button>
              </div>
            )}
            <Dialog.Close asChild>
              <Button fullWidth>{describeResult(kind, total)}</Button>
            </Dialog.Close>
            <p role="status" className="sr-only">
              {total !== undefined && formatItemCount(kind, total)}
            </p>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** One section is open at a time: at first, one with a choice. */
function Sections({ named, filters }: Pick<FilterSheetProps, "named" | "filters">) {
  const opened = named.find(({ name }) => filters.chosen[name] !== undefined) ?? named[0];

  return (
    <Accordion
      defaultValue={opened?.name ?? ""}
      items={named.map((filter) => ({
        value: filter.name,
        title: filter.label,
        detail: describeChoices(filter, filters),
        content: (
          // As wide as the section's title.
          <div className="-mr-14">
            <FilterOptions filter={filter} filters={filters} />
          </div>
        ),
      }))}
    />
  );
}

/** Never empty: a line that comes and goes would move the options under the finger. */
function describeChoices({ name, options }: NamedFilter, { chosen }: Filters): string {
  const names = options.filter(({ id }) => chosen[name]?.includes(id)).map((option) => option.name);
  return names.join(", ") || "Any";
}

function describeResult(kind: ItemKind, total: number | undefined): string {
  if (total === undefined) return `Show ${itemKindTable[kind].plural}`;
  return total === 0 ? `No ${itemKindTable[kind].plural} left` : `Show ${formatItemCount(kind, total)}`;
}

/** As high as the screen, and beside the list where there is room. It moves as other dialogs do. */
const panel = cx(
  "fixed inset-y-0 right-0 z-50 flex w-full flex-col bg-card pb-[env(safe-area-inset-bottom)] text-ink-900 shadow-raised outline-none sm:max-w-104",
  "max-sm:data-[state=open]:animate-[ui-sheet-in_250ms_var(--ease-out)]",
  "max-sm:data-[state=closed]:animate-[ui-sheet-out_200ms_var(--ease-out)_both]",
  "sm:data-[state=open]:animate-[ui-rise-in_200ms_var(--ease-out)]",
  "sm:data-[state=closed]:animate-[ui-rise-out_150ms_var(--ease-out)_both]",
);
