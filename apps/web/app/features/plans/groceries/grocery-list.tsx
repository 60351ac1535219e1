import { groupRows } from "@fernwell/domain/grocery/ingredient-groups";
import { Printer } from "lucide-react";
import { vibrate } from "#app/lib/vibrate.ts";
import { Button } from "#app/ui/button.tsx";
import type { Plan } from "../plan.ts";
import { useMarkStaple } from "../shopping/shopping-lists.api.ts";
import { usePlanLists } from "../use-plan-lists.ts";
import { CopyButton } from "./copy-button.tsx";
import { ExtraIngredients } from "./extra-ingredients.tsx";
import { FullListNote } from "./full-list-note.tsx";
import { GroceryTable } from "./grocery-table.tsx";
import { writeGroceryText } from "./grocery-text.ts";
import { SavingNote } from "./saving-note.tsx";
import { PutOnListButton, Staples } from "./staples.tsx";

export function GroceryList({ plan }: { plan: Plan<"meal"> }) {
  const { ticks, extras, saving, change, leftOut, addAgain, dismissLeftOut } = usePlanLists(plan);
  const { mutate: mark } = useMarkStaple();
  const staples = plan.groceries.filter(({ is_staple }) => is_staple);
  const toBuy = plan.groceries.filter(({ is_staple }) => !is_staple);
  const ticked = toBuy.filter(({ name }) => ticks.includes(name)).length;

  function tick(name: string, isTicked: boolean) {
    vibrate("tick");
    change("ticks", isTicked ? [...ticks, name] : ticks.filter((one) => one !== name));
  }

  return (
    <section
      aria-labelledby="groceries"
      className="min-w-0 rounded-card border border-line bg-card print:border-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-5">
        <h2 id="groceries" className="text-2xl">
          Grocery List
        </h2>
        <p className="text-ink-500 text-sm tabular-nums print:hidden">
          {ticked} of {toBuy.length} ticked
        </p>
      </div>
      <SavingNote saving={saving} />
      <FullListNote leftOut={leftOut} onAddAgain={addAgain} onDismiss={dismissLeftOut} />
      {groupRows(toBuy).map(({ group, label, rows }) => (
        <GroceryTable key={group} label={label} rows={rows} ticks={ticks} onTick={tick} />
      ))}
      <div className="mt-5 border-line border-y empty:hidden">
        <Staples count={staples.length}>
          <GroceryTable
            label={null}
            rows={staples}
            ticks={ticks}
            onTick={tick}
            action={(row) => (
              <PutOnListButton name={row.name} onClick={() => mark({ row, isAtHome: false })} />
            )}
          />
        </Staples>
      </div>
      <ExtraIngredients extras={extras} onChange={(next) => change("extras", next)} />
      <div className="flex flex-wrap gap-3 border-line border-t px-5 py-5 print:hidden">
        <CopyButton text={() => writeGroceryText(plan.groceries, extras, ticks)} />
        <Button variant="secondary" size="small" iconBefore={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </section>
  );
}
