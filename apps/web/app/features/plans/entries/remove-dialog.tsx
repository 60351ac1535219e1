import { paths } from "@fernwell/contract/paths";
import type { RefObject } from "react";
import { useNavigate } from "react-router";
import { hasHistory } from "#app/lib/has-history.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { Plan } from "../plan.ts";
import { useRemoveItem, useRemovePlan } from "../plans.api.ts";
import type { ShownEntry } from "./shown-entry.ts";

interface RemoveDialogProps {
  plan: Plan;
  shown: ShownEntry<unknown>;
  isLast: boolean;
  /** The item stands in the plan more than once, so only this entry goes. */
  isRepeated: boolean;
  onRemoveEntry: () => void;
  onRemoved: () => void;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function RemoveDialog({
  plan,
  shown: { entry, summary },
  isLast,
  isRepeated,
  onRemoveEntry,
  onRemoved,
  focusAfter,
  onClose,
}: RemoveDialogProps) {
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
    } else if (isRepeated) {
      onRemoveEntry();
      onClose();
    } else void remove();
  }

  /** Awaited: the dialog may disappear with the entry, and callbacks of `mutate` would end with it. */
  async function remove() {
    await removeItem.mutateAsync(entry.itemId).then(onRemoved, leaveToMutation);
    onClose();
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
      message={summary.title}
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

/** The mutation itself reports its failure. */
function leaveToMutation(): void {}
