import type { SubscriptionStatus } from "@fernwell/contract/billing";
import type { RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { headingOf, isActive, whatComesNext } from "./standing.ts";

interface StatusDialogProps {
  readonly subscription: SubscriptionStatus;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onContinue: () => void;
  readonly onProceed: () => void;
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Says how the subscription stands and leads on. */
export function StatusDialog({ subscription, open, onClose, onContinue, ...unpaid }: StatusDialogProps) {
  const close = (isOpen: boolean) => !isOpen && onClose();

  if (isActive(subscription))
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title="Your subscription is active"
        description={whatComesNext(subscription)}
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
      title={headingOf(subscription)}
      message="Proceed to Pay, For Further Process."
      cancelLabel="Close"
      confirmLabel="Proceed to Pay"
      onConfirm={unpaid.onProceed}
      focusAfter={unpaid.focusAfter}
    />
  );
}
