import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { cx } from "#app/ui/cx.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { useAutoplay } from "./use-autoplay.ts";
import type { useSlides } from "./use-slides.ts";

interface CarouselControlsProps {
  slides: ReturnType<typeof useSlides>;
  player: ReturnType<typeof useAutoplay>;
  total: number;
}

/** They keep their space when everything fits, so that nothing below them moves. */
export function CarouselControls({ slides, player, total }: CarouselControlsProps) {
  const isPaused = player.state === "paused";

  function move(by: number) {
    player.pause();
    slides.move(by);
  }

  return (
    <div className="mt-6 flex min-h-11 items-center gap-3 noscript:hidden">
      <p
        aria-live={player.state === "playing" ? "off" : "polite"}
        className="mr-auto text-ink-700 text-sm tabular-nums"
      >
        {slides.place && `${inView(slides.place, total)} of ${total}`}
      </p>
      <div className={cx("flex gap-3", !slides.canGoBack && !slides.canGoOn && "invisible")}>
        <IconButton
          variant="outlined"
          label={isPaused ? "Play" : "Pause"}
          icon={isPaused ? Play : Pause}
          onClick={player.toggle}
        />
        <IconButton
          variant="outlined"
          label="Previous"
          icon={ChevronLeft}
          disabled={!slides.canGoBack}
          onClick={() => move(-1)}
        />
        <IconButton
          variant="outlined"
          label="Next"
          icon={ChevronRight}
          disabled={!slides.canGoOn}
          onClick={() => move(1)}
        />
      </div>
    </div>
  );
}

function inView({ first, fitting }: { first: number; fitting: number }, total: number): string {
  const last = Math.min(first + fitting, total);
  return first + 1 === last ? `${last}` : `${first + 1}–${last}`;
}
