import type { ItemKind } from "@fernwell/domain/item-kind";
import { ExercisePlanPage } from "./exercise-plan-page.tsx";
import { MealPlanPage } from "./meal-plan-page.tsx";
import { MeditationPlanPage } from "./meditation-plan-page.tsx";

interface PlanDetailProps {
  type: ItemKind;
  planId: string;
}

/** One plan with its items, wherever it is opened from. */
export function PlanDetail({ type, planId }: PlanDetailProps) {
  switch (type) {
    case "meal":
      return <MealPlanPage key={planId} planId={planId} />;
    case "exercise":
      return <ExercisePlanPage key={planId} planId={planId} />;
    case "meditation":
      return <MeditationPlanPage key={planId} planId={planId} />;
  }
}
