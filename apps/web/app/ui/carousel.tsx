import useEmblaCarousel from "embla-carousel-react";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { Children, type ReactNode } from "react";
import { CarouselButton } from "./carousel-button.tsx";
import { cx } from "./cx.ts";
import { useCarouselAutoplay } from "./use-carousel-autoplay.ts";
import { useCarouselPosition } from "./use-carousel-position.ts";

type CarouselProps = { label: string; autoplay?: boolean; children: ReactNode };

/** 1 slide up to 768 px of viewport, 2 up to 1024, 3 up to 1440, 4 above. */
const slideWidth = cx(
  "basis-full",
  "[@media(768px<width<=1024px)]:basis-1/2",
  "[@media(1024px<width<=1440px)]:basis-1/3",
  "[@media(width>1440px)]:basis-1/4",
);

const stillForReducedMotion = { "(prefers-reduced-motion: reduce)": { duration: 0 } };

export function Carousel({ label, autoplay = false, children }: CarouselProps) {
  // Embla's own focus watch only reacts within 10 ms of a key press; showSlide replaces it.
  const [viewport, embla] = useEmblaCarousel({
    align: "start",
    loop: false,
    watchFocus: false,
    breakpoints: stillForReducedMotion,
  });
  const total = Children.count(children);
  const { first, last, canGoBack, canGoOn, showSlide } = useCarouselPosition(embla, total);
  const player = useCarouselAutoplay(embla, autoplay);

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      data-slide={first}
      {...(autoplay ? { "data-autoplay": player.state } : {})}
    >
      <div ref={viewport} className="-m-3 overflow-clip p-3" {...player.watch}>
        {/* Embla measures the moment it clears the transform: a transition, even of 1 ms, would spoil the positions. */}
        <ul className="-ml-6 flex touch-pan-y transition-none">
          {Children.map(children, (slide, index) => (
            <li className={cx("min-w-0 shrink-0 grow-0 pl-6", slideWidth)} onFocus={() => showSlide(index)}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {(canGoBack || canGoOn) && (
        <div className="mt-6 flex items-center gap-3">
          <p
            aria-live={player.state === "playing" ? "off" : "polite"}
            className="mr-auto text-sm text-ink-500 tabular-nums"
          >
            {first === last ? first : `${first}–${last}`} of {total}
          </p>
          {autoplay && (
            <CarouselButton
              label={player.state === "paused" ? "Play" : "Pause"}
              icon={player.state === "paused" ? Play : Pause}
              onClick={player.toggle}
            />
          )}
          <CarouselButton
            label="Previous"
            icon={ChevronLeft}
            disabled={!canGoBack}
            onClick={() => {
              player.pause();
              embla?.scrollPrev();
            }}
          />
          <CarouselButton
            label="Next"
            icon={ChevronRight}
            disabled={!canGoOn}
            onClick={() => {
              player.pause();
              embla?.scrollNext();
            }}
          />
        </div>
      )}
    </section>
  );
}
