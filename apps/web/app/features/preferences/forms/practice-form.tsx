import { practiceQuestions } from "@fernwell/contract/meditation-questions";
import { OptionChips } from "../fields/option-chips.tsx";
import { OptionRadios } from "../fields/option-radios.tsx";
import { meditationQuestionnaire } from "../questionnaires.ts";
import { StepScreen } from "../step-screen.tsx";
import type { Step } from "../steps.ts";
import { useAnswer } from "../use-answer.ts";
import { useStep } from "../use-step.ts";

export function PracticeForm({ step }: { step: Step }) {
  const { form, view } = useStep(step, meditationQuestionnaire, practiceQuestions);
  const practices = useAnswer(form, "preferred_practices");
  const duration = useAnswer(form, "daily_duration");
  const timeOfDay = useAnswer(form, "preferred_time_of_day");

  return (
    <StepScreen
      view={view}
      heading="Your Mindfulness Practice"
      lead="What appeals to you, for how long, and when."
    >
      <OptionChips
        {...practices}
        label="Mindfulness practices"
        question={practiceQuestions.preferred_practices}
        tone="dusk"
      />
      <OptionRadios
        {...duration}
        label="Daily duration"
        question={practiceQuestions.daily_duration}
        look="chips"
        tone="dusk"
      />
      <OptionRadios
        {...timeOfDay}
        label="Preferred time of day"
        question={practiceQuestions.preferred_time_of_day}
        look="chips"
        tone="dusk"
      />
    </StepScreen>
  );
}
