import { addresses } from "@fernwell/contract/paths";
import { type MetaArgs, useSearchParams } from "react-router";
import { PlanDetail } from "#app/features/plans/plan-detail.tsx";
import { NoPlanData } from "#app/features/plans/plan-look-up.tsx";
import { findKindOfPlan } from "#app/items/item-kind.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";

export function meta({ matches }: MetaArgs) {
  const isNew = matches.at(-1)?.id === addresses.aiPlanCreation;
  return createTitleMeta(isNew ? addresses.aiPlanCreation : addresses.detailPlan);
}

/** `/detail-plan` and `/ai-plan-creation`: the plan named by the address. Any other type is read as meditation. */
export default function DetailPlan() {
  const [query] = useSearchParams();
  const type = findKindOfPlan(query.get("planType")) ?? "meditation";
  const planId = query.get("id") ?? "";

  return (
    <div className="mx-auto w-full max-w-328 px-5 py-8 sm:px-8 lg:py-12 print:p-0">
      <div className="mb-8 empty:hidden">
        <SafetyNotice kinds={[type]} />
      </div>
      {planId === "" ? <NoPlanData type={type} /> : <PlanDetail type={type} planId={planId} />}
    </div>
  );
}
