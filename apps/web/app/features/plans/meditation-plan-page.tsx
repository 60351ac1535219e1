import { Conflicts } from "#app/items/conflicts.tsx";
import { gridStyle } from "#app/items/grid-style.ts";
import { ItemCard } from "#app/items/item-card.tsx";
import { PlanHeader } from "./plan-header.tsx";
import { PlanLookUp } from "./plan-look-up.tsx";
import { RemovableItems } from "./removable-items.tsx";

export function MeditationPlanPage({ planId }: { planId: string }) {
  return (
    <PlanLookUp type="meditation" planId={planId}>
      {(plan) => (
        <>
          <PlanHeader type="meditation" name={plan.plan_name} count={plan.items.length} />
          <div className="mt-8">
            <RemovableItems type="meditation" plan={plan} className={gridStyle}>
              {({ conflicts }, summary, remove) => (
                <ItemCard
                  item={summary}
                  headingLevel={2}
                  note={<Conflicts conflicts={conflicts} />}
                  footer={remove}
                />
              )}
            </RemovableItems>
          </div>
        </>
      )}
    </PlanLookUp>
  );
}
