import { OptionChips } from "../fields/option-chips.tsx";
import { OptionRadios } from "../fields/option-radios.tsx";
import { useOffer } from "../fields/use-offer.ts";
import { asNamed } from "../options.ts";
import { meditationQuestionnaire } from "../questionnaires.ts";
import { practiceQuestions } from "../questions/meditation-questions.ts";
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
      lead="What appeals to you, how long, and when."
    >
      <OptionChips
        {...practices}
        label="Mindfulness practices"
        offer={useOffer("mindfulness_practice_type", asNamed)}
        tone="dusk"
      />
      <OptionRadios
        {...duration}
        label="Daily duration"
        offer={useOffer("mindfulness_duration", asNamed)}
        look="chips"
        tone="dusk"
      />
      <OptionRadios
        {...timeOfDay}
        label="Preferred time of day"
        offer={useOffer("mindfulness_time_of_day", asNamed)}
        look="chips"
        tone="dusk"
      />
    </StepScreen>
  );
}
