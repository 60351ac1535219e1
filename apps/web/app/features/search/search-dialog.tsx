import { X } from "lucide-react";
import * as RadixDialog from "radix-ui/dialog";
import { useRef } from "react";
import { cx } from "#app/ui/cx.ts";
import { dialogBackdrop } from "#app/ui/dialog-surface.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useMediaQuery } from "#app/ui/use-media-query.ts";
import { useReturnFocus } from "#app/ui/use-return-focus.ts";
import { LiveSearch } from "./live-search.tsx";

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Moves the focus to the page that was chosen. */
  focusPage: () => void;
}

/** Finds things as one types, from any page of the app. */
export function SearchDialog({ isOpen, onClose, focusPage }: SearchDialogProps) {
  const isWide = useMediaQuery("(width >= 40rem)");
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const isLeaving = useRef(false);

  function leave() {
    isLeaving.current = true;
    onClose();
  }

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogBackdrop} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            isLeaving.current = false;
            onOpenAutoFocus();
          }}
          onCloseAutoFocus={(event) => {
            if (!isLeaving.current) return onCloseAutoFocus(event);
            event.preventDefault();
            focusPage();
          }}
          className={cx(
            "fixed z-50 flex flex-col overflow-hidden bg-card text-ink-900 outline-none",
            isWide ? wide : narrow,
          )}
        >
          <RadixDialog.Title className="sr-only">Search</RadixDialog.Title>
          <LiveSearch
            onLeave={leave}
            closeButton={
              <RadixDialog.Close asChild>
                <IconButton label="Close" icon={X} className="-mr-2" />
              </RadixDialog.Close>
            }
          />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const wide = cx(
  "inset-x-0 top-18 mx-auto max-h-[calc(100dvh-5rem)] w-full max-w-160 rounded-card shadow-raised",
  "sm:data-[state=open]:animate-[ui-rise-in_200ms_var(--ease-out)]",
  "sm:data-[state=closed]:animate-[ui-rise-out_150ms_var(--ease-out)_both]",
);

const narrow = cx(
  "inset-0",
  "data-[state=open]:animate-[ui-fade-in_200ms_var(--ease-out)]",
  "data-[state=closed]:animate-[ui-fade-out_150ms_var(--ease-out)_both]",
);
