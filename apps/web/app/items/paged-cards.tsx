import { type ReactNode, useEffect, useRef } from "react";
import { useAfterFirstView } from "#app/lib/use-after-first-view.ts";
import { useReturnToPlace } from "#app/lib/use-return-to-place.ts";
import type { Fetching } from "#app/page/fetching.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { useMediaQuery } from "#app/ui/use-media-query.ts";
import { gridStyle } from "./grid-style.ts";
import { WaitingCards } from "./waiting-cards.tsx";

const cardsInView = { phone: 4, other: 8 };

interface PagedCardsProps {
  /** The plural of what is listed, such as "meals". */
  noun: string;
  tone: Tone;
  page: number;
  pageSize: number;
  hrefFor: (page: number) => string;
  fetching: Fetching;
  /** Shown when the list is empty. */
  empty?: ReactNode | undefined;
  /** List items, once loaded. */
  found: { readonly cards: readonly ReactNode[]; readonly total: number } | undefined;
}

export function PagedCards({
  noun,
  tone,
  page,
  pageSize,
  hrefFor,
  fetching,
  empty = <EmptyState sentence="No Data to show" tone={tone} />,
  found,
}: PagedCardsProps) {
  const region = useRef<HTMLElement>(null);
  const rememberPlace = useReturnToPlace(region, found !== undefined);
  useFocusOnNewPage(region, page);

  return (
    <section
      ref={region}
      {...rememberPlace}
      tabIndex={-1}
      aria-label={page === 1 ? noun : `${noun}, page ${page}`}
      className="outline-none"
    >
      {found === undefined ? (
        <WaitingCards
          fetching={fetching}
          count={pageSize}
          tone={tone}
          className={gridStyle}
          region={region}
        />
      ) : (
        <Found {...{ noun, tone, page, pageSize, hrefFor, empty, found }} />
      )}
    </section>
  );
}

type FoundProps = Omit<PagedCardsProps, "fetching" | "found"> & {
  found: NonNullable<PagedCardsProps["found"]>;
};

function Found({ noun, tone, page, pageSize, hrefFor, empty, found: { cards, total } }: FoundProps) {
  const isAfterFirstView = useAfterFirstView();
  const isPhone = useMediaQuery("(width < 48rem)");
  const pageCount = Math.ceil(total / pageSize);
  if (total === 0) return empty;
  if (cards.length === 0) {
    return (
      <EmptyState
        sentence={`There is no page ${page}.`}
        nextStep={`All ${noun} are on ${pageCount === 1 ? "one page" : `${pageCount} pages`}.`}
        action={<LinkButton to={hrefFor(pageCount)}>Go to the last page</LinkButton>}
        tone={tone}
      />
    );
  }
  return (
    <>
      <ul className={gridStyle}>
        {isAfterFirstView ? cards : cards.slice(0, isPhone ? cardsInView.phone : cardsInView.other)}
      </ul>
      <div className="mt-10 empty:hidden">
        <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
      </div>
    </>
  );
}

/** A new page starts at the top, with the focus there too. A control beside the list, such as a filter, keeps it. */
function useFocusOnNewPage(region: { readonly current: HTMLElement | null }, page: number): void {
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const list = region.current;
    const focused = document.activeElement;
    if (focused?.contains(list) || list?.contains(focused)) list?.focus({ preventScroll: true });
  }, [region, page]);
}
