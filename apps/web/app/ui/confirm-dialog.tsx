import * as AlertDialog from "radix-ui/alert-dialog";
import { type RefObject, useRef } from "react";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { dialogBackdrop, dialogPanel } from "./dialog-surface.ts";
import { SheetHandle } from "./sheet-handle.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  message?: string;
  confirmLabel: string;
  cancelLabel: string;
  tone?: "neutral" | "danger";
  pending?: boolean;
  pendingLabel?: string;
  onConfirm: () => void;
  /** Receives focus after the dialog has closed, instead of the trigger. */
  focusAfter?: RefObject<HTMLElement | null>;
};

/** Stays open and cannot be closed while pending, so that the progress is visible; the parent closes it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  message,
  confirmLabel,
  cancelLabel,
  tone = "neutral",
  pending = false,
  pendingLabel = confirmLabel,
  onConfirm,
  focusAfter,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(focusAfter);
  const panel = useRef<HTMLDivElement>(null);

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialogBackdrop} />
        <AlertDialog.Content
          ref={panel}
          {...returnFocus}
          {...(message ? {} : { "aria-describedby": undefined })}
          className={cx(dialogPanel, "sm:max-w-112")}
        >
          <div className="overflow-y-auto p-6 pt-7 sm:p-8">
            <AlertDialog.Title className="wrap-anywhere text-2xl text-ink-900">{title}</AlertDialog.Title>
            {message && (
              <AlertDialog.Description className="wrap-anywhere mt-3 text-ink-700">
                {message}
              </AlertDialog.Description>
            )}
            <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary" disabled={pending}>
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              <Button
                variant={tone === "danger" ? "danger" : "primary"}
                pending={pending}
                pendingLabel={pendingLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </div>
          <SheetHandle sheet={panel} onClose={pending ? null : () => onOpenChange(false)} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
