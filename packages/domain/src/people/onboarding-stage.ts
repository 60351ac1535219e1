/** What a new person has done so far. */
export interface OnboardingProgress {
  readonly hasProfile: boolean;
  readonly hasSubscription: boolean;
  readonly hasMeals: boolean;
  readonly hasExercise: boolean;
  readonly hasMeditation: boolean;
}

export type OnboardingStage = "profile" | "subscription" | "meals" | "exercise" | "meditation" | "done";

/** The order is fixed: the first step that is not done comes next. */
export function onboardingStage(progress: OnboardingProgress): OnboardingStage {
  if (!progress.hasProfile) return "profile";
  if (!progress.hasSubscription) return "subscription";
  if (!progress.hasMeals) return "meals";
  if (!progress.hasExercise) return "exercise";
  return progress.hasMeditation ? "done" : "meditation";
}
