import type { Meal } from "@fernwell/contract/catalogue";
import type { RunningTimer } from "@fernwell/domain/doing/doing";
import { Timer } from "lucide-react";
import { unlockSounds } from "#app/doing/sounds.ts";
import { formatMinutes } from "#app/lib/format-minutes.ts";
import { formatClock } from "#app/ui/audio-player-clock.ts";
import { Button } from "#app/ui/button.tsx";

interface StepTimerProps {
  step: Pick<Meal["method"]["steps"][number], "minutes" | "timer">;
  /** Of this step, if it was started. */
  timer: RunningTimer | null;
  onStart: (name: string, seconds: number) => void;
}

/** Starts the timer of a step that waits, and says how it stands. */
export function StepTimer({ step: { minutes, timer: name }, timer, onStart }: StepTimerProps) {
  if (minutes === null || name === null) return null;
  const isRunning = timer !== null && !timer.isOver;

  return (
    <div className="mt-7">
      <Button
        variant="secondary"
        size="large"
        iconBefore={<Timer />}
        aria-disabled={isRunning}
        onClick={() => {
          unlockSounds();
          onStart(name, minutes * 60);
        }}
      >
        <span className="tabular-nums">
          {isRunning
            ? `The timer runs: ${name}, ${formatClock(Math.ceil(timer.remainingMs / 1000))}`
            : `${timer === null ? "Start the timer" : "Start it again"}: ${name}, ${formatMinutes(minutes)}`}
        </span>
      </Button>
    </div>
  );
}
