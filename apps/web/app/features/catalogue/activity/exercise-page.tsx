import { paths } from "@fernwell/contract/paths";
import { ChartNoAxesColumnIncreasing, Clock, Dumbbell, Gauge, Target, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useWithoutEatingLess } from "#app/safety/eating-less.ts";
import type { LookedUpExercise } from "../catalogue.api.ts";
import { ConflictNotice } from "../conflict-notice.tsx";
import { DetailPage } from "../detail-page.tsx";
import type { Fact } from "../facts.tsx";
import { NumberedSteps } from "../numbered-steps.tsx";
import { Section } from "../section.tsx";
import { BeginLink } from "./begin-link.tsx";
import { ExercisePicture } from "./exercise-picture.tsx";
import { durationInWords, equipmentInWords, intensityInWords } from "./exercise-words.ts";
import { Hints } from "./hints.tsx";
import { Muscles } from "./muscles.tsx";
import { Siblings } from "./siblings.tsx";

interface ExercisePageProps {
  exercise: LookedUpExercise;
  corner: ReactNode;
  foot: ReactNode;
}

export function ExercisePage({ exercise, corner, foot }: ExercisePageProps) {
  const { listNames } = useWithoutEatingLess();

  return (
    <DetailPage
      kind="exercise"
      title={exercise.exercise_name}
      over={["Exercise", exercise.class_type]}
      description={exercise.description}
      begin={exercise.conflicts.length === 0 && <BeginLink kind="exercise" to={paths.train(exercise._id)} />}
      facts={listFacts(exercise, listNames(exercise.goals))}
      picture={<ExercisePicture exercise={exercise} />}
      notice={<ConflictNotice kind="exercise" conflicts={exercise.conflicts} />}
      corner={corner}
      foot={foot}
    >
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div className="grid min-w-0 content-start gap-14">
          <Section heading="How to do it">
            <p className="mb-8 rounded-card bg-lake-50 px-5 py-4 text-ink-900">
              <span className="block text-ink-700 text-sm">How much</span>
              <strong className="font-display font-medium text-xl">{exercise.dose}</strong>
            </p>
            <NumberedSteps steps={exercise.steps.map((text) => ({ text }))} kind="exercise" />
          </Section>
          <Hints cues={exercise.cues} mistakes={exercise.mistakes} />
        </div>
        <div className="grid grid-cols-1 min-w-0 content-start gap-x-12 gap-y-14 md:max-lg:grid-cols-2 lg:sticky lg:top-24 lg:self-start">
          <Muscles exercise={exercise} />
          <Siblings easier={exercise.easier} harder={exercise.harder} />
        </div>
      </div>
    </DetailPage>
  );
}

function listFacts(exercise: LookedUpExercise, goals: readonly string[]): Fact[] {
  return [
    { icon: Clock, name: "Duration", value: durationInWords(exercise.duration) },
    { icon: Gauge, name: "Intensity", value: intensityInWords(exercise.intensity) },
    { icon: ChartNoAxesColumnIncreasing, name: "Level", value: exercise.level },
    { icon: Dumbbell, name: "Equipment", value: equipmentInWords(exercise.equipment) },
    { icon: UserRound, name: "Trainer", value: exercise.trainer.join(", ") },
    ...(goals.length === 0 ? [] : [{ icon: Target, name: "Good for", value: goals.join(", ") }]),
  ];
}
