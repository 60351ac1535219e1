import { allergyQuestions } from "@fernwell/contract/meal-questions";
import { YesNoWithText } from "../fields/yes-no-with-text.tsx";
import { HealthNotice } from "../health-notice.tsx";
import { mealQuestionnaire } from "../questionnaires.ts";
import { StepScreen } from "../step-screen.tsx";
import type { Step } from "../steps.ts";
import { useAnswer } from "../use-answer.ts";
import { useStep } from "../use-step.ts";

export function AllergyForm({ step }: { step: Step }) {
  const { form, view } = useStep(step, mealQuestionnaire, allergyQuestions);
  const hasAllergies = useAnswer(form, "has_food_allergies");
  const allergies = useAnswer(form, "food_allergies");
  const hasDislikes = useAnswer(form, "has_disliked_ingredients");
  const dislikes = useAnswer(form, "disliked_ingredients");

  return (
    <StepScreen
      view={view}
      heading="Your Allergies And Dislikes"
      lead="We leave out everything you name here."
    >
      <YesNoWithText
        label="Do you have any food allergies?"
        textLabel="Which ones?"
        placeholder="Peanuts, shellfish"
        question="food_allergies"
        hasAny={hasAllergies}
        text={allergies}
        tone="clay"
        notice={<HealthNotice use="to choose what we suggest and to leave out what you cannot eat" />}
      />
      <YesNoWithText
        label="Are there any ingredients you dislike?"
        textLabel="What should we leave out?"
        placeholder="Mushrooms, coriander"
        question="disliked_ingredients"
        hasAny={hasDislikes}
        text={dislikes}
        tone="clay"
      />
    </StepScreen>
  );
}
