import { paths } from "@fernwell/contract/paths";
import type { WireWeek } from "@fernwell/contract/week";
import { findMonday, listDays, shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { useSearchParams } from "react-router";
import { useToday } from "#app/days/use-today.ts";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { UndoMessage } from "#app/page/undo-message.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { useMediaQuery } from "#app/ui/use-media-query.ts";
import { SavingNote } from "../groceries/saving-note.tsx";
import { readDay } from "./read-day.ts";
import { useWeekEditor } from "./use-week-editor.tsx";
import { type DayRange, useWeekQuery } from "./week.api.ts";
import { WeekDays } from "./week-days.tsx";
import { WeekGrid } from "./week-grid.tsx";
import { WeekHeader } from "./week-header.tsx";
import { WeekOutline } from "./week-outline.tsx";

export function WeekPage() {
  const today = useToday();
  const [search] = useSearchParams();
  const monday = findMonday(readDay(search.get("from")) ?? today);
  const range = { from: monday, to: shiftDay(monday, 6) };
  const { data: week, error, refetch } = useWeekQuery(range);

  return (
    <>
      {week === undefined && <WeekHeader monday={monday} today={today} loaded={null} />}
      {week === undefined && error && (
        <div className="mt-8">
          <LoadFailure message="We could not load your week." onRetry={() => refetch()} />
        </div>
      )}
      {week === undefined && !error && <WeekOutline />}
      {week && <WeekContent key={monday} week={week} range={range} today={today} />}
    </>
  );
}

function WeekContent({ week, range, today }: { week: WireWeek; range: DayRange; today: string }) {
  const editor = useWeekEditor(week, range, today);
  const isWide = useMediaQuery("(width >= 64rem)");
  const days = listDays(range.from, 7);
  const isEmpty = editor.shown.every(({ entry }) => !days.includes(entry.day));
  const View = isWide ? WeekGrid : WeekDays;

  return (
    <>
      <WeekHeader monday={range.from} today={today} loaded={{ week, editor }} isEmpty={isEmpty} />
      {isEmpty && (
        <EmptyState
          sentence="Nothing is planned for this week."
          nextStep="Let us plan it from what you told us, or add something to a day."
          action={<LinkButton to={paths.planWeek(range.from)}>Plan my week</LinkButton>}
        />
      )}
      <View days={days} week={week} today={today} editor={editor} />
      <div className="-mx-5">
        <SavingNote saving={editor.planned.saving} />
      </div>
      <UndoMessage undoable={editor.planned.undoable} onUndo={editor.planned.undo} />
      {editor.dialog}
    </>
  );
}
