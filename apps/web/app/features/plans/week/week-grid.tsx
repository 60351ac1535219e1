import type { WireWeek } from "@fernwell/contract/week";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { Plus } from "lucide-react";
import { formatDate, formatLongDay, formatShortWeekday, formatWeekday } from "#app/days/format-day.ts";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { toneText } from "#app/ui/tone.ts";
import { DayEnergyLine } from "./day-energy.tsx";
import { DayMenu } from "./day-menu.tsx";
import { listOnDay, type ShownWeekEntry } from "./shown-week.ts";
import { useDropTarget } from "./use-dragging.ts";
import type { WeekEditor } from "./use-week-editor.tsx";
import { WeekCard } from "./week-card.tsx";

interface WeekGridProps {
  days: readonly string[];
  week: WireWeek;
  today: string;
  editor: WeekEditor;
}

/** Seven columns; each kind begins on the same line in all of them. */
export function WeekGrid({ days, week, today, editor }: WeekGridProps) {
  return (
    <div className="mt-8 grid grid-cols-7 grid-rows-[auto_auto_auto_auto] gap-x-2">
      {days.map((day) => (
        <DayColumn
          key={day}
          day={day}
          isToday={day === today}
          shown={listOnDay(editor.shown, day)}
          energy={week.energy?.find((each) => each.day === day)}
          editor={editor}
        />
      ))}
    </div>
  );
}

interface DayColumnProps {
  day: string;
  isToday: boolean;
  shown: readonly ShownWeekEntry[];
  energy: NonNullable<WireWeek["energy"]>[number] | undefined;
  editor: WeekEditor;
}

function DayColumn({ day, isToday, shown, energy, editor }: DayColumnProps) {
  return (
    <section
      aria-label={isToday ? `${formatLongDay(day)}, today` : formatLongDay(day)}
      className={cx(
        "row-span-4 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-3 rounded-card p-1.5",
        isToday ? "bg-fern-50" : "",
      )}
    >
      <header className="px-1 pt-1">
        <div className="flex items-center">
          <h2 className={cx("font-display font-semibold text-lg", isToday && "text-fern-700")}>
            <span aria-hidden>{formatShortWeekday(day)}</span> <span aria-hidden>{formatDate(day)}</span>
            <span className="sr-only">{formatLongDay(day)}</span>
          </h2>
          <span className="-mr-2 ml-auto">
            <DayMenu day={day} isEmpty={shown.length === 0} actions={editor.actions} />
          </span>
        </div>
        <DayMinutes shown={shown} />
        <DayEnergyLine energy={energy} />
      </header>
      {itemKinds.map((kind) => (
        <KindCell
          key={kind}
          kind={kind}
          day={day}
          shown={shown.filter(({ entry }) => entry.kind === kind)}
          editor={editor}
        />
      ))}
    </section>
  );
}

function DayMinutes({ shown }: { shown: readonly ShownWeekEntry[] }) {
  const minutes = shown.reduce((sum, { minutes: own }) => sum + own, 0);
  return <p className="text-ink-500 text-sm tabular-nums">{minutes === 0 ? "Free" : `${minutes} min`}</p>;
}

interface KindCellProps {
  kind: ItemKind;
  day: string;
  shown: readonly ShownWeekEntry[];
  editor: WeekEditor;
}

function KindCell({ kind, day, shown, editor }: KindCellProps) {
  const { singular, plural, tone, icon: KindIcon } = itemKindTable[kind];
  const name = `Add ${kind === "exercise" ? "an" : "a"} ${singular} on ${formatWeekday(day)}`;
  const { isOver, dropHandlers } = useDropTarget(kind, day, editor);

  return (
    <div
      {...dropHandlers}
      className={cx("rounded-control border border-transparent", isOver && "border-fern-700 border-dashed")}
    >
      <ul
        aria-label={`${formatWeekday(day)}: ${plural}`}
        className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden"
      >
        {shown.map((each) => (
          <li key={each.entry.id}>
            <WeekCard shown={each} editor={editor} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => editor.ask({ about: "add", kind, day, slot: null })}
        className={cx(
          "mt-2 flex min-h-11 w-full items-center justify-center gap-1.5 rounded-control border border-line-strong border-dashed hover:border-fern-700 hover:bg-fern-50",
          toneText[tone],
        )}
      >
        <Plus aria-hidden className="size-4.5" />
        <KindIcon aria-hidden className="size-4.5" />
      </button>
    </div>
  );
}
