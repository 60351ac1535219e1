import { paths } from "@fernwell/contract/paths";
import type { WireWeek } from "@fernwell/contract/week";
import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { findNext } from "@fernwell/domain/planning/week/day-order";
import { CalendarDays, ChevronDown, Plus } from "lucide-react";
import * as Collapsible from "radix-ui/collapsible";
import { formatLongDay } from "#app/days/format-day.ts";
import { useHour, useToday } from "#app/days/use-today.ts";
import { InstallOffer } from "#app/offline/install-offer.tsx";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { UndoMessage } from "#app/page/undo-message.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { SavingNote } from "../groceries/saving-note.tsx";
import { BeforeBed } from "./before-bed.tsx";
import { DayList } from "./day-list.tsx";
import { DayOutline } from "./day-outline.tsx";
import { describeDay } from "./describe-day.ts";
import { Missed } from "./missed.tsx";
import { listOnDay } from "./shown-week.ts";
import { ToBuy } from "./to-buy.tsx";
import { useWeekEditor } from "./use-week-editor.tsx";
import { type DayRange, useWeekQuery } from "./week.api.ts";

/** From then on the page speaks of tomorrow. */
const eveningHour = 20;

export function TodayPage() {
  const today = useToday();
  const range = { from: shiftDay(today, -1), to: shiftDay(today, 6) };
  const { data: week, error, refetch } = useWeekQuery(range);

  return (
    <>
      <h1 className="text-4xl">Today</h1>
      {week === undefined && error && (
        <div className="mt-8">
          <LoadFailure message="We could not load your day." onRetry={() => refetch()} />
        </div>
      )}
      {week === undefined && !error && <DayOutline label="Loading your day…" />}
      {week && <TodayContent key={today} week={week} range={range} today={today} />}
    </>
  );
}

function TodayContent({ week, range, today }: { week: WireWeek; range: DayRange; today: string }) {
  const editor = useWeekEditor(week, range, today);
  const { shown, planned, actions, dialog } = editor;
  const hour = useHour();
  const tomorrow = shiftDay(today, 1);
  const own = listOnDay(shown, today);
  const later = listOnDay(shown, tomorrow);
  const missed = listOnDay(shown, shiftDay(today, -1)).filter(({ entry }) => !entry.isDone);
  const next = findNext(
    own.map(({ entry }) => entry),
    hour,
  );
  const isEvening = hour >= eveningHour;
  const hasPlans = shown.length > 0;

  return (
    <>
      <p className="mt-2 text-ink-700 text-lg">
        {formatLongDay(today)}. {describeDay(own)}
      </p>
      <div className="mt-8 grid gap-8">
        <Missed missed={missed} today={today} actions={actions} />
        {own.length > 0 && (
          <DayList label="Today" shown={own} editor={editor} nextId={next?.id ?? null} level={2} />
        )}
        {!hasPlans && <FirstWeek />}
        {hasPlans && own.length === 0 && (
          <p className="rounded-card border border-line border-dashed p-6 text-center text-ink-700">
            Nothing is planned for today.
          </p>
        )}
        {hasPlans && (
          <div className="flex flex-wrap gap-2.5">
            <Button
              variant="secondary"
              iconBefore={<Plus />}
              aria-haspopup="dialog"
              onClick={() => editor.ask({ about: "add", kind: "meal", day: today, slot: null })}
            >
              Add a meal
            </Button>
            <LinkButton variant="secondary" to={paths.week()} iconBefore={<CalendarDays />}>
              See the week
            </LinkButton>
          </div>
        )}
        {hasPlans && <InstallOffer />}
        <BeforeBed week={week} tomorrow={later} />
        <ToBuy week={week} today={today} />
        {later.length > 0 && (
          <Collapsible.Root key={String(isEvening)} defaultOpen={isEvening}>
            <h2>
              <Collapsible.Trigger className="group flex min-h-11 w-full items-center gap-3 rounded-control text-left font-display font-semibold text-2xl">
                Tomorrow
                <span className="font-normal font-sans text-base text-ink-700">{describeDay(later)}</span>
                <ChevronDown
                  aria-hidden
                  className="ml-auto size-5 shrink-0 text-ink-500 transition-transform duration-200 group-data-[state=open]:rotate-180"
                />
              </Collapsible.Trigger>
            </h2>
            <Collapsible.Content className="pt-4">
              <DayList label="Tomorrow" shown={later} editor={editor} />
            </Collapsible.Content>
          </Collapsible.Root>
        )}
      </div>
      <div className="-mx-5">
        <SavingNote saving={planned.saving} />
      </div>
      <UndoMessage undoable={planned.undoable} onUndo={planned.undo} />
      {dialog}
    </>
  );
}

function FirstWeek() {
  return (
    <EmptyState
      sentence="Nothing is planned yet."
      nextStep="We can make a week of meals, movement and rest from what you told us. You see it before it is saved."
      action={<LinkButton to={paths.planWeek()}>Plan my week</LinkButton>}
    />
  );
}
