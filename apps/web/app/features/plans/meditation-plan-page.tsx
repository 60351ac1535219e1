import { Conflicts } from "#app/items/conflicts.tsx";
import { gridStyle } from "#app/items/grid-style.ts";
import { ItemCard } from "#app/items/item-card.tsx";
import type { Plan } from "./plan.ts";
import { PlanHeader } from "./plan-header.tsx";
import { RemovableItems } from "./removable-items.tsx";

export function MeditationPlanPage({ plan }: { plan: Plan<"meditation"> }) {
  return (
    <>
      <PlanHeader type={plan.kind} name={plan.plan_name} count={plan.items.length} />
      <div className="mt-8">
        <RemovableItems plan={plan} className={gridStyle}>
          {({ conflicts }, summary, remove) => (
            <ItemCard
              item={summary}
              headingLevel={2}
              note={<Conflicts kind="meditation" conflicts={conflicts} />}
              footer={remove}
            />
          )}
        </RemovableItems>
      </div>
    </>
  );
}
