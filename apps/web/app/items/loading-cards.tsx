import { cx } from "#app/ui/cx.ts";
import { SkeletonCard } from "#app/ui/skeleton-card.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { type Tone, toneText } from "#app/ui/tone.ts";
import "#app/ui/motion.css";

interface LoadingCardsProps {
  count: number;
  tone: Tone;
  /** The layout of the cards to come. */
  className: string;
}

/** Shows a spinner at once. Skeleton cards reserve their space from the start and appear if loading takes longer. */
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
