import type { Meditation } from "@fernwell/contract/catalogue";
import { type BreathMoment, getFullness, readBreath } from "@fernwell/domain/doing/resting";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cx } from "#app/ui/cx.ts";
import { usePrefersReducedMotion } from "#app/ui/use-prefers-reduced-motion.ts";

interface PacerProps {
  breaths: Meditation["breaths"];
  isPlaying: boolean;
  /** In seconds, kept current by the second. */
  position: number;
  /** In seconds, right now. */
  readPosition: () => number;
}

const words: Record<BreathMoment["phase"], string> = {
  in: "Breathe in",
  hold: "Hold",
  out: "Breathe out",
  rest: "Rest",
  free: "As you like",
};

/**
 * A circle that grows and shrinks with the breaths of a session, or a bar that fills. Like the words that are spoken, it
 * is not announced: a screen reader would speak over the sound.
 */
export function Pacer({ breaths, isPlaying, position, readPosition }: PacerProps) {
  const isStill = usePrefersReducedMotion();
  const shape = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<BreathMoment["phase"]>("free");
  const times = breaths.map(({ in_at, full_at, out_at, empty_at }) => ({
    inAt: in_at,
    fullAt: full_at,
    outAt: out_at,
    emptyAt: empty_at,
  }));

  const draw = useEffectEvent((second: number) => {
    const moment = readBreath(times, second);
    setPhase(moment.phase);
    shape.current?.style.setProperty("--fullness", getFullness(moment).toFixed(3));
  });
  const drawNow = useEffectEvent(() => draw(readPosition()));

  useEffect(() => draw(position), [position]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = requestAnimationFrame(function next() {
      drawNow();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  return (
    <div ref={shape} data-phase={phase} className="grid place-items-center [--fullness:0]">
      {isStill ? <Bar /> : <Circle />}
      <p
        className={cx(
          "col-start-1 rounded-full bg-card/92 px-5 py-2 text-center font-display text-ink-900 text-xl",
          isStill ? "mt-4" : "row-start-1",
        )}
      >
        {words[phase]}
      </p>
    </div>
  );
}

/** Glass, so that it has the colours of the picture behind it. */
function Circle() {
  return (
    <div className="col-start-1 row-start-1 grid size-[min(68vw,44dvh)] place-items-center rounded-full border-2 border-card/60">
      <div className="size-full scale-[calc(0.35+0.65*var(--fullness))] rounded-full bg-card/35 shadow-raised backdrop-blur-lg backdrop-saturate-200" />
    </div>
  );
}

function Bar() {
  return (
    <div className="h-5 w-[min(80vw,24rem)] overflow-hidden rounded-full border-2 border-card bg-card/70">
      <div className="size-full origin-left scale-x-(--fullness) bg-dusk-700" />
    </div>
  );
}
