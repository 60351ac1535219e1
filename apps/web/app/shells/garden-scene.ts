import { type Address, addresses } from "@fernwell/contract/paths";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { matchPath } from "react-router";
import type { GardenScene } from "#app/illustrations/garden/view.tsx";

/** The scene in the window beside a form: each questionnaire has its own, and morning is the default. */
export function getScene(pathname: string): GardenScene {
  const isAt = (address: Address) => matchPath(address, pathname) !== null;
  if (isAt(addresses.signup) || isAt(addresses.verifyEmail)) return "noon";
  if (isAt(addresses.resetPassword) || isAt(addresses.undoEmailChange)) return "evening";
  return itemKinds.find((kind) => questionnaires[kind].some(isAt)) ?? "morning";
}

export function isQuestionnaireScene(scene: GardenScene): boolean {
  return itemKinds.some((kind) => kind === scene);
}

const questionnaires: Readonly<Record<ItemKind, readonly Address[]>> = {
  meal: [
    addresses.mealPreferences,
    addresses.allergyPreferences,
    addresses.mealTimingPreferences,
    addresses.editMealPreferences,
    addresses.editAllergyPreferences,
    addresses.editMealTimingPreferences,
  ],
  exercise: [
    addresses.exercisePreferences,
    addresses.fitnessPreferences,
    addresses.editExercisePreferences,
    addresses.editFitnessPreferences,
  ],
  meditation: [
    addresses.meditationPreferences,
    addresses.meditationSetup,
    addresses.editMeditationPreferences,
    addresses.editMeditationSetup,
  ],
};
