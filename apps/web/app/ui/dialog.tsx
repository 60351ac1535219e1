import { X } from "lucide-react";
import * as RadixDialog from "radix-ui/dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { cx } from "./cx.ts";
import { dialogBackdrop, dialogPanel } from "./dialog-surface.ts";
import { IconButton } from "./icon-button.tsx";
import { SheetHandle } from "./sheet-handle.tsx";
import { useOverflow } from "./use-overflow.ts";
import { useReturnFocus } from "./use-return-focus.ts";

type DialogSize = "sm" | "md" | "lg";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  size?: DialogSize;
  footer?: ReactNode;
  closesOnOutsideClick?: boolean;
  /** False for a question that has to be answered: it stays until the parent closes it. */
  canClose?: boolean;
  /** What the close button does in addition to closing. */
  onCloseButton?: () => void;
  /** Receives focus after the dialog has closed, instead of the trigger. */
  focusAfter?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

const widths: Record<DialogSize, string> = {
  sm: "sm:max-w-104",
  md: "sm:max-w-136",
  lg: "sm:max-w-200",
};

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = "md",
  footer,
  closesOnOutsideClick = true,
  canClose = true,
  onCloseButton,
  focusAfter,
  children,
}: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(focusAfter);
  const panel = useRef<HTMLDivElement>(null);
  const body = useOverflow("y");

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogBackdrop} />
        <RadixDialog.Content
          ref={panel}
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            if (canClose) return;
            // Otherwise a stray Enter would press the first button, whatever it answers.
            event.preventDefault();
            panel.current?.focus();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cx(dialogPanel, widths[size])}
          onInteractOutside={(event) => {
            if (!closesOnOutsideClick || !canClose || isInToasts(event.target)) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            if (!canClose) event.preventDefault();
          }}
        >
          <header className={cx("px-6 pt-7 pb-4 sm:px-8 sm:pt-8", canClose && "pr-18 sm:pr-18")}>
            <RadixDialog.Title className="wrap-anywhere text-2xl text-ink-900">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="wrap-anywhere mt-2 text-ink-700">
                {description}
              </RadixDialog.Description>
            )}
          </header>
          <div
            ref={body.ref}
            {...(body.isOverflowing ? { role: "region", "aria-label": "Contents", tabIndex: 0 } : {})}
            className={cx(
              "min-h-0 overflow-y-auto overscroll-contain border-y px-6 pt-1 pb-7 -outline-offset-3 sm:px-8 sm:pb-8",
              body.isStartHidden ? "border-t-line" : "border-t-transparent",
              body.isEndHidden || footer ? "border-b-line" : "border-b-transparent",
            )}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-col-reverse gap-3 px-6 py-5 sm:flex-row sm:justify-end sm:px-8">
              {footer}
            </footer>
          )}
          <SheetHandle sheet={panel} onClose={canClose ? () => onOpenChange(false) : null} />
          {canClose && (
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={X} onClick={onCloseButton} className="absolute top-4 right-4" />
            </RadixDialog.Close>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".Toastify") !== null;
}
