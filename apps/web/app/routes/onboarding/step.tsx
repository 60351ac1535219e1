import { addresses } from "@fernwell/contract/paths";
import type { ComponentType } from "react";
import { type MetaArgs, useMatches } from "react-router";
import { AllergyForm } from "#app/features/preferences/forms/allergy-form.tsx";
import { DietForm } from "#app/features/preferences/forms/diet-form.tsx";
import { FitnessForm } from "#app/features/preferences/forms/fitness-form.tsx";
import { MealTimingForm } from "#app/features/preferences/forms/meal-timing-form.tsx";
import { MindfulnessForm } from "#app/features/preferences/forms/mindfulness-form.tsx";
import { PracticeForm } from "#app/features/preferences/forms/practice-form.tsx";
import { WorkoutForm } from "#app/features/preferences/forms/workout-form.tsx";
import { type StepAddress, type StepProps, stepAddress, stepAt } from "#app/features/preferences/steps.ts";
import { useIsMinor } from "#app/features/profiles/profiles.api.ts";
import { createTitleMeta } from "#app/lib/titles.ts";

export function meta({ matches }: MetaArgs) {
  return createTitleMeta(stepAddress(matches));
}

export default function QuestionnaireStep() {
  const address = stepAddress(useMatches());
  const Form = forms[address];
  const isMinor = useIsMinor();
  return <Form key={address} step={stepAt(address)} isMinor={isMinor} />;
}

const forms: Record<StepAddress, ComponentType<StepProps>> = {
  [addresses.mealPreferences]: DietForm,
  [addresses.allergyPreferences]: AllergyForm,
  [addresses.mealTimingPreferences]: MealTimingForm,
  [addresses.exercisePreferences]: WorkoutForm,
  [addresses.fitnessPreferences]: FitnessForm,
  [addresses.meditationPreferences]: MindfulnessForm,
  [addresses.meditationSetup]: PracticeForm,

  [addresses.editMealPreferences]: DietForm,
  [addresses.editAllergyPreferences]: AllergyForm,
  [addresses.editMealTimingPreferences]: MealTimingForm,
  [addresses.editExercisePreferences]: WorkoutForm,
  [addresses.editFitnessPreferences]: FitnessForm,
  [addresses.editMeditationPreferences]: MindfulnessForm,
  [addresses.editMeditationSetup]: PracticeForm,
};
