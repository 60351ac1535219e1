import { formatLongDay } from "#app/days/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { NoteText } from "./note-text.tsx";
import { isRecord, type Past } from "./past.ts";
import { PastTitle } from "./past-title.tsx";
import type { RecordActions } from "./use-records.ts";

interface NotesProps {
  done: readonly Past[];
  actions: RecordActions;
}

/** The person's notes, the newest first. */
export function Notes({ done, actions }: NotesProps) {
  const records = done.filter(isRecord);
  if (records.length === 0) return null;

  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="text-2xl">
        Notes
      </h2>
      {records.every(({ note }) => note === null) && (
        <p className="mt-2 text-ink-700">No notes yet. Add one from the menu beside anything you did.</p>
      )}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {records.map((record) =>
          record.note === null ? null : (
            <li key={record.activityId} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 grow basis-72">
                <p className="wrap-anywhere font-semibold">
                  <PastTitle past={record} />
                </p>
                <p className="text-ink-500 text-sm">{formatLongDay(record.day)}</p>
                <NoteText note={record.note} />
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-haspopup="dialog"
                onClick={() => actions.changeNote(record)}
              >
                Change
                <span className="sr-only">
                  {" "}
                  the note on {record.title}, {formatLongDay(record.day)}
                </span>
              </Button>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
