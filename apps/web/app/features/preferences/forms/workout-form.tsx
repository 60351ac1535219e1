import { workoutQuestions } from "@fernwell/contract/exercise-questions";
import { useReading } from "#app/safety/use-reading.ts";
import { YesNoField } from "#app/ui/yes-no-group.tsx";
import { OptionChips } from "../fields/option-chips.tsx";
import { YesNoWithText } from "../fields/yes-no-with-text.tsx";
import { HealthNotice } from "../health-notice.tsx";
import { exerciseQuestionnaire } from "../questionnaires.ts";
import { StepScreen } from "../step-screen.tsx";
import type { Step } from "../steps.ts";
import { useAnswer } from "../use-answer.ts";
import { useStep } from "../use-step.ts";

export function WorkoutForm({ step }: { step: Step }) {
  const { form, view } = useStep(step, exerciseQuestionnaire, workoutQuestions, () => reading.isComplete());
  const workouts = useAnswer(form, "preferred_workouts");
  const hasEquipment = useAnswer(form, "has_equipment_access");
  const hasLimitations = useAnswer(form, "has_physical_limitations");
  const limitations = useAnswer(form, "physical_limitations_details");

  const reading = useReading("physical_limitations_details", hasLimitations.value ? limitations.value : "");

  return (
    <StepScreen
      view={view}
      missing={reading.missing}
      heading="Let's Personalise Your Workouts!"
      lead="How do you like to move, and what should we be careful with?"
    >
      <OptionChips
        {...workouts}
        label="Workout types"
        question={workoutQuestions.preferred_workouts}
        tone="lake"
      />
      <YesNoField {...hasEquipment} label="Do you have access to equipment?" tone="lake" />
      <YesNoWithText
        label="Do you have any physical limitations?"
        textLabel="What should we be careful with?"
        placeholder="A bad knee, lower back pain"
        hasAny={hasLimitations}
        text={limitations}
        reading={reading}
        tone="lake"
        notice={<HealthNotice use="to choose what we suggest and to leave out what you cannot do" />}
      />
    </StepScreen>
  );
}
