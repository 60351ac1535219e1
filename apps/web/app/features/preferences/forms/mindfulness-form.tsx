import { YesNoField } from "#app/ui/yes-no-group.tsx";
import { OptionChips } from "../fields/option-chips.tsx";
import { useOffer } from "../fields/use-offer.ts";
import { inLowerCase } from "../options.ts";
import { meditationQuestionnaire } from "../questionnaires.ts";
import { mindfulnessQuestions } from "../questions/meditation-questions.ts";
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
      lead="A few quiet minutes, for what you need them for."
    >
      <YesNoField {...hasMeditated} label="Have you practised meditation before?" tone="dusk" />
      <OptionChips
        {...goals}
        label="Mindfulness goals"
        offer={useOffer("mindfulness_goal", inLowerCase)}
        tone="dusk"
      />
    </StepScreen>
  );
}
