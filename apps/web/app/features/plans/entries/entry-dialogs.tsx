import { longestNote } from "@fernwell/contract/plan-entry";
import type { WireItem } from "#app/items/item-summary.ts";
import { NoteDialog } from "#app/items/note-dialog.tsx";
import { ServingsDialog } from "./servings-dialog.tsx";
import type { ShownEntry } from "./shown-entry.ts";
import { SwapDialog, type SwapDialogProps } from "./swap-dialog.tsx";

interface EntryDialogsProps<Shown extends ShownEntry<WireItem>> {
  about: string;
  plan: SwapDialogProps["plan"];
  shown: Shown;
  actions: {
    readonly swap: (shown: Shown, itemId: string) => void;
    readonly setServings: (shown: Shown, servings: number | null) => void;
    readonly setNote: (shown: Shown, note: string | null) => void;
  };
  /** Before an item is swapped in. */
  onChosen: (item: WireItem) => void;
  onClose: () => void;
}

/** The dialogs that are the same for an entry of a plan and of a week. */
export function EntryDialogs<Shown extends ShownEntry<WireItem>>({
  about,
  plan,
  shown,
  actions,
  onChosen,
  onClose,
}: EntryDialogsProps<Shown>) {
  switch (about) {
    case "swap":
      return (
        <SwapDialog
          plan={plan}
          shown={shown}
          onSwap={(item) => {
            onChosen(item);
            actions.swap(shown, item._id);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case "servings":
      return (
        <ServingsDialog
          shown={shown}
          onChange={(servings) => actions.setServings(shown, servings)}
          onClose={onClose}
        />
      );
    case "note":
      return (
        <NoteDialog
          title={shown.summary.title}
          note={shown.entry.note}
          maxLength={longestNote}
          onSave={(note) => {
            actions.setNote(shown, note);
            onClose();
          }}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
