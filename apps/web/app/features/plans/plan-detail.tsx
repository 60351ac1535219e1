import type { ItemKind } from "@fernwell/domain/item-kind";
import { ExercisePlanPage } from "./exercise-plan-page.tsx";
import { MealPlanPage } from "./meal-plan-page.tsx";
import { MeditationPlanPage } from "./meditation-plan-page.tsx";
import { useOpenCopy } from "./open-copies.ts";
import type { Plan } from "./plan.ts";
import { PlanLookUp } from "./plan-look-up.tsx";

interface PlanDetailProps {
  type: ItemKind;
  planId: string;
}

/** One plan with its items. */
export function PlanDetail({ type, planId }: PlanDetailProps) {
  return (
    <PlanLookUp type={type} planId={planId}>
      {(plan) => <PlanPage key={planId} plan={plan} />}
    </PlanLookUp>
  );
}

function PlanPage({ plan }: { plan: Plan }) {
  useOpenCopy(plan.plan_id);

  switch (plan.kind) {
    case "meal":
      return <MealPlanPage plan={plan} />;
    case "exercise":
      return <ExercisePlanPage plan={plan} />;
    case "meditation":
      return <MeditationPlanPage plan={plan} />;
  }
}
