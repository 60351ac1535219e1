import type { UseEmblaCarouselType } from "embla-carousel-react";
import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";
import { usePrefersReducedMotion } from "./use-prefers-reduced-motion.ts";

type AutoplayState = "playing" | "hovered" | "focused" | "paused";

const intervalMs = 5000;

/** Moves on slowly, holds while the slides are hovered or focused, and stops for good at the last one. */
export function useCarouselAutoplay(embla: UseEmblaCarouselType[1], isOn: boolean) {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  const isPaused = choice ? choice === "pause" : prefersReducedMotion;
  const state: AutoplayState = isPaused
    ? "paused"
    : isFocused
      ? "focused"
      : isHovered
        ? "hovered"
        : "playing";
  const isRunning = isOn && state === "playing";
  const pause = () => setChoice("pause");

  useEffect(() => {
    if (!embla || !isRunning) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      embla.scrollNext();
      if (!embla.canScrollNext()) setChoice("pause");
    }, intervalMs);
    return () => clearInterval(timer);
  }, [embla, isRunning]);

  return {
    state,
    pause,
    toggle() {
      if (!isPaused) return pause();
      if (!embla?.canScrollNext()) embla?.scrollTo(0);
      setChoice("play");
    },
    watch: {
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setIsHovered(false),
      onPointerDown: pause,
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
