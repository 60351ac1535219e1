import { addresses, paths } from "@fernwell/contract/paths";
import { useLocation, useNavigate } from "react-router";
import { findOwnPlan } from "#app/features/plans/own-plan.ts";
import { OwnPlanSelection } from "#app/features/plans/own-plan-selection.tsx";
import { PlanDetail } from "#app/features/plans/plan-detail.tsx";
import { PlanTabs } from "#app/features/plans/plan-tabs.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { MessagePage } from "#app/page/message-page.tsx";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";

export function meta() {
  return createTitleMeta(addresses.createOwnPlan);
}

/** Shows the selection until there is a plan, then the plan itself. */
export default function CreateOwnPlan() {
  const plan = findOwnPlan(useLocation().state);
  const navigate = useNavigate();

  if (plan === null) {
    return (
      <MessagePage heading="No plan data available." actions={<PlanTabs />}>
        <p>Choose what goes into a plan first. Your plans are here:</p>
      </MessagePage>
    );
  }
  const { type, items, planId } = plan;

  if (planId !== null) {
    return (
      <div className={pageStyle}>
        <div className="mb-8 empty:hidden">
          <SafetyNotice kinds={[type]} />
        </div>
        <PlanDetail type={type} planId={planId} />
      </div>
    );
  }

  return (
    <div className={pageStyle}>
      <h1 className="text-4xl">Create Your {itemKindTable[type].heading} Plan</h1>
      <p className="mt-3 mb-8 max-w-measure text-ink-700 text-lg">
        Select what goes into it, then give it a name.
      </p>
      <div className="mb-8 empty:hidden">
        <SafetyNotice kinds={[type]} />
      </div>
      <OwnPlanSelection
        type={type}
        items={items}
        onCreated={(state) => navigate(paths.createOwnPlan, { replace: true, state })}
      />
    </div>
  );
}

const pageStyle = "mx-auto w-full max-w-328 px-5 py-8 sm:px-8 lg:py-12 print:p-0";
