import { Conflicts } from "#app/items/conflicts.tsx";
import { gridStyle } from "#app/items/grid-style.ts";
import { ItemCard } from "#app/items/item-card.tsx";
import { EntryList } from "./entries/entry-list.tsx";
import { PlanReading } from "./entries/plan-reading.tsx";
import type { Plan } from "./plan.ts";
import { PlanHeader } from "./plan-header.tsx";

export function MeditationPlanPage({ plan }: { plan: Plan<"meditation"> }) {
  return (
    <>
      <PlanHeader type={plan.kind} name={plan.plan_name} count={plan.entries.length} />
      <PlanReading reading={plan.reading} />
      <div className="mt-8 grid gap-6">
        <EntryList plan={plan} className={gridStyle}>
          {({ summary, conflicts }, controls, menu) => (
            <ItemCard
              item={summary}
              headingLevel={2}
              heart={menu}
              note={<Conflicts kind="meditation" conflicts={conflicts} />}
              footer={controls}
            />
          )}
        </EntryList>
      </div>
    </>
  );
}
