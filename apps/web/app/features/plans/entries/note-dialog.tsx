import { longestNote } from "@fernwell/contract/plan-entry";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { ShownEntry } from "./shown-entry.ts";

interface NoteDialogProps {
  shown: ShownEntry<unknown>;
  onSave: (note: string | null) => void;
  onClose: () => void;
}

/** An empty note is none. */
export function NoteDialog({ shown: { entry, summary }, onSave, onClose }: NoteDialogProps) {
  const [note, setNote] = useState(entry.note ?? "");
  const id = useId();

  function save(event: FormEvent) {
    event.preventDefault();
    onSave(note.trim() === "" ? null : note.trim());
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Note on ${summary.title}`}
      size="sm"
      footer={
        <Button type="submit" form={id}>
          Save
        </Button>
      }
    >
      <form id={id} onSubmit={save}>
        <TextArea
          label="Your note"
          hint="Only you see it."
          size="short"
          maxLength={longestNote}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
