import { type MetaArgs, useParams } from "react-router";
import { findPlanType, planListHeading } from "#app/features/plans/plan-kind.ts";
import { PlanList } from "#app/features/plans/plan-list.tsx";
import { PlanTabs } from "#app/features/plans/plan-tabs.tsx";
import { title } from "#app/lib/title.ts";
import { MessagePage } from "#app/shells/message-page.tsx";

const invalid = "Invalid or missing plan type";

export function meta({ params }: MetaArgs) {
  const type = findPlanType(params["type"]);
  return [{ title: title(type === null ? invalid : planListHeading(type)) }];
}

export default function PlanCreation() {
  const type = findPlanType(useParams()["type"]);

  if (type === null) {
    return (
      <MessagePage heading={invalid} actions={<PlanTabs />}>
        <p>Plans are made of one of these three:</p>
      </MessagePage>
    );
  }

  return <PlanList key={type} type={type} />;
}
