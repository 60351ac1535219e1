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
  /** Takes focus when the button to try again goes away. */
  region: RefObject<HTMLElement | null>;
}

/** Shown in place of cards that are loading or have failed to load. */
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
