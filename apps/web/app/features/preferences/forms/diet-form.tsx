import { mainGoalNames, noPreference } from "@fernwell/domain/recommend/answers";
import { ChipGroup } from "#app/ui/chip-group.tsx";
import type { Choice } from "#app/ui/choice.ts";
import { OptionChips } from "../fields/option-chips.tsx";
import { useOffer } from "../fields/use-offer.ts";
import { HealthNotice } from "../health-notice.tsx";
import { asNamed, settleNone } from "../options.ts";
import { useOptions } from "../preferences.api.ts";
import { mealQuestionnaire } from "../questionnaires.ts";
import { dietQuestions } from "../questions/meal-questions.ts";
import { StepScreen } from "../step-screen.tsx";
import type { StepProps } from "../steps.ts";
import { useAnswer } from "../use-answer.ts";
import { useStep } from "../use-step.ts";
import { wordsForMinors } from "../words-for-minors.ts";

const mainGoals: Choice<string>[] = Object.values(mainGoalNames).map((name) => ({
  value: name,
  label: name,
}));

export function DietForm({ step, isMinor }: StepProps) {
  const { form, view } = useStep(step, mealQuestionnaire, dietQuestions);
  const diets = useAnswer(form, "dietary_preferences");
  const goals = useAnswer(form, "main_goal");
  const healthTags = useAnswer(form, "health_tags");
  const noDiet = useOptions("dietary_tag").data?.find(({ id }) => id === noPreference)?.name;

  return (
    <StepScreen
      view={view}
      heading="Let's Personalise Your Meals!"
      lead="How do you like to eat, and what should it do for you?"
    >
      <OptionChips
        {...diets}
        onValueChange={(names) => diets.onValueChange(settleNone(names, noDiet))}
        label="Dietary preferences"
        offer={useOffer("dietary_tag", asNamed)}
        tone="clay"
      />
      <ChipGroup
        {...goals}
        label="Main goal"
        hint={isMinor && wordsForMinors}
        choices={mainGoals}
        tone="clay"
      />
      <div className="grid gap-4">
        <OptionChips
          {...healthTags}
          label={<Optional>Health tags</Optional>}
          offer={useOffer("health_tag", asNamed)}
          tone="clay"
        />
        <HealthNotice use="to choose what we suggest" />
      </div>
    </StepScreen>
  );
}

function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-normal text-ink-500">(optional)</span>
    </>
  );
}
