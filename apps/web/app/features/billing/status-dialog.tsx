import type { SubscriptionStatus } from "@fernwell/contract/billing";
import type { RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { describeNextEvent, getInactiveHeading, isActive } from "./standing.ts";

interface StatusDialogProps {
  readonly subscription: SubscriptionStatus;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onContinue: () => void;
  readonly onProceed: () => void;
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Shows the subscription's status and the next step. */
export function StatusDialog({ subscription, open, onClose, onContinue, ...unpaid }: StatusDialogProps) {
  const close = (isOpen: boolean) => !isOpen && onClose();

  if (isActive(subscription))
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title="Your subscription is active"
        description={describeNextEvent(subscription)}
        size="sm"
      >
        <Button size="large" fullWidth onClick={onContinue}>
          Continue
        </Button>
      </Dialog>
    );

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={getInactiveHeading(subscription)}
      message="Proceed to Pay, For Further Process."
      cancelLabel="Close"
      confirmLabel="Proceed to Pay"
      onConfirm={unpaid.onProceed}
      focusAfter={unpaid.focusAfter}
    />
  );
}
