import type { ItemKind } from "@fernwell/domain/item-kind";
import { useState } from "react";
import { formatItemCount } from "#app/items/item-kind.ts";
import type { OwnPlanState } from "./own-plan.ts";
import { useCreatePlan } from "./plans.api.ts";
import type { Selection } from "./use-selection.ts";

/** Asks for a name and saves the selected items as a plan. */
export function useNameAndCreate(
  type: ItemKind,
  { items: selectedItems }: Selection,
  onCreated: (plan: OwnPlanState) => void,
) {
  const [isNaming, setIsNaming] = useState(false);
  const create = useCreatePlan();

  return {
    startNaming: () => setIsNaming(true),
    dialog: {
      open: isNaming,
      isPending: create.isPending,
      description: `It begins with ${formatItemCount(type, selectedItems.length)}.`,
      onClose: () => setIsNaming(false),
      onName: (name: string) =>
        create.mutate(
          { type, name, itemIds: selectedItems.map(({ _id }) => _id) },
          {
            onSuccess: (planId) => onCreated({ selectedItems, planId, category: type, mealInput: name }),
          },
        ),
    },
  };
}
