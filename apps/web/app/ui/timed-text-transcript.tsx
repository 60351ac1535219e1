import { useEffect, useId, useRef } from "react";
import { formatClock } from "./audio-player-clock.ts";
import { cx } from "./cx.ts";
import type { Cue } from "./timed-text-cue.ts";
import { type Tone, toneFill, toneText, toneTint } from "./tone.ts";
import { useOverflow } from "./use-overflow.ts";

type TimedTextTranscriptProps = {
  cues: readonly Cue[];
  /** The index of the current line; -1 before the first. */
  current: number;
  onSeek: (seconds: number) => void;
  tone: Tone;
};

/** All spoken lines, each a button that seeks to its place in the sound. */
export function TimedTextTranscript({ cues, current, onSeek, tone }: TimedTextTranscriptProps) {
  const id = useId();
  const box = useOverflow("y");
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (list.current) showLine(list.current, current);
  }, [current]);

  return (
    <section aria-labelledby={id} className="pt-2">
      <h3 id={id} className="mb-3 font-sans font-semibold text-base tracking-normal">
        Transcript
      </h3>
      <div
        ref={box.ref}
        className={cx(
          "relative -mx-3 max-h-80 overflow-y-auto scroll-smooth",
          box.isStartHidden && "mask-t-from-90%",
          box.isEndHidden && "mask-b-from-85%",
        )}
      >
        <ol ref={list} className="space-y-0.5">
          {cues.map((cue, index) => (
            <li key={cue.at}>
              <Line cue={cue} isCurrent={index === current} onPress={() => onSeek(cue.at)} tone={tone} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Does not scroll while the person is using the list. */
function showLine(list: HTMLOListElement, index: number): void {
  const box = list.parentElement;
  if (!box || box.matches(":hover, :has(:focus-visible)")) return;
  const line = list.children[index];
  box.scrollTop = line instanceof HTMLElement ? line.offsetTop - box.clientHeight / 3 : 0;
}

type LineProps = { cue: Cue; isCurrent: boolean; onPress: () => void; tone: Tone };

function Line({ cue: { at, say }, isCurrent, onPress, tone }: LineProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onPress}
      className={cx(
        "relative flex min-h-11 w-full gap-3 rounded-control px-3 py-2.5 text-left -outline-offset-3 transition-colors duration-150",
        isCurrent ? cx("font-medium text-ink-900", toneTint[tone]) : "text-ink-700 hover:bg-line/40",
      )}
    >
      {isCurrent && (
        <span aria-hidden className={cx("absolute inset-y-2.5 left-0 w-1 rounded-full", toneFill[tone])} />
      )}
      <span
        className={cx("w-10 shrink-0 text-sm/6.5 tabular-nums", isCurrent ? toneText[tone] : "text-ink-500")}
      >
        {formatClock(at)}
      </span>
      <span className="min-w-0">{say}</span>
    </button>
  );
}
