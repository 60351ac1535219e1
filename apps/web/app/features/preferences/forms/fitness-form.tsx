import { fitnessQuestions } from "@fernwell/contract/exercise-questions";
import { NumberTiles } from "../fields/number-tiles.tsx";
import { OptionRadios } from "../fields/option-radios.tsx";
import { useGoalNotice } from "../goal-notice.ts";
import { capitalise } from "../options.ts";
import { exerciseQuestionnaire } from "../questionnaires.ts";
import { StepScreen } from "../step-screen.tsx";
import type { StepProps } from "../steps.ts";
import { useAnswer } from "../use-answer.ts";
import { useStep } from "../use-step.ts";

export function FitnessForm({ step, isMinor }: StepProps) {
  const goalNotice = useGoalNotice(isMinor);
  const { form, view } = useStep(step, exerciseQuestionnaire, fitnessQuestions);
  const level = useAnswer(form, "fitness_level");
  const daysPerWeek = useAnswer(form, "exercise_days_per_week");
  const goal = useAnswer(form, "primary_fitness_goal");

  return (
    <StepScreen
      view={view}
      heading="Your Fitness Preferences"
      lead="Where you are today, and where you would like to be."
    >
      <OptionRadios
        {...level}
        label="Fitness level"
        question={fitnessQuestions.fitness_level}
        toLabel={capitalise}
        look="rows"
        tone="lake"
      />
      <NumberTiles
        {...daysPerWeek}
        label="Exercise days per week"
        range={fitnessQuestions.exercise_days_per_week}
        columns="seven"
        tone="lake"
      />
      <OptionRadios
        {...goal}
        label="Primary fitness goal"
        hint={goalNotice}
        question={fitnessQuestions.primary_fitness_goal}
        look="chips"
        tone="lake"
      />
    </StepScreen>
  );
}
