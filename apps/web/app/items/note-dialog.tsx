import { type FormEvent, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextArea } from "#app/ui/text-area.tsx";

interface NoteDialogProps {
  /** What the note is on. */
  title: string;
  description?: string;
  note: string | null;
  maxLength: number;
  isSaving?: boolean;
  onSave: (note: string | null) => void;
  onClose: () => void;
}

/** An empty note is none. What was typed stays when it could not be saved. */
export function NoteDialog({
  title,
  description,
  note: saved,
  maxLength,
  isSaving = false,
  onSave,
  onClose,
}: NoteDialogProps) {
  const [note, setNote] = useState(saved ?? "");
  const id = useId();

  function save(event: FormEvent) {
    event.preventDefault();
    onSave(note.trim() === "" ? null : note.trim());
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Note on ${title}`}
      {...(description !== undefined && { description })}
      size="sm"
      footer={
        <Button type="submit" form={id} pending={isSaving} pendingLabel="Saving...">
          Save
        </Button>
      }
    >
      <form id={id} onSubmit={save}>
        <TextArea
          label="Your note"
          hint="Only you see it."
          size="short"
          maxLength={maxLength}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
