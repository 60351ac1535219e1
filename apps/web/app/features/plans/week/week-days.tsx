import type { WireWeek } from "@fernwell/contract/week";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { Plus } from "lucide-react";
import { type TouchEvent, useState } from "react";
import { formatDate, formatLongDay, formatMonth, formatShortWeekday } from "#app/days/format-day.ts";
import { itemKindTable } from "#app/items/item-kind.ts";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { toneFill } from "#app/ui/tone.ts";
import { DayEnergyLine } from "./day-energy.tsx";
import { DayList } from "./day-list.tsx";
import { DayMenu } from "./day-menu.tsx";
import { describeDay } from "./describe-day.ts";
import { listOnDay, type ShownWeekEntry } from "./shown-week.ts";
import type { WeekEditor } from "./use-week-editor.tsx";

interface WeekDaysProps {
  days: readonly string[];
  week: WireWeek;
  today: string;
  editor: WeekEditor;
}

/** How far a finger has to go, in pixels, for a swipe. */
const swipeLength = 60;

/** One day at a time, under a strip of seven. */
export function WeekDays({ days, week, today, editor }: WeekDaysProps) {
  const [chosen, setChosen] = useState(days.includes(today) ? today : (days[0] ?? today));
  const swipe = useSwipe((step) => {
    const next = days[days.indexOf(chosen) + step];
    if (next !== undefined) setChosen(next);
  });
  const shown = listOnDay(editor.shown, chosen);

  return (
    <div className="mt-6">
      <ul aria-label="Days" className="grid grid-cols-7 gap-1">
        {days.map((day) => (
          <li key={day}>
            <DayButton
              day={day}
              isToday={day === today}
              isChosen={day === chosen}
              shown={listOnDay(editor.shown, day)}
              onChoose={() => setChosen(day)}
            />
          </li>
        ))}
      </ul>
      <section aria-labelledby="chosen-day" className="mt-6" {...swipe}>
        <header className="flex items-start gap-2">
          <div className="min-w-0">
            <h2 id="chosen-day" className="text-2xl">
              {formatLongDay(chosen)}
            </h2>
            <p className="text-ink-700">{describeDay(shown)}</p>
            <DayEnergyLine energy={week.energy?.find(({ day }) => day === chosen)} />
          </div>
          <span className="ml-auto">
            <DayMenu day={chosen} isEmpty={shown.length === 0} actions={editor.actions} />
          </span>
        </header>
        <div className="mt-4 empty:hidden">
          {shown.length > 0 && <DayList label={formatLongDay(chosen)} shown={shown} editor={editor} />}
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          {itemKinds.map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              size="small"
              iconBefore={<Plus />}
              aria-haspopup="dialog"
              onClick={() => editor.ask({ about: "add", kind, day: chosen, slot: null })}
            >
              {itemKindTable[kind].heading}
              <span className="sr-only"> on {formatLongDay(chosen)}</span>
            </Button>
          ))}
        </div>
      </section>
    </div>
  );
}

interface DayButtonProps {
  day: string;
  isToday: boolean;
  isChosen: boolean;
  shown: readonly ShownWeekEntry[];
  onChoose: () => void;
}

function DayButton({ day, isToday, isChosen, shown, onChoose }: DayButtonProps) {
  const kinds = itemKinds.filter((kind) => shown.some(({ entry }) => entry.kind === kind));

  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        "flex min-h-18 w-full flex-col items-center gap-0.5 rounded-control border py-2",
        isChosen ? "border-fern-700 bg-fern-700 text-on-accent" : "border-transparent hover:bg-fern-50",
        isToday && !isChosen && "bg-fern-50 text-fern-700",
      )}
    >
      <span className="font-semibold text-sm">{formatShortWeekday(day)}</span>
      <span className="font-display font-semibold text-lg leading-none">
        {formatDate(day)}
        <span className="sr-only">
          {" "}
          {formatMonth(day)}
          {isToday && ", today"}. {describeDay(shown)}
        </span>
      </span>
      <span className="mt-1 flex h-2 gap-1">
        {kinds.map((kind) => (
          <Dot key={kind} kind={kind} isLight={isChosen} />
        ))}
      </span>
    </button>
  );
}

function Dot({ kind, isLight }: { kind: ItemKind; isLight: boolean }) {
  const { tone } = itemKindTable[kind];
  return <span className={cx("size-1.5 rounded-full", isLight ? "bg-on-accent" : toneFill[tone])} />;
}

/** Left is forwards. What is mostly up or down scrolls. */
function useSwipe(onStep: (step: 1 | -1) => void) {
  const [start, setStart] = useState<{ x: number; y: number } | null>(null);

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      setStart(touch ? { x: touch.clientX, y: touch.clientY } : null);
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (start === null || touch === undefined) return;
      const [across, down] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(across) >= swipeLength && Math.abs(across) > 2 * Math.abs(down))
        onStep(across < 0 ? 1 : -1);
    },
  };
}
