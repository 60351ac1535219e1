import "./motion.css";
import { cx } from "./cx.ts";
import type { Cue } from "./timed-text-cue.ts";
import { type Tone, toneTint } from "./tone.ts";

type TimedTextProps = {
  cues: readonly Cue[];
  /** The index of the current line; -1 before the first. */
  current: number;
  tone: Tone;
};

/**
 * The current line, large. It is not announced: a screen reader would speak over the sound,
 * and reading aloud is a separate choice.
 */
export function TimedText({ cues, current, tone }: TimedTextProps) {
  const cue = cues[current];

  return (
    <div
      aria-live="off"
      className={cx("grid place-items-center rounded-card px-4 py-6 text-center", toneTint[tone])}
    >
      <p aria-hidden className={cx(lineStyle, "invisible")}>
        {findLongest(cues)}
      </p>
      {cue ? (
        <p key={cue.at} className={cx(lineStyle, "animate-[ui-fade-in_300ms_var(--ease-out)] text-ink-900")}>
          {cue.say}
        </p>
      ) : (
        <p className="col-start-1 row-start-1 text-ink-700">The words appear here.</p>
      )}
    </div>
  );
}

const lineStyle = "col-start-1 row-start-1 max-w-[36ch] text-balance font-display text-xl @lg:text-2xl";

/** Reserves the space of the longest line, so that nothing below moves when the line changes. */
function findLongest(cues: readonly Cue[]): string {
  return cues.reduce((longest, { say }) => (say.length > longest.length ? say : longest), "");
}
