import { longestActivityNote } from "@fernwell/contract/activities";
import { type FormEvent, useId, useState } from "react";
import { formatLongDay } from "#app/days/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { PastRecord } from "./past.ts";

interface NoteDialogProps {
  record: PastRecord;
  isSaving: boolean;
  onSave: (note: string | null) => void;
  onClose: () => void;
}

/** An empty note is none. What was typed stays when it could not be saved. */
export function NoteDialog({ record, isSaving, onSave, onClose }: NoteDialogProps) {
  const [note, setNote] = useState(record.note ?? "");
  const id = useId();

  function save(event: FormEvent) {
    event.preventDefault();
    onSave(note.trim() === "" ? null : note.trim());
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Note on ${record.title}`}
      description={formatLongDay(record.day)}
      size="sm"
      footer={
        <Button type="submit" form={id} pending={isSaving} pendingLabel="Saving…">
          Save
        </Button>
      }
    >
      <form id={id} onSubmit={save}>
        <TextArea
          label="Your note"
          hint="Only you see it."
          size="short"
          maxLength={longestActivityNote}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
