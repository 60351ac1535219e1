import type { PlanCard } from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { useRef } from "react";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast.ts";
import { useRemovePlan } from "./plans.api.ts";

interface DeletePlanDialogProps {
  type: ItemKind;
  plan: Pick<PlanCard, "plan_id" | "plan_name">;
  open: boolean;
  onClose: () => void;
  /** Finds what receives the focus once the plan's card is gone. */
  findNext: () => HTMLElement | null;
}

export function DeletePlanDialog({ type, plan, open, onClose, findNext }: DeletePlanDialogProps) {
  const remove = useRemovePlan({ kind: type, plan_id: plan.plan_id });
  const focusAfter = useRef<HTMLElement>(null);

  function confirm() {
    const next = findNext();
    remove.mutate(undefined, {
      onSuccess: () => {
        focusAfter.current = next;
        showToast.success(`“${plan.plan_name}” is deleted.`);
      },
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Delete this plan?"
      message={describeLoss(type, plan.plan_name)}
      confirmLabel="Delete plan"
      cancelLabel="Keep it"
      tone="danger"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      focusAfter={focusAfter}
      onConfirm={confirm}
    />
  );
}

function describeLoss(type: ItemKind, name: string): string {
  const lost = type === "meal" ? `“${name}” and its grocery list` : `“${name}”`;
  return `${lost} will be gone for good. Your favourites stay.`;
}
