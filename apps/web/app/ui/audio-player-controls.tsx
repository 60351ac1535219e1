import { type LucideIcon, Pause, Play, RotateCcw, RotateCw } from "lucide-react";
import type { Ref } from "react";
import { isStarted } from "./audio-player-snapshot.ts";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";
import { type Tone, toneFill } from "./tone.ts";
import { type Audio, skipSeconds } from "./use-audio.ts";

type AudioPlayerControlsProps = {
  audio: Pick<Audio, "phase" | "position" | "duration" | "seek" | "toggle">;
  tone: Tone;
  isLate: boolean;
  ref: Ref<HTMLButtonElement>;
};

export function AudioPlayerControls({ audio, tone, isLate, ref }: AudioPlayerControlsProps) {
  const canPause = isStarted(audio.phase);
  const Icon = canPause ? Pause : Play;

  return (
    <div className="flex items-center gap-4 @2xl:-ml-2">
      <SkipButton
        label={`Back ${skipSeconds} seconds`}
        icon={RotateCcw}
        disabled={audio.duration === null}
        onClick={() => audio.seek(audio.position - skipSeconds)}
      />
      <button
        ref={ref}
        type="button"
        aria-label={canPause ? "Pause" : "Play"}
        onClick={audio.toggle}
        className={cx(
          "relative grid size-16 place-items-center rounded-full text-on-accent shadow-raised transition-transform duration-150 ease-out active:scale-95",
          toneFill[tone],
        )}
      >
        {isLate ? (
          <Spinner label={null} />
        ) : (
          <Icon aria-hidden className={cx("size-7 fill-current", !canPause && "translate-x-0.5")} />
        )}
      </button>
      <SkipButton
        label={`Forward ${skipSeconds} seconds`}
        icon={RotateCw}
        disabled={audio.duration === null}
        onClick={() => audio.seek(audio.position + skipSeconds)}
      />
    </div>
  );
}

type SkipButtonProps = { label: string; icon: LucideIcon; disabled: boolean; onClick: () => void };

function SkipButton({ label, icon: Icon, disabled, onClick }: SkipButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="relative grid size-12 place-items-center rounded-full text-ink-700 transition-colors duration-150 hover:not-aria-disabled:bg-fern-50 hover:not-aria-disabled:text-ink-900 aria-disabled:cursor-not-allowed aria-disabled:text-ink-500"
    >
      <Icon aria-hidden strokeWidth={1.5} className="size-8" />
      <span
        aria-hidden
        className="absolute inset-0 grid place-items-center pt-px font-semibold text-[0.625rem] tabular-nums"
      >
        {skipSeconds}
      </span>
    </button>
  );
}
