import type { TrainedExercise, Training } from "@fernwell/contract/training";
import { Play } from "lucide-react";
import { useState } from "react";
import { formatLongDay } from "#app/days/format-day.ts";
import { useToday } from "#app/days/use-today.ts";
import { takeFocus } from "#app/doing/take-focus.ts";
import { formatItemCount, itemKindTable } from "#app/items/item-kind.ts";
import { title as titleOf } from "#app/lib/title.ts";
import { Button } from "#app/ui/button.tsx";
import { SwitchField } from "#app/ui/switch-field.tsx";
import { listExercises } from "./bouts.ts";
import type { CueSettings } from "./cue-settings.ts";
import { ExerciseList } from "./exercise-list.tsx";
import { LeftOut } from "./left-out.tsx";

interface StartScreenProps {
  /** Null for a single exercise. */
  day: string | null;
  training: Training;
  takesFocus: boolean;
  cues: CueSettings;
  onCuesChange: (changes: Partial<CueSettings>) => void;
  onStart: (title: string, exercises: readonly TrainedExercise[]) => void;
}

const { tone } = itemKindTable.exercise;

export function StartScreen(props: StartScreenProps) {
  const { day, training, takesFocus, cues, onCuesChange, onStart } = props;
  const [choice, setChoice] = useState({ hasWarmUp: true, hasCoolDown: true });
  const today = useToday();
  const exercises = listExercises(training, choice);
  const minutes = exercises.reduce((sum, { duration }) => sum + duration, 0);
  const title = nameSession(day, today, training);

  return (
    <>
      <title>{titleOf(title)}</title>
      <h1
        ref={takesFocus ? takeFocus : null}
        tabIndex={-1}
        className="wrap-anywhere mt-3 text-4xl outline-none"
      >
        {title}
      </h1>
      <p className="mt-2 text-ink-700 text-lg">
        {formatItemCount("exercise", exercises.length)}, about {Math.round(minutes)} minutes
      </p>
      <div className="mt-8 grid gap-9 pb-10">
        {choice.hasWarmUp && <ExerciseList heading="Warm-up" exercises={training.warm_up} />}
        <ExerciseList heading="Exercises" exercises={training.exercises} />
        {choice.hasCoolDown && <ExerciseList heading="Cool-down" exercises={training.cool_down} />}
        <LeftOut exercises={training.left_out} />
        <section aria-labelledby="how" className="rounded-card border border-line bg-card p-4 sm:p-6">
          <h2 id="how" className="text-xl">
            How you train
          </h2>
          <div className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
            {training.warm_up.length > 0 && (
              <SwitchField
                label="Warm-up"
                tone={tone}
                isOn={choice.hasWarmUp}
                onChange={(hasWarmUp) => setChoice({ ...choice, hasWarmUp })}
              />
            )}
            {training.cool_down.length > 0 && (
              <SwitchField
                label="Cool-down"
                tone={tone}
                isOn={choice.hasCoolDown}
                onChange={(hasCoolDown) => setChoice({ ...choice, hasCoolDown })}
              />
            )}
            <SwitchField
              label="Spoken cues"
              tone={tone}
              isOn={cues.isSpoken}
              onChange={(isSpoken) => onCuesChange({ isSpoken })}
            />
            <SwitchField
              label="Sounds"
              tone={tone}
              isOn={cues.hasSounds}
              onChange={(hasSounds) => onCuesChange({ hasSounds })}
            />
          </div>
        </section>
      </div>
      <div className="sticky bottom-(--foot) -mx-5 border-line border-t bg-paper px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8">
        <Button size="large" fullWidth iconBefore={<Play />} onClick={() => onStart(title, exercises)}>
          Start
        </Button>
      </div>
    </>
  );
}

function nameSession(day: string | null, today: string, { exercises }: Training): string {
  if (day === null) return exercises[0]?.exercise_name ?? "Training";
  return day === today ? "Today's training" : `Training on ${formatLongDay(day)}`;
}
