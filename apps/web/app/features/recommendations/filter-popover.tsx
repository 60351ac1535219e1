import { ChevronDown } from "lucide-react";
import * as Popover from "radix-ui/popover";
import { cx } from "#app/ui/cx.ts";
import { type Tone, toneBorder, toneText, toneTint } from "#app/ui/tone.ts";
import { ChosenCount } from "./chosen-count.tsx";
import { FilterOptions } from "./filter-options.tsx";
import type { NamedFilter } from "./named-filters.ts";
import type { Filters } from "./use-filters.ts";
import "#app/ui/motion.css";

interface FilterPopoverProps {
  filter: NamedFilter;
  filters: Filters;
  chosenCount: number;
  tone: Tone;
}

/** One filter on a wide screen: a button that opens its options. */
export function FilterPopover({ filter, filters, chosenCount, tone }: FilterPopoverProps) {
  return (
    <Popover.Root>
      <Popover.Trigger
        className={cx(
          "group inline-flex min-h-11 items-center gap-2 rounded-control border px-3 font-medium text-sm transition-colors duration-150",
          chosenCount > 0
            ? cx(toneTint[tone], toneBorder[tone], toneText[tone])
            : "border-line-strong bg-card text-ink-900 hover:border-fern-700 hover:bg-fern-50 hover:text-fern-700",
        )}
      >
        <span>
          {filter.label}
          <ChosenCount count={chosenCount} tone={tone} />
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform duration-200 ease-out group-data-[state=open]:rotate-180"
        />
      </Popover.Trigger>
      <Popover.Portal container={document.querySelector("main")}>
        <Popover.Content
          aria-label={filter.label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 flex max-h-[min(28rem,var(--radix-popover-content-available-height))] w-80 flex-col rounded-card border border-line bg-card p-3 text-ink-900 shadow-raised outline-none data-[state=open]:animate-[ui-fade-in_120ms_var(--ease-out)]"
        >
          {filter.options.length === 0 && (
            <p className="px-2 py-1 text-ink-700">Nothing to choose from here.</p>
          )}
          <FilterOptions
            filter={filter}
            filters={filters}
            className="-mx-1 min-h-0 overflow-y-auto overscroll-contain px-1"
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
