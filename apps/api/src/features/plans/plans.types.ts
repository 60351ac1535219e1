import type { PlanKind } from "@fernwell/contract/plans";

/** What a plan is of. */
export type PlanSubject = "meal" | "exercise" | "meditation";

/** What the wire calls each. */
export const subjectOf: Readonly<Record<PlanKind, PlanSubject>> = {
  personal_meal_plan: "meal",
  personal_exercise_plan: "exercise",
  personal_meditation_plan: "meditation",
};
