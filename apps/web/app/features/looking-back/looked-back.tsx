import { longestActivityNote } from "@fernwell/contract/activities";
import { paths } from "@fernwell/contract/paths";
import { describeTotals, type Span, sumByKind } from "@fernwell/domain/doing/looking-back";
import { formatLongDay } from "#app/days/format-day.ts";
import { NoteDialog } from "#app/items/note-dialog.tsx";
import { UndoMessage } from "#app/page/undo-message.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { DayCalendar } from "./day-calendar.tsx";
import { MostOften } from "./most-often.tsx";
import { Notes } from "./notes.tsx";
import type { Past } from "./past.ts";
import { useRecords } from "./use-records.ts";
import { WeekByWeek } from "./week-by-week.tsx";

interface LookedBackProps {
  span: Span;
  today: string;
  /** The newest first. */
  done: readonly Past[];
  /** Its button is gone, and with it the focus. */
  onRemoved: () => void;
}

export function LookedBack({ span, today, done, onRemoved }: LookedBackProps) {
  const { actions, note, undoable, undo } = useRecords({ onRemoved });
  const isLatest = span.to === today;

  return (
    <>
      {done.length === 0 ? (
        <Nothing isLatest={isLatest} />
      ) : (
        <div className="mt-8 grid gap-12">
          <p className="max-w-measure text-lg">{describeTotals(sumByKind(done))}.</p>
          <DayCalendar span={span} today={today} done={done} actions={actions} />
          {hasOneDay(done) ? (
            <p className="rounded-card bg-fern-50 p-5">
              {isLatest
                ? "One day so far. As more come, your weeks take shape here."
                : "One day is kept from these weeks."}
            </p>
          ) : (
            <WeekByWeek span={span} today={today} done={done} />
          )}
          <MostOften done={done} />
          <Notes done={done} actions={actions} />
        </div>
      )}
      {note.record && (
        <NoteDialog
          title={note.record.title}
          description={formatLongDay(note.record.day)}
          note={note.record.note}
          maxLength={longestActivityNote}
          isSaving={note.isSaving}
          onSave={note.save}
          onClose={note.close}
        />
      )}
      <UndoMessage undoable={undoable} onUndo={undo} />
    </>
  );
}

function hasOneDay(done: readonly Past[]): boolean {
  return done.every(({ day }) => day === done[0]?.day);
}

function Nothing({ isLatest }: { isLatest: boolean }) {
  if (!isLatest) return <EmptyState sentence="Nothing is kept from these weeks." />;
  return (
    <EmptyState
      sentence="Nothing here yet."
      nextStep="Cook, train, rest or tick something on Today, and it shows up here."
      action={<LinkButton to={paths.today}>Go to Today</LinkButton>}
    />
  );
}
