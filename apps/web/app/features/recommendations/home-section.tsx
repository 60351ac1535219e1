import { ArrowRight, type LucideIcon } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { Link } from "react-router";
import type { Fetching } from "#app/items/fetching.ts";
import { LoadFailure } from "#app/items/load-failure.tsx";
import { LoadingCards } from "#app/items/loading-cards.tsx";
import { cx } from "#app/ui/cx.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type Tone, toneText, toneTint } from "#app/ui/tone.ts";

interface HomeSectionProps {
  title: string;
  seeMoreTo: string;
  tone: Tone;
  icon: LucideIcon;
  fetching: Fetching;
  /** How many cards there is room for. */
  count: number;
  /** List entries, once they are here. */
  cards: readonly ReactNode[] | undefined;
  /** A sentence under the title. */
  lead?: string;
  footer?: ReactNode;
}

export function HomeSection({ title, seeMoreTo, tone, icon: Icon, lead, footer, ...list }: HomeSectionProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);

  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className="rounded-card outline-none">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span
          className={cx(
            "grid size-12 place-items-center rounded-full max-sm:hidden",
            toneTint[tone],
            toneText[tone],
          )}
        >
          <Icon aria-hidden className="size-5.5" />
        </span>
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        <Link
          to={seeMoreTo}
          aria-describedby={titleId}
          className={cx(
            "group ml-auto inline-flex min-h-11 items-center gap-2 rounded-control font-semibold underline-offset-4 hover:underline",
            toneText[tone],
          )}
        >
          See More
          <ArrowRight
            aria-hidden
            className="size-4.5 transition-transform duration-150 ease-out group-hover:translate-x-0.5"
          />
        </Link>
        {lead && <p className="max-w-measure basis-full text-ink-700 max-sm:text-sm">{lead}</p>}
      </header>
      <div className="mt-5">
        <SectionCards {...list} tone={tone} onRetry={() => section.current?.focus({ preventScroll: true })} />
      </div>
      {footer && <div className="mt-4">{footer}</div>}
    </section>
  );
}

interface SectionCardsProps extends Pick<HomeSectionProps, "fetching" | "count" | "cards" | "tone"> {
  onRetry: () => void;
}

function SectionCards({ fetching, count, cards, tone, onRetry }: SectionCardsProps) {
  if (cards === undefined) {
    if (fetching.error === null) return <LoadingCards count={count} tone={tone} className={rowStyle} />;
    return (
      <LoadFailure
        message={fetching.error.message}
        onRetry={() => {
          onRetry();
          fetching.refetch();
        }}
      />
    );
  }
  if (cards.length === 0) return <EmptyState sentence="No Data to show" tone={tone} />;
  return <ul className={rowStyle}>{cards.slice(0, count)}</ul>;
}

const rowStyle = "grid gap-4 md:grid-cols-3 md:gap-6 xl:grid-cols-4";
