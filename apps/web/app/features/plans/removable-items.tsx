import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { Trash2 } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type ItemSummary, summariseItem } from "#app/items/item-summary.ts";
import { hasHistory } from "#app/lib/has-history.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { type Plan, useRemoveItem, useRemovePlan } from "./plans.api.ts";

interface RemovableItemsProps<Type extends ItemKind> {
  type: Type;
  plan: Plan<Type>;
  className: string;
  children: (item: Plan<Type>["items"][number], summary: ItemSummary, remove: ReactNode) => ReactNode;
}

/** The plan's items, each with a button that takes it out; with the last one goes the plan. */
export function RemovableItems<Type extends ItemKind>({
  type,
  plan,
  className,
  children,
}: RemovableItemsProps<Type>) {
  const listRef = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<ItemSummary | null>(null);

  return (
    <>
      <ul ref={listRef} tabIndex={-1} aria-label="In this plan" className={className}>
        {plan.items.map((item) => {
          const summary = summariseItem(type, item);
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
      {asked && (
        <RemoveDialog
          type={type}
          plan={plan}
          item={asked}
          focusAfter={listRef}
          onClose={() => setAsked(null)}
        />
      )}
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
  type: ItemKind;
  plan: Plan;
  item: ItemSummary;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function RemoveDialog({ type, plan, item, focusAfter, onClose }: RemoveDialogProps) {
  const isLast = plan.items.length === 1;
  const navigate = useNavigate();
  const removeItem = useRemoveItem(type, plan);
  const removePlan = useRemovePlan(type, plan.plan_id);

  function confirm() {
    if (isLast) {
      removePlan.mutate(undefined, {
        onSuccess: () =>
          hasHistory() ? navigate(-1) : navigate(paths.planCreation(type), { replace: true }),
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
