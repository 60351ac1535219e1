import { mealTimingQuestions } from "@fernwell/contract/meal-questions";
import type { Choice } from "#app/ui/choice.ts";
import { TileGroup } from "#app/ui/tile-group.tsx";
import { NumberTiles } from "../fields/number-tiles.tsx";
import { OptionChips } from "../fields/option-chips.tsx";
import { mealQuestionnaire } from "../questionnaires.ts";
import { StepScreen } from "../step-screen.tsx";
import type { Step } from "../steps.ts";
import { useAnswer } from "../use-answer.ts";
import { useStep } from "../use-step.ts";

const hours: Choice<string>[] = mealTimingQuestions.main_meal_time.offered.map((time) => ({
  value: time,
  label: time,
}));

export function MealTimingForm({ step }: { step: Step }) {
  const { form, view } = useStep(step, mealQuestionnaire, mealTimingQuestions);
  const mealTypes = useAnswer(form, "preferred_meal_types");
  const mealsPerDay = useAnswer(form, "meals_per_day");
  const mainMealTime = useAnswer(form, "main_meal_time");

  return (
    <StepScreen view={view} heading="Your Meal Times" lead="What you eat in a day, how often, and when.">
      <OptionChips
        {...mealTypes}
        label="Meal types"
        question={mealTimingQuestions.preferred_meal_types}
        tone="clay"
      />
      <NumberTiles
        {...mealsPerDay}
        label="Meals per day"
        range={mealTimingQuestions.meals_per_day}
        columns="five"
        tone="clay"
      />
      <TileGroup
        {...mainMealTime}
        label="Main meal time"
        choices={hours}
        columns="five-then-seven"
        tone="clay"
      />
    </StepScreen>
  );
}
