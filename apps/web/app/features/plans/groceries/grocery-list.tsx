import { groupRows } from "@fernwell/domain/grocery/ingredient-groups";
import { Check, Copy, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Plan } from "../plan.ts";
import { usePlanLists } from "../use-plan-lists.ts";
import { ExtraIngredients } from "./extra-ingredients.tsx";
import { FullListNote } from "./full-list-note.tsx";
import { GroceryTable } from "./grocery-table.tsx";
import { writeGroceryText } from "./grocery-text.ts";
import { SavingNote } from "./saving-note.tsx";

export function GroceryList({ plan }: { plan: Plan<"meal"> }) {
  const { ticks, extras, saving, change, leftOut, addAgain, dismissLeftOut } = usePlanLists(plan);
  const names = plan.groceries.map(({ name }) => name);
  const ticked = names.filter((name) => ticks.includes(name)).length;

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
          {ticked} of {names.length} ticked
        </p>
      </div>
      <SavingNote saving={saving} />
      <FullListNote leftOut={leftOut} onAddAgain={addAgain} onDismiss={dismissLeftOut} />
      {groupRows(plan.groceries).map(({ group, label, rows }) => (
        <GroceryTable
          key={group}
          label={label}
          rows={rows}
          ticks={ticks}
          onTick={(name, isTicked) =>
            change("ticks", isTicked ? [...ticks, name] : ticks.filter((one) => one !== name))
          }
        />
      ))}
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

type Copied = "no" | "yes" | "refused";

const copyLabels: Readonly<Record<Copied, string>> = {
  no: "Copy what is left",
  yes: "Copied",
  refused: "Your browser does not let us copy",
};

function CopyButton({ text }: { text: () => string }) {
  const [copied, setCopied] = useState<Copied>("no");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setCopied("yes");
    } catch {
      setCopied("refused");
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        iconBefore={copied === "yes" ? <Check /> : <Copy />}
        onClick={copy}
        onBlur={() => setCopied("no")}
      >
        {copyLabels[copied]}
      </Button>
      <output className="sr-only">{copied === "no" ? "" : copyLabels[copied]}</output>
    </>
  );
}
