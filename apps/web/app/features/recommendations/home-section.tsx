import { ArrowRight, type LucideIcon } from "lucide-react";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { Link } from "react-router";
import { WaitingCards } from "#app/items/waiting-cards.tsx";
import type { Fetching } from "#app/page/fetching.ts";
import { cx } from "#app/ui/cx.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";
import { type Tone, toneText } from "#app/ui/tone.ts";

interface HomeSectionProps {
  title: string;
  seeMoreTo: string;
  tone: Tone;
  icon: LucideIcon;
  fetching: Fetching;
  /** How many cards fit. */
  count: number;
  /** List items, once loaded. */
  cards: readonly ReactNode[] | undefined;
  /** A sentence under the title. */
  lead?: string;
  /** Shown when the list is empty. */
  empty?: ReactNode | undefined;
  footer?: ReactNode;
}

export function HomeSection({ title, seeMoreTo, tone, icon, lead, footer, ...list }: HomeSectionProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);

  return (
    <section ref={section} tabIndex={-1} aria-labelledby={titleId} className="rounded-card outline-none">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <TintedIcon icon={icon} tone={tone} className="max-sm:hidden" />
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
        {lead && (
          <p className="basis-full text-ink-700 max-sm:text-sm">
            {/* A width of its own would let the paragraph share the title's line. */}
            <span className="block max-w-measure">{lead}</span>
          </p>
        )}
      </header>
      <div className="mt-5">
        <SectionCards {...list} tone={tone} region={section} />
      </div>
      {footer && <div className="mt-4">{footer}</div>}
    </section>
  );
}

interface SectionCardsProps
  extends Pick<HomeSectionProps, "fetching" | "count" | "cards" | "tone" | "empty"> {
  region: RefObject<HTMLElement | null>;
}

function SectionCards({
  fetching,
  count,
  cards,
  tone,
  region,
  empty = <EmptyState sentence="No Data to show" tone={tone} />,
}: SectionCardsProps) {
  if (cards === undefined)
    return <WaitingCards {...{ fetching, count, tone, region }} className={rowStyle} />;
  if (cards.length === 0) return empty;
  return <ul className={rowStyle}>{cards.slice(0, count)}</ul>;
}

const rowStyle = "grid gap-4 md:grid-cols-3 md:gap-6 xl:grid-cols-4";
