import { maxServings } from "@fernwell/contract/plan-entry";
import { Plus, Undo2 } from "lucide-react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { UndoMessage } from "#app/page/undo-message.tsx";
import { Button } from "#app/ui/button.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { AskCookingFor } from "../cooking/ask-cooking-for.tsx";
import { SavingNote } from "../groceries/saving-note.tsx";
import type { Plan } from "../plan.ts";
import type { PlanEntries } from "./use-plan-entries.ts";

interface PlanToolbarProps {
  plan: Plan;
  planned: PlanEntries;
  onAdd: () => void;
}

export function PlanToolbar({ plan, planned, onAdd }: PlanToolbarProps) {
  const { undoable, undo, saving } = planned;

  return (
    <div className="grid gap-4 print:hidden">
      {plan.kind === "meal" && <AskCookingFor />}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {plan.kind === "meal" && <CookingFor plan={plan} planned={planned} />}
        <div className="flex flex-wrap gap-2.5">
          <Button iconBefore={<Plus />} aria-haspopup="dialog" onClick={onAdd}>
            Add {itemKindTable[plan.kind].singular}
          </Button>
          <Button variant="secondary" iconBefore={<Undo2 />} aria-disabled={undoable === null} onClick={undo}>
            Undo
          </Button>
        </div>
      </div>
      <div className="-mx-5 empty:hidden">
        <SavingNote saving={saving} />
      </div>
      <UndoMessage undoable={undoable} onUndo={undo} />
    </div>
  );
}

/** For a plan without a number of its own it shows the person's; without either, each recipe has its own. */
function CookingFor({ plan, planned: { cookingFor, change } }: Pick<PlanToolbarProps, "plan" | "planned">) {
  const people = cookingFor ?? plan.people_cooked_for;
  if (people === null) return null;

  return (
    <Stepper
      label="People to cook for"
      value={people}
      min={1}
      max={maxServings}
      unit={people === 1 ? "person" : "people"}
      onValueChange={(next) => change("Number of people changed", [{ kind: "cookFor", people: next }])}
    />
  );
}
