import type { ItemKind } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";
import { cx } from "#app/ui/cx.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { toneText } from "#app/ui/tone.ts";
import { CreatePlan } from "./create-plan.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { planListHeading } from "./plan-list-heading.ts";
import { PlanTabs } from "./plan-tabs.tsx";
import { usePlans } from "./plans.api.ts";

const subtitles: Readonly<Record<ItemKind, string>> = {
  meal: "Meals you have gathered for the days ahead, each plan with its grocery list.",
  exercise: "Movement you have put together, ready whenever you are.",
  meditation: "Quiet minutes you have set aside for yourself.",
};

export function PlanList({ type }: { type: ItemKind }) {
  const plans = usePlans(type);
  if (plans.data === undefined && !plans.isError) return <Loading type={type} />;

  return (
    <div className="mx-auto w-full max-w-328 px-5 py-8 sm:px-8 lg:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 sm:flex-nowrap">
        <div className="min-w-0">
          <h1 className="text-4xl">{planListHeading(type)}</h1>
          <p className="mt-3 max-w-measure text-ink-700 text-lg">{subtitles[type]}</p>
        </div>
        <div className="shrink-0">
          <CreatePlan type={type} />
        </div>
      </div>
      <div className="mt-7 mb-8">
        <PlanTabs />
      </div>
      <div className="mb-8 empty:hidden">
        <SafetyNotice kinds={[type]} />
      </div>
      {plans.data === undefined ? (
        <LoadFailure message={plans.error.message} onRetry={() => plans.refetch()} />
      ) : (
        <PlanCards type={type} plans={plans.data} />
      )}
    </div>
  );
}

function Loading({ type }: { type: ItemKind }) {
  return (
    <div
      className={cx(
        "grid min-h-[calc(100dvh-4.5rem)] place-items-center pb-18",
        toneText[itemKindTable[type].tone],
      )}
    >
      <h1 className="sr-only">{planListHeading(type)}</h1>
      <Spinner size="large" label="Loading" />
    </div>
  );
}
