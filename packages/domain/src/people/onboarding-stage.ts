import { type ItemKind, itemKinds } from "../item-kind.ts";

export interface OnboardingProgress {
  readonly hasProfile: boolean;
  readonly hasSubscribed: boolean;
  /** The kinds whose questionnaire the person has answered. */
  readonly answeredKinds: readonly ItemKind[];
}

export type OnboardingStage = "profile" | "subscription" | ItemKind | "done";

/** Returns the first unfinished step; the order is fixed. A person who has answered a questionnaire skipped subscribing. */
export function findOnboardingStage(progress: OnboardingProgress): OnboardingStage {
  const { hasProfile, hasSubscribed, answeredKinds } = progress;
  if (!hasProfile) return "profile";
  if (!hasSubscribed && answeredKinds.length === 0) return "subscription";
  return itemKinds.find((kind) => !answeredKinds.includes(kind)) ?? "done";
}
