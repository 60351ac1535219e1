import type { Exercise } from "@fernwell/contract/catalogue";
import type { Part } from "@fernwell/domain/doing/doing";
import type { TrainingDetail } from "@fernwell/domain/doing/training";
import {
  ArrowDownRight,
  ArrowUpRight,
  Check,
  ChevronsRight,
  Pause,
  Play,
  SkipBack,
  SkipForward,
} from "lucide-react";
import type { Ref } from "react";
import { Button } from "#app/ui/button.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

interface PlayerControlsProps {
  part: Part<TrainingDetail>;
  isPaused: boolean;
  isFirst: boolean;
  /** The exercise does not suit the person any more. */
  isRefused: boolean;
  easier: Exercise | null;
  harder: Exercise | null;
  onPause: () => void;
  onResume: () => void;
  onNext: () => void;
  onBack: () => void;
  onLengthen: () => void;
  onSkipExercise: () => void;
  onReplace: (sibling: Exercise) => void;
}

/** The next thing is the large button. Everything else is below it. */
export function PlayerControls(props: PlayerControlsProps) {
  const { part, isPaused, isFirst, isRefused, easier, harder } = props;
  const isUntimed = part.seconds === null;
  const { around, button } = useKeptFocus();

  return (
    <div ref={around} className="grid gap-3">
      <div className="sticky bottom-[calc(0.75rem+var(--foot))] z-10">
        <NextThing {...props} ref={button} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {part.detail.kind === "rest" && (
          <div className="col-span-full">
            <Button variant="secondary" size="large" fullWidth onClick={props.onLengthen}>
              +15 s
            </Button>
          </div>
        )}
        <Button
          variant="secondary"
          size="large"
          iconBefore={<SkipBack />}
          aria-disabled={isFirst}
          onClick={props.onBack}
        >
          Back
        </Button>
        {isUntimed && !isPaused && (
          <Button variant="secondary" size="large" iconBefore={<Pause />} onClick={props.onPause}>
            Pause
          </Button>
        )}
        {(!isUntimed || isPaused) && (
          <Button variant="secondary" size="large" iconAfter={<SkipForward />} onClick={props.onNext}>
            Skip
          </Button>
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-x-1">
        {easier && (
          <Button
            variant="quiet"
            iconBefore={<ArrowDownRight />}
            aria-label={`Easier: ${easier.exercise_name}`}
            onClick={() => props.onReplace(easier)}
          >
            Easier
          </Button>
        )}
        {harder && (
          <Button
            variant="quiet"
            iconBefore={<ArrowUpRight />}
            aria-label={`Harder: ${harder.exercise_name}`}
            onClick={() => props.onReplace(harder)}
          >
            Harder
          </Button>
        )}
        {!isRefused && (
          <Button variant="quiet" iconBefore={<ChevronsRight />} onClick={props.onSkipExercise}>
            Skip exercise
          </Button>
        )}
      </div>
    </div>
  );
}

function NextThing(props: PlayerControlsProps & { ref: Ref<HTMLButtonElement> }) {
  const { ref, part, isPaused, isRefused, onPause, onResume, onNext, onSkipExercise } = props;

  if (isRefused) {
    return (
      <Button ref={ref} size="large" fullWidth iconBefore={<ChevronsRight />} onClick={onSkipExercise}>
        Skip exercise
      </Button>
    );
  }
  if (isPaused) {
    return (
      <Button ref={ref} size="large" fullWidth iconBefore={<Play />} onClick={onResume}>
        Resume
      </Button>
    );
  }
  if (part.seconds === null) {
    return (
      <Button ref={ref} size="large" fullWidth iconBefore={<Check />} onClick={onNext}>
        Done
      </Button>
    );
  }
  return (
    <Button ref={ref} size="large" fullWidth iconBefore={<Pause />} onClick={onPause}>
      Pause
    </Button>
  );
}
