import type { RunningTimer } from "@fernwell/domain/doing/doing";
import { Bell, Timer } from "lucide-react";
import { Link } from "react-router";
import { formatClock } from "#app/ui/audio-player-clock.ts";
import { cx } from "#app/ui/cx.ts";

interface TimerPillProps {
  timer: RunningTimer;
  /** What it belongs to: "Lentil Stew". */
  title: string;
  /** Where that goes on; null on that page itself. */
  path: string | null;
  onLengthen: () => void;
  /** The button goes with the timer. */
  onStop: (button: HTMLButtonElement) => void;
}

export function TimerPill({ timer, title, path, onLengthen, onStop }: TimerPillProps) {
  const { name, isOver, remainingMs } = timer;
  const Icon = isOver ? Bell : Timer;
  const words = (
    <>
      <Icon aria-hidden className={cx("size-5 shrink-0", isOver && "motion-safe:animate-bounce")} />
      <span className="min-w-0">
        <span className="block max-w-44 truncate font-semibold leading-tight">{name}</span>
        <span className="block text-sm tabular-nums leading-tight">
          {isOver ? "Time is up" : formatClock(Math.ceil(remainingMs / 1000))}
          {path !== null && <span className="sr-only">, for {title}</span>}
        </span>
      </span>
    </>
  );

  return (
    <div
      className={cx(
        "flex min-h-14 w-max items-center rounded-full border pr-1.5 shadow-raised",
        isOver ? "border-berry-700 bg-berry-700 text-on-accent" : "border-line-strong bg-card text-ink-900",
      )}
    >
      {isOver && (
        <p role="alert" className="sr-only">
          {name}: time is up.
        </p>
      )}
      {path === null ? (
        <p className={wordsStyle}>{words}</p>
      ) : (
        <Link to={path} className={cx(wordsStyle, "rounded-full hover:underline")}>
          {words}
        </Link>
      )}
      <PillButton words="+1 min" more={`for ${name}`} onClick={onLengthen} />
      <PillButton words={isOver ? "OK" : "Stop"} more={isOver ? `${name} is done` : name} onClick={onStop} />
    </div>
  );
}

const wordsStyle = "flex min-h-14 items-center gap-2.5 pr-2 pl-4.5";

interface PillButtonProps {
  words: string;
  /** Read out after the words, where several timers have the same. */
  more: string;
  onClick: (button: HTMLButtonElement) => void;
}

function PillButton({ words, more, onClick }: PillButtonProps) {
  return (
    <button
      type="button"
      onClick={(event) => onClick(event.currentTarget)}
      className="min-h-11 min-w-11 rounded-full px-3 font-semibold text-sm focus-visible:-outline-offset-3 focus-visible:outline-current hover:underline"
    >
      {words} <span className="sr-only">{more}</span>
    </button>
  );
}
