import type { Exercise } from "@fernwell/contract/catalogue";
import type { Training } from "@fernwell/contract/training";
import type { DoingState } from "@fernwell/domain/doing/doing";
import { findNextPlace, replaceRest, type TrainingDetail } from "@fernwell/domain/doing/training";
import { describeCue } from "@fernwell/domain/doing/training-cues";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Doing } from "#app/doing/use-doing.ts";
import { useMediaControls } from "#app/doing/use-media-controls.ts";
import { usePlayerKeys } from "#app/doing/use-player-keys.ts";
import { useUnlockSounds } from "#app/doing/use-unlock-sounds.ts";
import { useWakeLock } from "#app/doing/use-wake-lock.ts";
import { Conflicts } from "#app/items/conflicts.tsx";
import { title } from "#app/lib/title.ts";
import { createBout, findShown } from "./bouts.ts";
import type { CueSettings } from "./cue-settings.ts";
import { describePhase } from "./describe-phase.ts";
import { PartFigure } from "./part-figure.tsx";
import { PlayerControls } from "./player-controls.tsx";
import { PlayerHeader } from "./player-header.tsx";
import { TrainingClip } from "./training-clip.tsx";

interface PlayerProps {
  state: DoingState<TrainingDetail>;
  happen: Doing<TrainingDetail>["happen"];
  /** Null while it is loading or cannot be loaded: then the session shows what the device knows. */
  training: Training | null;
  /** Why the current exercise does not suit the person any more; null if it does. */
  refusal: readonly string[] | null;
  hasFailed: boolean;
  cues: CueSettings;
  onCuesChange: (changes: Partial<CueSettings>) => void;
}

export function Player(props: PlayerProps) {
  const { state, happen, training, refusal, hasFailed, cues, onCuesChange } = props;
  const { parts, index, status } = state;
  const part = parts[index];
  const heading = useRef<HTMLHeadingElement>(null);
  const isPaused = status === "paused";
  const isRefused = refusal !== null;
  const shown = training && part ? findShown(training, part.detail) : null;
  const nextPlace = findNextPlace(parts, index);

  const [goOn, goBack] = [() => happen({ kind: "next" }), () => happen({ kind: "back" })];
  const pause = () => happen({ kind: "pause" });
  const resume = () => !isRefused && happen({ kind: "resume" });
  // The next exercise goes on by itself, although a refused one does not run.
  const skipExercise = () =>
    happen({ kind: "goTo", index: nextPlace }, ...(isRefused ? [{ kind: "resume" } as const] : []));

  function replaceBy(sibling: Exercise) {
    const replacement = part && replaceRest(parts, index, createBout(sibling, part.detail.entryId));
    if (replacement) happen(replacement);
  }

  useWakeLock({ startsOn: true });
  useUnlockSounds();
  usePlayerKeys({ " ": isPaused ? resume : pause, ArrowRight: goOn, ArrowLeft: goBack });
  useMediaControls({
    ...{ title: part?.detail.name ?? "", detail: part ? describePhase(part.detail) : "" },
    ...{ artwork: shown?.exercise.image_url ?? null, isPlaying: !isPaused },
    ...{ onPlay: resume, onPause: pause, onNext: goOn, onBack: goBack },
  });
  const stop = useEffectEvent(pause);
  useEffect(() => {
    if (isRefused && !isPaused) stop();
  }, [isRefused, isPaused]);
  // The button that was pressed to get here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  if (part === undefined) return null;
  const { detail } = part;
  const next = parts[nextPlace]?.detail.name;

  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-160 flex-col px-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-8 [@media(height<32rem)]:max-w-304">
      <title>{title(detail.name)}</title>
      <PlayerHeader state={state} happen={happen} cues={cues} onCuesChange={onCuesChange} />
      <p role="status" className="sr-only">
        {refusal ? `${detail.name} is left out.` : isPaused ? "Paused." : describeCue(parts, index)}
      </p>
      <div className="grid grow grid-cols-1 content-start gap-x-8 gap-y-4 [@media(height<32rem)]:grid-cols-2">
        {refusal ? (
          <Conflicts kind="exercise" conflicts={refusal} />
        ) : (
          <TrainingClip exercise={shown?.exercise ?? null} hasFailed={hasFailed} />
        )}
        <div className="grid min-w-0 content-start gap-4">
          <div className="grid items-center gap-4 text-center [@media(height<32rem)]:grid-cols-[minmax(0,1fr)_auto] [@media(height<32rem)]:text-left">
            <div className="min-w-0">
              <p className="font-semibold text-lake-700">{describePhase(detail)}</p>
              <h1 ref={heading} tabIndex={-1} className="wrap-anywhere text-3xl outline-none">
                {detail.name}
              </h1>
              <p className="wrap-anywhere mt-1 text-ink-700">
                {next === undefined ? "This is the last exercise" : `Next: ${next}`}
              </p>
            </div>
            <PartFigure part={part} state={state} />
          </div>
          <PlayerControls
            part={part}
            isPaused={isPaused}
            isFirst={index === 0}
            isRefused={isRefused}
            easier={shown?.easier ?? null}
            harder={shown?.harder ?? null}
            onPause={pause}
            onResume={resume}
            onNext={goOn}
            onBack={goBack}
            onLengthen={() => happen({ kind: "extend", seconds: 15 })}
            onSkipExercise={skipExercise}
            onReplace={replaceBy}
          />
        </div>
      </div>
    </div>
  );
}
