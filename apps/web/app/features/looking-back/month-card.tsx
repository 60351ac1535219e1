import { describeTotals, sumByKind } from "@fernwell/domain/doing/looking-back";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { findMonday, listDays } from "@fernwell/domain/planning/days/calendar-days";
import { formatDate, formatLongDay, formatMonth, formatShortWeekday } from "#app/days/format-day.ts";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { toneFill } from "#app/ui/tone.ts";
import type { Past } from "./past.ts";
import { RecordRow } from "./record-row.tsx";
import type { RecordActions } from "./use-records.ts";

interface MonthCardProps {
  /** Those of the month that are looked back on. */
  days: readonly string[];
  today: string;
  byDay: ReadonlyMap<string, readonly Past[]>;
  /** The day of any month that is open. */
  chosen: string | null;
  onChoose: (day: string) => void;
  actions: RecordActions;
}

/** By the day of the week, from Monday. */
const columns = [
  "col-start-1",
  "col-start-2",
  "col-start-3",
  "col-start-4",
  "col-start-5",
  "col-start-6",
  "col-start-7",
];

export function MonthCard({ days, today, byDay, chosen, onChoose, actions }: MonthCardProps) {
  const [first] = days;
  if (first === undefined) return null;
  const week = listDays(findMonday(first), 7);
  const name = `${formatMonth(first)} ${first.slice(0, 4)}`;
  const id = `month-${first}`;
  const own = chosen !== null && days.includes(chosen) ? (byDay.get(chosen) ?? []) : [];

  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-4">
      <h3 id={id} className="font-display font-semibold text-lg">
        {name}
      </h3>
      <div aria-hidden className="mt-2 grid grid-cols-7 text-center text-ink-500 text-sm">
        {week.map((day) => (
          <span key={day}>{formatShortWeekday(day).charAt(0)}</span>
        ))}
      </div>
      <ol aria-label={`Days of ${name}`} className="grid grid-cols-7">
        {days.map((day) => {
          const done = byDay.get(day);
          return (
            <li key={day} className={cx(day === first && columns[week.indexOf(first)])} aria-hidden={!done}>
              {done ? (
                <DayButton
                  day={day}
                  done={done}
                  isToday={day === today}
                  isChosen={day === chosen}
                  onChoose={() => onChoose(day)}
                />
              ) : (
                <span className={cx(cellStyle, "text-ink-500")}>{formatDate(day)}</span>
              )}
            </li>
          );
        })}
      </ol>
      {chosen !== null && own.length > 0 && (
        <div className="mt-3 border-line border-t pt-3">
          <p className="font-semibold">{formatLongDay(chosen)}</p>
          <ul aria-label={formatLongDay(chosen)} className="divide-y divide-line">
            {own.map((past, at) => (
              <RecordRow key={past.activityId ?? `${past.itemId} ${at}`} past={past} actions={actions} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const cellStyle = "flex h-12 w-full flex-col items-center justify-center gap-1 rounded-control tabular-nums";

interface DayButtonProps {
  day: string;
  done: readonly Past[];
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function DayButton({ day, done, isToday, isChosen, onChoose }: DayButtonProps) {
  const kinds = itemKinds.filter((kind) => done.some((past) => past.kind === kind));

  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        cellStyle,
        "font-semibold",
        isChosen ? "bg-fern-700 text-on-accent" : "hover:bg-fern-50 hover:text-fern-700",
      )}
    >
      <span aria-hidden className="leading-none">
        {formatDate(day)}
      </span>
      <span className="sr-only">
        {formatLongDay(day)}
        {isToday && ", today"}. {describeTotals(sumByKind(done))}
      </span>
      <span className="flex h-2 gap-1">
        {kinds.map((kind) => (
          <Dot key={kind} kind={kind} isLight={isChosen} />
        ))}
      </span>
    </button>
  );
}

function Dot({ kind, isLight }: { kind: ItemKind; isLight: boolean }) {
  const { tone } = itemKindTable[kind];
  return <span className={cx("size-2 rounded-full", isLight ? "bg-on-accent" : toneFill[tone])} />;
}
