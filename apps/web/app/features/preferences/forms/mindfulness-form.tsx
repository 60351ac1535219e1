import { mindfulnessQuestions } from "@fernwell/contract/meditation-questions";
import { YesNoField } from "#app/ui/yes-no-group.tsx";
import { OptionChips } from "../fields/option-chips.tsx";
import { meditationQuestionnaire } from "../questionnaires.ts";
import { StepScreen } from "../step-screen.tsx";
import type { Step } from "../steps.ts";
import { useAnswer } from "../use-answer.ts";
import { useStep } from "../use-step.ts";

export function MindfulnessForm({ step }: { step: Step }) {
  const { form, view } = useStep(step, meditationQuestionnaire, mindfulnessQuestions);
  const hasMeditated = useAnswer(form, "has_meditated_before");
  const goals = useAnswer(form, "mindfulness_goals");

  return (
    <StepScreen
      view={view}
      heading="Let's Personalise Your Mindfulness!"
      lead="A few quiet minutes for whatever you need."
    >
      <YesNoField {...hasMeditated} label="Have you practised meditation before?" tone="dusk" />
      <OptionChips
        {...goals}
        label="Mindfulness goals"
        question={mindfulnessQuestions.mindfulness_goals}
        tone="dusk"
      />
    </StepScreen>
  );
}
