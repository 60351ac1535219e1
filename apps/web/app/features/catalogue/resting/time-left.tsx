import { TimeRing } from "#app/doing/time-ring.tsx";
import { formatClock } from "#app/ui/audio-player-clock.ts";

interface TimeLeftProps {
  seconds: number;
  of: number;
}

/** A ring that runs down, around the time that is left. */
export function TimeLeft({ seconds, of }: TimeLeftProps) {
  const share = of === 0 ? 0 : seconds / of;

  return (
    <div className="grid size-[min(76vw,48dvh)] place-items-center">
      <div className="col-start-1 row-start-1 size-full">
        <TimeRing share={share} trackStyle="stroke-3 stroke-line" lineStyle="stroke-3 stroke-dusk-700" />
      </div>
      <p role="timer" className="col-start-1 row-start-1 text-center">
        <span className="block font-display text-5xl text-ink-900 tabular-nums">
          {formatClock(Math.ceil(seconds))}
        </span>{" "}
        <span className="text-ink-700">left</span>
      </p>
    </div>
  );
}
