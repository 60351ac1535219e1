import { addresses } from "@fernwell/contract/paths";
import { itemKinds } from "@fernwell/domain/item-kind";
import { WeekPage } from "#app/features/plans/week/week-page.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";
import { Pull } from "#app/page/pull.tsx";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";

export function meta() {
  return createTitleMeta(addresses.week);
}

export default function WeekRoute() {
  return (
    <div className="mx-auto w-full max-w-400 grow px-5 pt-6 pb-24 sm:px-8 lg:pt-10">
      <Pull />
      <div className="mb-6 empty:hidden">
        <SafetyNotice kinds={itemKinds} />
      </div>
      <WeekPage />
    </div>
  );
}
