import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { usePrefersReducedMotion } from "#app/ui/use-prefers-reduced-motion.ts";

type AutoplayState = "playing" | "hovered" | "focused" | "paused";

const intervalMs = 5000;

interface Player {
  readonly row: RefObject<HTMLElement | null>;
  readonly canMove: boolean;
  readonly canGoOn: boolean;
  readonly isNextLast: boolean;
  readonly move: (by: number) => void;
  readonly rewind: () => void;
}

/** Advances slowly while the row is visible, pauses while it is hovered or focused, and stops at the last slide. */
export function useAutoplay({ row, canMove, canGoOn, isNextLast, move, rewind }: Player) {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  const isPaused = !canMove || (choice ? choice === "pause" : prefersReducedMotion);
  const state: AutoplayState = isPaused
    ? "paused"
    : isFocused
      ? "focused"
      : isHovered
        ? "hovered"
        : "playing";
  const pause = () => setChoice("pause");

  const goOn = useEffectEvent(() => {
    if (document.hidden || !isOnScreen(row.current)) return;
    move(1);
    if (isNextLast) pause();
  });

  useEffect(() => {
    if (state !== "playing") return undefined;
    const timer = setInterval(() => goOn(), intervalMs);
    return () => clearInterval(timer);
  }, [state]);

  return {
    state,
    pause,
    toggle() {
      if (!isPaused) return pause();
      if (!canGoOn) rewind();
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

function isOnScreen(element: HTMLElement | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight && box.bottom > 0;
}
