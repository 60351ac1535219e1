import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { type ReactNode, useRef, useState } from "react";
import { HiddenItems } from "#app/items/hidden-items.tsx";
import { ItemCard } from "#app/items/item-card.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import type { ItemSummary } from "#app/items/item-summary.ts";
import { PagedCards } from "#app/items/paged-cards.tsx";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { useIsBlocked } from "#app/safety/use-is-blocked.ts";
import { WaitingForAnswer } from "#app/safety/waiting-for-answer.tsx";
import { cx } from "#app/ui/cx.ts";
import type { FilterBarProps } from "./filter-bar.tsx";
import type { ChosenFilters } from "./filters-in-address.ts";
import type { NothingLeftProps } from "./nothing-left.tsx";
import { Reasons } from "./reasons.tsx";
import { pageSize, useRecommendations } from "./recommendations.api.ts";

const FilterBar = lazyPart<FilterBarProps>(async () => (await import("./filter-bar.tsx")).FilterBar);
const NothingLeft = lazyPart<NothingLeftProps>(async () => (await import("./nothing-left.tsx")).NothingLeft);

/** Beside the sidebar the filters of meals need two rows. */
const twoRows = "lg:max-xl:empty:min-h-24";

interface ItemPagesProps {
  kind: ItemKind;
  page: number;
  filters: ChosenFilters;
  renderHeart: (item: ItemSummary) => ReactNode;
}

/** All recommendations of a kind, or those that filters leave, paged. */
export function ItemPages({ kind, page, filters, renderHeart }: ItemPagesProps) {
  const recommendations = useRecommendations(kind, page, filters);
  const isBlocked = useIsBlocked(kind);
  const { category, plural, tone } = itemKindTable[kind];
  const { data, error, isPlaceholderData } = recommendations;
  const offered = useLatest(data?.filters);
  const bar = useRef<HTMLDivElement>(null);
  const isFiltered = Object.keys(filters).length > 0;

  return (
    <div className="grid gap-6">
      {!isBlocked && (offered || !error) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
        <div
          ref={bar}
          role="group"
          aria-label={`Filter ${plural}`}
          tabIndex={-1}
          className={cx("min-h-12 outline-none", kind === "meal" && twoRows)}
        >
          {offered && (
            <FilterBar {...{ kind, offered }} inAddress={filters} total={data?.total} region={bar} />
          )}
        </div>
      )}
      {data && !isBlocked && <HiddenItems kind={kind} hidden={data.hidden} />}
      <div
        aria-busy={isPlaceholderData}
        className={isPlaceholderData ? "opacity-60 transition-opacity delay-150" : ""}
      >
        <PagedCards
          noun={plural}
          tone={tone}
          page={page}
          pageSize={pageSize}
          hrefFor={(number) => paths.recommendations(category, number, filters)}
          fetching={recommendations}
          empty={
            isBlocked ? (
              <WaitingForAnswer kind={kind} />
            ) : data && (isFiltered || isPlaceholderData) ? (
              <NothingLeft kind={kind} inAddress={filters} emptiedBy={data.emptiedBy} region={bar} />
            ) : undefined
          }
          found={
            data && {
              total: data.total,
              cards: data.items.map((item) => (
                <li key={item.id}>
                  <ItemCard
                    item={item}
                    headingLevel={2}
                    heart={renderHeart(item)}
                    note={<Reasons item={item} tone={tone} />}
                  />
                </li>
              )),
            }
          }
        />
      </div>
    </div>
  );
}

/** The last value that was there: a list that fails to load can still be filtered otherwise. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
