import { maxChoices } from "@fernwell/domain/recommend/filters";
import { Search } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { cx } from "#app/ui/cx.ts";
import { TextField } from "#app/ui/text-field.tsx";
import type { NamedFilter } from "./named-filters.ts";
import type { FilterOption } from "./recommendations.api.ts";
import type { Filters } from "./use-filters.ts";

/** Fewer are found faster with the eyes. */
const minSearched = 10;
const maxSearchLength = 60;

interface FilterOptionsProps {
  filter: NamedFilter;
  filters: Filters;
  /** Where the list scrolls by itself. */
  className?: string;
}

/** The options of a filter, with how many items there would be with each. */
export function FilterOptions({ filter, filters, className }: FilterOptionsProps) {
  const { name, label, hint } = filter;
  const options = useSteadyOptions(filter.options);
  const [text, setText] = useState("");
  const wanted = plain(text);
  const found = options.filter((option) => plain(option.name).includes(wanted));
  const isNotFound = wanted !== "" && found.length === 0;
  const chosen = filters.chosen[name] ?? [];

  return (
    <>
      {hint && <p className="px-2 pb-2 text-ink-700 text-sm">{hint}</p>}
      {options.length > minSearched && (
        <div className="pb-2">
          <TextField
            label={`Find in ${label}`}
            hideLabel
            placeholder="Find"
            type="search"
            leading={<Search />}
            autoComplete="off"
            maxLength={maxSearchLength}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
      )}
      <p role="status" className={cx("px-2 text-ink-700 text-sm", isNotFound ? "py-3" : "sr-only")}>
        {isNotFound ? "Nothing here has that name." : wanted !== "" && `${found.length} found`}
      </p>
      <ul className={className}>
        {found.map((option) => {
          const isChosen = chosen.includes(option.id);
          const isDisabled = !isChosen && (option.count === 0 || chosen.length >= maxChoices);
          return (
            <li
              key={option.id}
              className={cx(
                "relative isolate rounded-control px-2 py-2.5",
                !isDisabled && "hover:bg-fern-50",
              )}
            >
              <Checkbox
                label={<OptionLabel option={option} />}
                checked={isChosen}
                disabled={isDisabled}
                onChange={() => filters.toggle(name, option.id)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Also takes the clicks beside the words, but not those on the box. */
function OptionLabel({ option: { name, count } }: { option: FilterOption }) {
  return (
    <span className="flex items-baseline justify-between gap-4 before:absolute before:inset-0 before:-z-10">
      <span className="min-w-0">{name}</span>{" "}
      <span className="shrink-0 text-ink-500 text-sm tabular-nums">{count}</span>
    </span>
  );
}

/** As long as the list is open nothing in it changes its place: what leaves nothing any more stays, with a count of 0. */
function useSteadyOptions(options: readonly FilterOption[]): FilterOption[] {
  const [seen, setSeen] = useState(options);
  const unseen = options.filter(({ id }) => !seen.some((option) => option.id === id));
  if (unseen.length > 0) setSeen([...seen, ...unseen]);
  return seen.map((option) => options.find(({ id }) => id === option.id) ?? { ...option, count: 0 });
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.trim().normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
