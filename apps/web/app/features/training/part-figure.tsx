import type { DoingState, Part } from "@fernwell/domain/doing/doing";
import type { TrainingDetail } from "@fernwell/domain/doing/training";
import { TimeRing } from "#app/doing/time-ring.tsx";
import { formatClock } from "#app/ui/audio-player-clock.ts";
import { cx } from "#app/ui/cx.ts";

interface PartFigureProps {
  part: Part<TrainingDetail>;
  state: DoingState<TrainingDetail>;
}

/** How often, or how long still. */
export function PartFigure({ part, state: { status, remainingMs, passedMs } }: PartFigureProps) {
  const isPaused = status === "paused";

  if (remainingMs === null) {
    const { reps } = part.detail;
    return (
      <p
        className={cx(
          "grid min-h-32 place-content-center text-center sm:min-h-36 [@media(height<32rem)]:min-h-20",
          isPaused && "opacity-60",
        )}
      >
        <span className="font-display font-medium text-[4.5rem] leading-none [@media(height<32rem)]:text-4xl tabular-nums">
          {reps}
        </span>
        <span className="mt-1 text-ink-700 text-lg">{reps === 1 ? "repetition" : "repetitions"}</span>
      </p>
    );
  }
  return (
    <div
      className={cx(
        "relative mx-auto size-32 sm:size-36 [@media(height<32rem)]:size-20",
        isPaused && "opacity-60",
      )}
    >
      <TimeRing
        share={remainingMs / Math.max(1, remainingMs + passedMs)}
        trackStyle="stroke-8 stroke-lake-50"
        // Work is drawn stronger than rest.
        lineStyle={cx("stroke-lake-700", part.detail.kind === "work" ? "stroke-8" : "stroke-4")}
      />
      <p
        role="timer"
        className="absolute inset-0 grid place-items-center font-display font-medium text-4xl tabular-nums [@media(height<32rem)]:text-xl"
      >
        {formatClock(Math.ceil(remainingMs / 1000))}
      </p>
    </div>
  );
}
