import { matchPath } from "react-router";
import { type Address, addresses } from "#app/lib/paths.ts";

export type GardenScene = "morning" | "noon" | "evening" | "meals" | "exercise" | "meditation";

/** What the window shows at an address. It is morning wherever nothing else is said. */
export function getScene(pathname: string): GardenScene {
  const found = screens.find(([, places]) => places.some((address) => matchPath(address, pathname)));
  return found?.[0] ?? "morning";
}

/** Beside a questionnaire the window is lower where it stands above the questions. */
export function isOfQuestionnaire(scene: GardenScene): boolean {
  return scene === "meals" || scene === "exercise" || scene === "meditation";
}

const screens: readonly (readonly [GardenScene, readonly Address[]])[] = [
  ["noon", [addresses.signup]],
  ["evening", [addresses.resetPassword]],
  [
    "meals",
    [
      addresses.mealPreferences,
      addresses.allergyPreferences,
      addresses.mealTimingPreferences,
      addresses.editMealPreferences,
      addresses.editAllergyPreferences,
      addresses.editMealTimingPreferences,
    ],
  ],
  [
    "exercise",
    [
      addresses.exercisePreferences,
      addresses.fitnessPreferences,
      addresses.editExercisePreferences,
      addresses.editFitnessPreferences,
    ],
  ],
  [
    "meditation",
    [
      addresses.meditationPreferences,
      addresses.meditationSetup,
      addresses.editMeditationPreferences,
      addresses.editMeditationSetup,
    ],
  ],
];
