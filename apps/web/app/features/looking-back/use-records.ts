import { useState } from "react";
import { formatDayAndMonth } from "#app/days/format-day.ts";
import { newId } from "#app/lib/new-id.ts";
import { useRemoveRecord, useSaveRecord } from "./looking-back.api.ts";
import type { PastRecord } from "./past.ts";

export interface RecordActions {
  readonly changeNote: (record: PastRecord) => void;
  readonly remove: (record: PastRecord) => void;
}

/** Changes to the person's records, and the last removal, which can be undone. */
export function useRecords({ onRemoved }: { onRemoved: () => void }) {
  const saving = useSaveRecord();
  const removing = useRemoveRecord();
  const [noted, setNoted] = useState<PastRecord | null>(null);
  const [removed, setRemoved] = useState<{ id: string; record: PastRecord } | null>(null);

  function saveNote(note: string | null) {
    if (noted) saving.mutate({ ...noted, note }, { onSuccess: () => setNoted(null) });
  }

  function remove(record: PastRecord) {
    removing.mutate(record, {
      onSuccess: () => {
        setRemoved({ id: newId(), record });
        onRemoved();
      },
    });
  }

  function undo() {
    if (removed) saving.mutate(removed.record, { onSuccess: () => setRemoved(null) });
  }

  return {
    actions: { changeNote: setNoted, remove } satisfies RecordActions,
    note: { record: noted, isSaving: saving.isPending, save: saveNote, close: () => setNoted(null) },
    undoable: removed && {
      id: removed.id,
      what: `${removed.record.title} of ${formatDayAndMonth(removed.record.day)} removed`,
    },
    undo,
  };
}
