import { allergyQuestions } from "@fernwell/contract/meal-questions";
import { useReading } from "#app/safety/use-reading.ts";
import { YesNoWithText } from "../fields/yes-no-with-text.tsx";
import { HealthNotice } from "../health-notice.tsx";
import { mealQuestionnaire } from "../questionnaires.ts";
import { StepScreen } from "../step-screen.tsx";
import type { Step } from "../steps.ts";
import { useAnswer } from "../use-answer.ts";
import { useStep } from "../use-step.ts";

export function AllergyForm({ step }: { step: Step }) {
  const { form, view } = useStep(step, mealQuestionnaire, allergyQuestions, () =>
    allergyReading.isComplete(),
  );
  const hasAllergies = useAnswer(form, "has_food_allergies");
  const allergies = useAnswer(form, "food_allergies");
  const hasDislikes = useAnswer(form, "has_disliked_ingredients");
  const dislikes = useAnswer(form, "disliked_ingredients");

  const allergyReading = useReading("food_allergies", hasAllergies.value ? allergies.value : "");
  const dislikeReading = useReading("disliked_ingredients", hasDislikes.value ? dislikes.value : "");

  return (
    <StepScreen
      view={view}
      missing={allergyReading.missing}
      heading="Your Allergies And Dislikes"
      lead="Tell us what you cannot eat, and what you would rather not."
    >
      <YesNoWithText
        label="Do you have any food allergies?"
        textLabel="Which ones?"
        placeholder="Peanuts, shellfish"
        hasAny={hasAllergies}
        text={allergies}
        reading={allergyReading}
        tone="clay"
        notice={<HealthNotice use="to choose what we suggest and to leave out what you cannot eat" />}
      />
      <YesNoWithText
        label="Are there any ingredients you dislike?"
        textLabel="What should we leave out?"
        placeholder="Mushrooms, coriander"
        hasAny={hasDislikes}
        text={dislikes}
        reading={dislikeReading}
        tone="clay"
      />
    </StepScreen>
  );
}
