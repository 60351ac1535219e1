import { Conflicts } from "#app/items/conflicts.tsx";
import { ItemCard } from "#app/items/item-card.tsx";
import { GroceryList } from "./groceries/grocery-list.tsx";
import type { Plan } from "./plan.ts";
import { PlanBalance } from "./plan-balance.tsx";
import { PlanHeader } from "./plan-header.tsx";
import { RemovableItems } from "./removable-items.tsx";
import { titleCase } from "./title-case.ts";

export function MealPlanPage({ plan }: { plan: Plan<"meal"> }) {
  return (
    <>
      <PlanHeader type={plan.kind} name={titleCase(plan.plan_name)} count={plan.items.length} />
      <div className="mt-8 grid items-start gap-x-10 gap-y-12 lg:grid-cols-[1fr_minmax(0,26rem)] xl:grid-cols-[1fr_minmax(0,30rem)]">
        <div className="grid min-w-0 gap-10 print:hidden">
          <RemovableItems
            plan={plan}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4 md:gap-6"
          >
            {({ conflicts }, summary, remove) => (
              <ItemCard
                item={summary}
                headingLevel={2}
                note={<Conflicts kind="meal" conflicts={conflicts} />}
                footer={remove}
              />
            )}
          </RemovableItems>
          <PlanBalance meals={plan.items} />
        </div>
        <GroceryList plan={plan} />
      </div>
    </>
  );
}
