import { NumberTiles } from "../fields/number-tiles.tsx";
import { OptionRadios } from "../fields/option-radios.tsx";
import { useOffer } from "../fields/use-offer.ts";
import { firstLetterCapital, inLowerCase } from "../options.ts";
import { exerciseQuestionnaire } from "../questionnaires.ts";
import { fitnessQuestions } from "../questions/exercise-questions.ts";
import { StepScreen } from "../step-screen.tsx";
import type { StepProps } from "../steps.ts";
import { useAnswer } from "../use-answer.ts";
import { useStep } from "../use-step.ts";
import { wordsForMinors } from "../words-for-minors.ts";

export function FitnessForm({ step, isMinor }: StepProps) {
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
        offer={useOffer("fitness_level", firstLetterCapital)}
        look="rows"
        tone="lake"
      />
      <NumberTiles
        {...daysPerWeek}
        label="Exercise days per week"
        least={1}
        most={7}
        columns="seven"
        tone="lake"
      />
      <OptionRadios
        {...goal}
        label="Primary fitness goal"
        hint={isMinor && wordsForMinors}
        offer={useOffer("fitness_goal", inLowerCase)}
        look="chips"
        tone="lake"
      />
    </StepScreen>
  );
}
