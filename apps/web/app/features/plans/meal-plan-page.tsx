import { paths } from "@fernwell/contract/paths";
import { Conflicts } from "#app/items/conflicts.tsx";
import { ItemCard } from "#app/items/item-card.tsx";
import { EntryList } from "./entries/entry-list.tsx";
import { PlanReading } from "./entries/plan-reading.tsx";
import { GroceryList } from "./groceries/grocery-list.tsx";
import type { Plan } from "./plan.ts";
import { PlanBalance } from "./plan-balance.tsx";
import { PlanHeader } from "./plan-header.tsx";
import { titleCase } from "./title-case.ts";

/** A meal opens with the amounts that it is cooked with. */
export function MealPlanPage({ plan }: { plan: Plan<"meal"> }) {
  return (
    <>
      <PlanHeader type={plan.kind} name={titleCase(plan.plan_name)} count={plan.entries.length} />
      <PlanReading reading={plan.reading} />
      <div className="mt-8 grid items-start gap-x-10 gap-y-12 lg:grid-cols-[1fr_minmax(0,26rem)] xl:grid-cols-[1fr_minmax(0,30rem)]">
        <div className="grid min-w-0 gap-6 print:hidden">
          <EntryList
            plan={plan}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4 md:gap-6"
          >
            {({ summary, conflicts, cookedServings }, controls, menu) => (
              <ItemCard
                item={summary}
                to={paths.meal(summary.id, cookedServings)}
                headingLevel={2}
                heart={menu}
                note={<Conflicts kind="meal" conflicts={conflicts} />}
                footer={controls}
              />
            )}
          </EntryList>
          <PlanBalance meals={plan.items} />
        </div>
        <GroceryList plan={plan} />
      </div>
    </>
  );
}
