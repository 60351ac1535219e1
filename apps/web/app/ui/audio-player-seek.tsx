import { useRef, useState } from "react";
import { asClock } from "./audio-player-clock.ts";
import { SliderField } from "./slider-field.tsx";
import type { Tone } from "./tone.ts";
import type { Audio } from "./use-audio.ts";

type AudioPlayerSeekProps = { audio: Pick<Audio, "position" | "duration" | "seek">; tone: Tone };

/** A long sound is searched in bigger steps, so that the keys get anywhere. */
const longSeconds = 120;

export function AudioPlayerSeek({ audio: { position, duration, seek }, tone }: AudioPlayerSeekProps) {
  /** Where a drag has come to; the sound follows once it ends. */
  const [dragged, setDragged] = useState<number | null>(null);
  const isHeld = useRef(false);
  const shown = Math.floor(dragged ?? position);
  const total = duration === null ? "-:--" : asClock(duration);

  return (
    // A drag that ends where it began, or is broken off, commits nothing. A key commits first and tells of the change
    // afterwards, which would keep the slider where the key has put it.
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
        formatValue={(seconds) => `${asClock(seconds)} of ${total}`}
        disabled={duration === null}
      />
      <div className="flex justify-between text-ink-500 text-sm tabular-nums">
        <span>{asClock(shown)}</span>
        <span>{total}</span>
      </div>
    </div>
  );
}
