import { useRef, useState } from "react";
import { formatClock } from "./audio-player-clock.ts";
import { SliderField } from "./slider-field.tsx";
import type { Tone } from "./tone.ts";
import type { Audio } from "./use-audio.ts";

type AudioPlayerSeekProps = { audio: Pick<Audio, "position" | "duration" | "seek">; tone: Tone };

/** Longer sounds have bigger steps, so that seeking by keyboard is quick. */
const longSeconds = 120;

export function AudioPlayerSeek({ audio: { position, duration, seek }, tone }: AudioPlayerSeekProps) {
  /** The position of a drag in progress; the sound seeks when it ends. */
  const [dragged, setDragged] = useState<number | null>(null);
  const isHeld = useRef(false);
  const shown = Math.floor(dragged ?? position);
  const total = duration === null ? "-:--" : formatClock(duration);

  return (
    // A drag that is cancelled or ends where it began commits nothing. A key press commits first and reports the change
    // afterwards, which would leave the slider stuck there.
    <div
      onPointerDownCapture={() => {
        isHeld.current = true;
      }}
      onLostPointerCapture={() => {
        isHeld.current = false;
        setDragged(null);
      }}
    >
      <SliderField
        label="Position"
        hideLabel
        tone={tone}
        value={shown}
        onValueChange={(seconds) => isHeld.current && setDragged(seconds)}
        onValueCommit={(seconds) => {
          setDragged(null);
          seek(seconds);
        }}
        min={0}
        max={Math.max(1, Math.floor(duration ?? 0))}
        step={duration !== null && duration > longSeconds ? 5 : 1}
        formatValue={(seconds) => `${formatClock(seconds)} of ${total}`}
        disabled={duration === null}
      />
      <div className="flex justify-between text-ink-500 text-sm tabular-nums">
        <span>{formatClock(shown)}</span>
        <span>{total}</span>
      </div>
    </div>
  );
}
