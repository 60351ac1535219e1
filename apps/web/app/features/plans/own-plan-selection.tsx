import type { ItemKind } from "@fernwell/domain/item-kind";
import { gridStyle } from "#app/items/grid-style.ts";
import { itemKindTable } from "#app/items/item-kind.ts";
import { summariseItem } from "#app/items/item-summary.ts";
import { NameDialog } from "./name-dialog.tsx";
import type { OwnPlanState } from "./own-plan.ts";
import type { SelectedItem } from "./selected-item.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { SelectionCard } from "./selection-card.tsx";
import { useNameAndCreate } from "./use-name-and-create.ts";
import { useKeptSelection } from "./use-selection.ts";

interface OwnPlanSelectionProps {
  type: ItemKind;
  /** The items to choose from. */
  items: readonly SelectedItem[];
  onCreated: (plan: OwnPlanState) => void;
}

export function OwnPlanSelection({ type, items, onCreated }: OwnPlanSelectionProps) {
  const selection = useKeptSelection(`own ${type}`, items);
  const { startNaming, dialog } = useNameAndCreate(type, selection, (plan) => {
    selection.clear();
    onCreated(plan);
  });

  return (
    <>
      <ul className={gridStyle}>
        {items.map((item) => (
          <li key={item._id}>
            <SelectionCard
              item={summariseItem(type, item)}
              isSelected={selection.has(item._id)}
              isWithheld={selection.isFull}
              onToggle={() => selection.toggle(item)}
            />
          </li>
        ))}
      </ul>
      <SelectionBar type={type} selection={selection} onCreate={startNaming} />
      <NameDialog {...dialog} title={`Name Your ${itemKindTable[type].heading} Plan`} submitLabel="Next" />
    </>
  );
}
