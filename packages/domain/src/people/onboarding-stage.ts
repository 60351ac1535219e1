export interface OnboardingProgress {
  readonly hasProfile: boolean;
  readonly hasSubscription: boolean;
  readonly hasMeals: boolean;
  readonly hasExercise: boolean;
  readonly hasMeditation: boolean;
}

export type OnboardingStage = "profile" | "subscription" | "meals" | "exercise" | "meditation" | "done";

/** Returns the first unfinished step; the order is fixed. */
export function findOnboardingStage(progress: OnboardingProgress): OnboardingStage {
  if (!progress.hasProfile) return "profile";
  if (!progress.hasSubscription) return "subscription";
  if (!progress.hasMeals) return "meals";
  if (!progress.hasExercise) return "exercise";
  return progress.hasMeditation ? "done" : "meditation";
}
