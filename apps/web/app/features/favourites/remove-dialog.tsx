import type { RefObject } from "react";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { type Favourite, useToggleFavourite } from "./favourites.api.ts";

interface RemoveDialogProps {
  item: Favourite;
  open: boolean;
  onClose: () => void;
  onRemove: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

export function RemoveDialog({ item, open, onClose, onRemove, focusAfter }: RemoveDialogProps) {
  const toggle = useToggleFavourite(item);

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title="Are you sure you want to remove this?"
      message={item.title}
      confirmLabel="Yes"
      cancelLabel="No"
      tone="danger"
      focusAfter={focusAfter}
      onConfirm={() => {
        onRemove();
        toggle.mutate(false);
        onClose();
      }}
    />
  );
}
