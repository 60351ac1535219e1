import { type MetaArgs, useParams } from "react-router";
import { PlanList } from "#app/features/plans/plan-list.tsx";
import { planListHeading } from "#app/features/plans/plan-list-heading.ts";
import { PlanTabs } from "#app/features/plans/plan-tabs.tsx";
import { findKindOfPlan } from "#app/items/item-kind.ts";
import { title } from "#app/lib/title.ts";
import { MessagePage } from "#app/page/message-page.tsx";
import { Pull } from "#app/page/pull.tsx";

const invalid = "Invalid or missing plan type";

export function meta({ params }: MetaArgs) {
  const type = findKindOfPlan(params["type"]);
  return [{ title: title(type === null ? invalid : planListHeading(type)) }];
}

export default function PlanCreation() {
  const type = findKindOfPlan(useParams()["type"]);

  if (type === null) {
    return (
      <MessagePage heading={invalid} actions={<PlanTabs />}>
        <p>Plans are made of one of these three:</p>
      </MessagePage>
    );
  }

  return (
    <>
      <Pull />
      <PlanList key={type} type={type} />
    </>
  );
}
