import { cx } from "#app/ui/cx.ts";
import { SkeletonCard } from "#app/ui/skeleton-card.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { type Tone, toneText } from "#app/ui/tone.ts";
import "#app/ui/motion.css";

interface LoadingCardsProps {
  count: number;
  tone: Tone;
  /** How the cards to come stand. */
  className: string;
}

/** A spinner at once; the cards to come hold their room from the start and show when it takes longer. */
export function LoadingCards({ count, tone, className }: LoadingCardsProps) {
  return (
    <div className="relative">
      <div aria-hidden className={cx(className, "animate-[ui-fade-in_300ms_300ms_both]")}>
        {Array.from({ length: count }, (_, place) => `place ${place}`).map((place) => (
          <SkeletonCard key={place} isRowOnPhone />
        ))}
      </div>
      <div className={cx("absolute inset-x-0 top-0 grid h-full max-h-96 place-items-center", toneText[tone])}>
        <span className="grid size-20 place-items-center rounded-full bg-card shadow-raised">
          <Spinner label="Loading" />
        </span>
      </div>
    </div>
  );
}
