import { addresses, paths } from "@fernwell/contract/paths";
import { expect, test } from "vitest";
import type { GardenScene } from "#app/illustrations/garden/view.tsx";
import { getScene } from "./garden-scene.ts";

const screens: readonly (readonly [string, GardenScene])[] = [
  [addresses.login, "morning"],
  [addresses.signup, "noon"],
  [paths.verifyEmail("a-token"), "noon"],
  [paths.allowDevice("a-token"), "morning"],
  [paths.resetPassword(), "evening"],
  [paths.undoEmailChange("a-token"), "evening"],
  [paths.resetPassword("a-token"), "evening"],
  [addresses.profileSetup, "morning"],
  [addresses.preferences, "morning"],
  [addresses.mealPreferences, "meal"],
  [addresses.allergyPreferences, "meal"],
  [addresses.mealTimingPreferences, "meal"],
  [addresses.editMealPreferences, "meal"],
  [addresses.editAllergyPreferences, "meal"],
  [addresses.editMealTimingPreferences, "meal"],
  [addresses.exercisePreferences, "exercise"],
  [addresses.fitnessPreferences, "exercise"],
  [addresses.editExercisePreferences, "exercise"],
  [addresses.editFitnessPreferences, "exercise"],
  [addresses.meditationPreferences, "meditation"],
  [addresses.meditationSetup, "meditation"],
  [addresses.editMeditationPreferences, "meditation"],
  [addresses.editMeditationSetup, "meditation"],
];

test.each(screens)("%s shows the %s scene", (pathname, scene) => {
  expect(getScene(pathname)).toBe(scene);
});

test("a trailing slash changes nothing", () => {
  expect(getScene(`${addresses.signup}/`)).toBe("noon");
});

test("an unknown address shows the morning", () => {
  expect(getScene("/nowhere")).toBe("morning");
});
