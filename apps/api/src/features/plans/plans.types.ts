import type { PlanKind } from "@fernwell/contract/plans";

/** What a plan is of. */
export const subjects = ["meal", "exercise", "meditation"] as const;
export type PlanSubject = (typeof subjects)[number];

/** What the wire calls each. */
export const subjectOf: Readonly<Record<PlanKind, PlanSubject>> = {
  personal_meal_plan: "meal",
  personal_exercise_plan: "exercise",
  personal_meditation_plan: "meditation",
};
