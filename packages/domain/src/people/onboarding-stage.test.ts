import { expect, it } from "vitest";
import { itemKinds } from "../item-kind.ts";
import { findOnboardingStage, type OnboardingProgress } from "./onboarding-stage.ts";

const done: OnboardingProgress = { hasProfile: true, hasSubscribed: true, answeredKinds: itemKinds };

it.each([
  ["profile", { hasProfile: false, answeredKinds: [] }],
  ["subscription", { hasSubscribed: false, answeredKinds: [] }],
  ["meal", { answeredKinds: [] }],
  ["exercise", { answeredKinds: ["meal"] }],
  ["exercise", { hasSubscribed: false, answeredKinds: ["meal"] }],
  ["meditation", { answeredKinds: ["meal", "exercise"] }],
  ["done", {}],
] as const)("[ONB-02] %s comes next for %j", (stage, progress) => {
  expect(findOnboardingStage({ ...done, ...progress })).toBe(stage);
});
