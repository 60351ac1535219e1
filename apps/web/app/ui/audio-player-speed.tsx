import { useId } from "react";
import { cx } from "./cx.ts";
import { type Tone, toneText, toneTint } from "./tone.ts";

const rates = [0.75, 1, 1.25, 1.5];

type SpeedProps = { rate: number; onRateChange: (rate: number) => void; tone: Tone };

export function AudioPlayerSpeed({ rate, onRateChange, tone }: SpeedProps) {
  const name = useId();

  return (
    <fieldset className="flex items-center gap-3">
      <legend className="float-left text-ink-700 text-sm">Speed</legend>
      <div className="flex rounded-full border border-line p-0.5">
        {rates.map((choice) => (
          <label
            key={choice}
            className={cx(
              "grid min-h-10 min-w-12 cursor-pointer place-items-center rounded-full px-2 text-sm tabular-nums has-focus-visible:outline-3 has-focus-visible:outline-fern-700 pointer-coarse:min-h-11",
              choice === rate
                ? cx("font-semibold", toneTint[tone], toneText[tone])
                : "text-ink-700 hover:text-ink-900",
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === rate}
              onChange={() => onRateChange(choice)}
              className="sr-only"
            />
            {choice}×
          </label>
        ))}
      </div>
    </fieldset>
  );
}
