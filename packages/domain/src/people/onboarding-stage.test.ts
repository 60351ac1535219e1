import { expect, it } from "vitest";
import { findOnboardingStage, type OnboardingProgress } from "./onboarding-stage.ts";

const done: OnboardingProgress = {
  hasProfile: true,
  hasSubscription: true,
  hasMeals: true,
  hasExercise: true,
  hasMeditation: true,
};

it.each([
  ["profile", { hasProfile: false, hasMeals: false }],
  ["subscription", { hasSubscription: false, hasMeals: false }],
  ["meals", { hasMeals: false, hasExercise: false, hasMeditation: false }],
  ["exercise", { hasExercise: false, hasMeditation: false }],
  ["meditation", { hasMeditation: false }],
  ["done", {}],
] as const)("[ONB-02] %s comes next for %j", (stage, missing) => {
  expect(findOnboardingStage({ ...done, ...missing })).toBe(stage);
});
