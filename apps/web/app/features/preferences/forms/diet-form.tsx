import { dietQuestions } from "@fernwell/contract/meal-questions";
import { mainGoalNames, noPreference } from "@fernwell/domain/recommend/answers";
import { SuitableMeals } from "#app/safety/suitable-meals.tsx";
import { ChipGroup } from "#app/ui/chip-group.tsx";
import type { Choice } from "#app/ui/choice.ts";
import { OptionChips } from "../fields/option-chips.tsx";
import { useGoalNotice } from "../goal-notice.ts";
import { HealthNotice } from "../health-notice.tsx";
import { excludeNone, listIllnessTags } from "../options.ts";
import { useOptions } from "../preferences.api.ts";
import { mealQuestionnaire } from "../questionnaires.ts";
import { StepScreen } from "../step-screen.tsx";
import type { StepProps } from "../steps.ts";
import { useAnswer } from "../use-answer.ts";
import { useStep } from "../use-step.ts";

const mainGoals: Choice<string>[] = Object.values(mainGoalNames).map((name) => ({
  value: name,
  label: name,
}));

export function DietForm({ step, isMinor }: StepProps) {
  const goalNotice = useGoalNotice(isMinor);
  const { form, view } = useStep(step, mealQuestionnaire, dietQuestions);
  const diets = useAnswer(form, "dietary_preferences");
  const goals = useAnswer(form, "main_goal");
  const healthTags = useAnswer(form, "health_tags");
  const illnessTags = listIllnessTags(useOptions("health_tag").data ?? [], healthTags.value);
  const noDiet = useOptions("dietary_tag").data?.find(({ id }) => id === noPreference)?.name;

  return (
    <StepScreen
      view={view}
      heading="Let's Personalise Your Meals!"
      lead="How do you like to eat, and what are you aiming for?"
    >
      <OptionChips
        {...diets}
        onValueChange={(names) => diets.onValueChange(excludeNone(names, noDiet))}
        label="Dietary preferences"
        question={dietQuestions.dietary_preferences}
        tone="clay"
      />
      <ChipGroup {...goals} label="Main goal" hint={goalNotice} choices={mainGoals} tone="clay" />
      <div className="grid gap-4">
        <OptionChips
          {...healthTags}
          label={<Optional>Health tags</Optional>}
          question={dietQuestions.health_tags}
          tone="clay"
        />
        <SuitableMeals tags={illnessTags} />
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
