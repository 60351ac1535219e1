import { addresses } from "@fernwell/contract/paths";
import { itemKinds } from "@fernwell/domain/item-kind";
import { PlanWeekPage } from "#app/features/plans/week/plan-week-page.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";
import { OnlineOnly } from "#app/page/online-only.tsx";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";

export function meta() {
  return createTitleMeta(addresses.planWeek);
}

export default function PlanWeekRoute() {
  return (
    <div className="mx-auto w-full max-w-288 grow px-5 pt-6 pb-24 sm:px-8 lg:pt-10">
      <div className="mb-6 empty:hidden">
        <SafetyNotice kinds={itemKinds} />
      </div>
      <OnlineOnly>
        <PlanWeekPage />
      </OnlineOnly>
    </div>
  );
}
