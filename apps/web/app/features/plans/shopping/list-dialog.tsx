import { longestPlanName, type PlanCard } from "@fernwell/contract/plans";
import { mostListedPlans, type ShoppingListCard } from "@fernwell/contract/shopping-lists";
import { type FormEvent, useId, useState } from "react";
import { OnlineOnly } from "#app/page/online-only.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type ListScope, useSaveShoppingList, useShoppingLists } from "./shopping-lists.api.ts";
import { suggestListName } from "./suggest-list-name.ts";

interface ListDialogProps {
  /** Undefined for a new list. */
  list?: ShoppingListCard | undefined;
  plans: readonly PlanCard[];
  onClose: () => void;
  onSaved: (listId: string) => void;
}

/** Chooses the plans and days of a list. */
export function ListDialog({ list, plans, onClose, onSaved }: ListDialogProps) {
  const [listId] = useState(() => list?.list_id ?? crypto.randomUUID());
  const [scope, setScope] = useState<ListScope>(() => startScope(list, plans));
  const [error, setError] = useState<string | null>(null);
  const { mutate: save, isPending } = useSaveShoppingList(listId);
  const { data: lists = [] } = useShoppingLists();
  const formId = useId();
  const suggestion = suggestListName(
    plans.filter(({ plan_id }) => scope.plan_ids.includes(plan_id)).map(({ plan_name }) => plan_name),
    lists.filter(({ list_id }) => list_id !== listId).map(({ list_name }) => list_name),
  );

  function toggle(planId: string, isChosen: boolean) {
    const others = scope.plan_ids.filter((id) => id !== planId);
    setScope({ ...scope, plan_ids: isChosen ? [...others, planId] : others });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = findProblem(scope);
    setError(problem);
    if (problem !== null) return;
    const name = scope.list_name.trim() || suggestion;
    save({ ...scope, list_name: name }, { onSuccess: () => onSaved(listId) });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={list === undefined ? "New shopping list" : "Plans and days"}
      description="One list for as many meal plans as you like."
      footer={
        <Button type="submit" form={formId} pending={isPending} pendingLabel="Saving...">
          {list === undefined ? "Make the list" : "Save"}
        </Button>
      }
    >
      <OnlineOnly>
        <form id={formId} onSubmit={submit} noValidate className="grid gap-6">
          <fieldset>
            <legend className="mb-2 font-semibold text-ink-900">Which plans?</legend>
            <ul className="grid gap-4">
              {plans.map(({ plan_id, plan_name, items }) => (
                <li key={plan_id}>
                  <Checkbox
                    label={plan_name}
                    hint={items.length === 1 ? "1 meal" : `${items.length} meals`}
                    checked={scope.plan_ids.includes(plan_id)}
                    onChange={({ currentTarget }) => toggle(plan_id, currentTarget.checked)}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
          <fieldset>
            <legend className="mb-1 font-semibold text-ink-900">Which days?</legend>
            <p className="mb-2 text-ink-500 text-sm">Leave them empty for everything in the plans.</p>
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                label="From"
                type="date"
                value={scope.from_day ?? ""}
                onChange={({ currentTarget }) =>
                  setScope({ ...scope, from_day: currentTarget.value || null })
                }
              />
              <TextField
                label="To"
                type="date"
                value={scope.to_day ?? ""}
                onChange={({ currentTarget }) => setScope({ ...scope, to_day: currentTarget.value || null })}
              />
            </div>
          </fieldset>
          <TextField
            label="Name"
            placeholder={suggestion}
            maxLength={longestPlanName}
            autoComplete="off"
            value={scope.list_name}
            onChange={({ currentTarget }) => setScope({ ...scope, list_name: currentTarget.value })}
          />
          <p role="alert" className="font-medium text-berry-700 text-sm empty:hidden">
            {error}
          </p>
        </form>
      </OnlineOnly>
    </Dialog>
  );
}

function startScope(list: ShoppingListCard | undefined, plans: readonly PlanCard[]): ListScope {
  if (list === undefined) {
    return {
      list_name: "",
      plan_ids: plans.slice(0, 1).map(({ plan_id }) => plan_id),
      from_day: null,
      to_day: null,
    };
  }
  const { list_name, plan_ids, from_day, to_day } = list;
  return { list_name, plan_ids, from_day, to_day };
}

function findProblem({ plan_ids, from_day, to_day }: ListScope): string | null {
  if (plan_ids.length === 0) return "Please choose at least one plan.";
  if (plan_ids.length > mostListedPlans) return `Please choose at most ${mostListedPlans} plans.`;
  return from_day !== null && to_day !== null && to_day < from_day
    ? "The last day is before the first."
    : null;
}
