import type { ItemKind } from "@fernwell/domain/item-kind";
import { SlidersHorizontal, X } from "lucide-react";
import * as Dialog from "radix-ui/dialog";
import { useRef, useState } from "react";
import { formatItemCount, itemKindTable } from "#app/items/item-kind.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { dialogBackdrop, dialogBase } from "#app/ui/dialog-surface.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SheetHandle } from "#app/ui/sheet-handle.tsx";
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
  const [isOpen, setIsOpen] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);

  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger asChild>
        <Button variant="secondary" iconBefore={<SlidersHorizontal />}>
          Filter
          <ChosenCount count={chosenCount} tone={tone} />
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogBackdrop} />
        <Dialog.Content ref={sheet} aria-describedby={undefined} className={panel}>
          <header className="flex items-center justify-between gap-4 pt-4 pr-3 pb-3 pl-5 sm:pl-8">
            <Dialog.Title className="text-2xl">Filter {plural}</Dialog.Title>
            <SheetHandle sheet={sheet} onClose={() => setIsOpen(false)} />
            <Dialog.Close asChild>
              <IconButton label="Close" icon={X} className="relative" />
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

/** Always as high as it can be, so that nothing moves as its sections open; beside the list where there is room. */
const panel = cx(dialogBase, "top-10 right-0 sm:top-0 sm:max-w-104 sm:rounded-none");
