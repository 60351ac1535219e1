import type { RefObject } from "react";
import type { Fetching } from "#app/page/fetching.ts";
import { LoadFailure } from "#app/page/load-failure.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { LoadingCards } from "./loading-cards.tsx";

interface WaitingCardsProps {
  fetching: Fetching;
  count: number;
  tone: Tone;
  className: string;
  /** Receives focus when the retry button disappears. */
  region: RefObject<HTMLElement | null>;
}

/** Shown instead of cards that are loading or have failed to load. */
export function WaitingCards({ fetching, region, ...loading }: WaitingCardsProps) {
  const { error, refetch } = fetching;
  if (error === null) return <LoadingCards {...loading} />;

  return (
    <LoadFailure
      message={error.message}
      onRetry={() => {
        region.current?.focus({ preventScroll: true });
        refetch();
      }}
    />
  );
}
