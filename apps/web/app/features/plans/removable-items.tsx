import { paths } from "@fernwell/contract/paths";
import { Trash2 } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type ItemSummary, summariseItem } from "#app/items/item-summary.ts";
import { hasHistory } from "#app/lib/has-history.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { Plan } from "./plan.ts";
import { useRemoveItem, useRemovePlan } from "./plans.api.ts";

type PlannedItem = Plan["items"][number];

interface RemovableItemsProps<Item extends PlannedItem> {
  plan: Plan & { items: readonly Item[] };
  className: string;
  children: (item: Item, summary: ItemSummary, remove: ReactNode) => ReactNode;
}

/** The plan's items, each with a remove button; removing the last one deletes the plan. */
export function RemovableItems<Item extends PlannedItem>({
  plan,
  className,
  children,
}: RemovableItemsProps<Item>) {
  const listRef = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<ItemSummary | null>(null);

  return (
    <>
      <ul ref={listRef} tabIndex={-1} aria-label="In this plan" className={className}>
        {plan.items.map((item) => {
          const summary = summariseItem(plan.kind, item);
          return (
            <li key={item._id} className="min-w-0">
              {children(
                item,
                summary,
                <RemoveButton title={summary.title} onClick={() => setAsked(summary)} />,
              )}
            </li>
          );
        })}
      </ul>
      {asked && <RemoveDialog plan={plan} item={asked} focusAfter={listRef} onClose={() => setAsked(null)} />}
    </>
  );
}

function RemoveButton({ title, onClick }: { title: string; onClick: () => void }) {
  return (
    <span className="print:hidden">
      <Button
        variant="secondary"
        size="small"
        iconBefore={<Trash2 />}
        aria-label={`Delete ${title}`}
        onClick={onClick}
      >
        Delete
      </Button>
    </span>
  );
}

interface RemoveDialogProps {
  plan: Plan;
  item: ItemSummary;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function RemoveDialog({ plan, item, focusAfter, onClose }: RemoveDialogProps) {
  const isLast = plan.items.length === 1;
  const navigate = useNavigate();
  const removeItem = useRemoveItem(plan);
  const removePlan = useRemovePlan(plan);

  function confirm() {
    if (isLast) {
      removePlan.mutate(undefined, {
        onSuccess: () =>
          hasHistory() ? navigate(-1) : navigate(paths.planCreation(plan.kind), { replace: true }),
        onError: onClose,
      });
    } else removeItem.mutate(item.id, { onSettled: onClose });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={
        isLast
          ? "This is your last item in the Plan. Are you sure you want to delete?"
          : "Are you sure you want to remove this?"
      }
      message={item.title}
      confirmLabel="Yes"
      cancelLabel="No"
      tone="danger"
      pending={removeItem.isPending || removePlan.isPending}
      pendingLabel="Removing..."
      focusAfter={focusAfter}
      onConfirm={confirm}
    />
  );
}
