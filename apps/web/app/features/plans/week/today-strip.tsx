import { paths } from "@fernwell/contract/paths";
import type { WireWeek } from "@fernwell/contract/week";
import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { ArrowRight, CalendarDays } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { formatLongDay } from "#app/days/format-day.ts";
import { useToday } from "#app/days/use-today.ts";
import { CardPicture } from "#app/items/card-picture.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { toneText, toneTint } from "#app/ui/tone.ts";
import { describeSlot } from "../entries/entry-place.ts";
import { describeDay } from "./describe-day.ts";
import { pathToEntry } from "./path-to-entry.ts";
import { listOnDay, listShownWeek, type ShownWeekEntry } from "./shown-week.ts";
import { stripHeight, TodayStripOutline } from "./today-strip-outline.tsx";
import { readWeekEntries, useWeekQuery } from "./week.api.ts";

/** What is planned for today, on the home page. Nothing if it cannot be loaded: the page has more to show. */
export function TodayStrip() {
  const today = useToday();
  const { data: week, isError } = useWeekQuery({ from: shiftDay(today, -1), to: shiftDay(today, 6) });
  if (week !== undefined) return <Strip week={week} today={today} />;
  return isError ? null : <TodayStripOutline />;
}

function Strip({ week, today }: { week: WireWeek; today: string }) {
  const titleId = useId();
  const shown = listShownWeek(week, readWeekEntries(week).entries, new Map());
  const own = listOnDay(shown, today);

  return (
    <section
      aria-labelledby={titleId}
      className={cx("rounded-card border border-line bg-card p-5 sm:p-6", stripHeight)}
    >
      <header className="flex items-start gap-x-4">
        <h2 id={titleId} className="min-w-0 text-2xl">
          {shown.length === 0 ? "Your week" : "Today"}
        </h2>
        {shown.length > 0 && (
          <Link
            to={paths.today}
            className="ml-auto inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control font-semibold text-fern-700 underline-offset-4 hover:underline"
          >
            Open<span className="sr-only"> today</span>
            <ArrowRight aria-hidden className="size-4.5" />
          </Link>
        )}
      </header>
      <p className="text-ink-700">
        {shown.length === 0
          ? "A week of meals, movement and rest, made from what you told us. You see it before it is saved."
          : `${formatLongDay(today)}. ${describeDay(own)}`}
      </p>
      {shown.length === 0 && (
        <div className="mt-4">
          <LinkButton to={paths.planWeek()} iconBefore={<CalendarDays />}>
            Plan my week
          </LinkButton>
        </div>
      )}
      {/* One row, whatever is planned, so that nothing below it moves when it appears. */}
      <ul
        aria-label="Planned for today"
        className="-mx-5 mt-3 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 py-1 empty:hidden sm:-mx-6 sm:scroll-px-6 sm:px-6"
      >
        {own.map((each) => (
          <StripEntry key={each.entry.id} shown={each} />
        ))}
      </ul>
    </section>
  );
}

function StripEntry({ shown }: { shown: ShownWeekEntry }) {
  const { entry, summary, conflicts } = shown;
  const { tone, heading } = itemKindTable[entry.kind];
  const place = entry.slot === null ? heading : describeSlot(entry.slot);

  return (
    <li className="relative flex w-68 shrink-0 snap-start items-center gap-3 rounded-control border border-line p-2 hover:bg-fern-50">
      <div
        className={cx(
          "size-14 shrink-0 overflow-hidden rounded-control",
          toneTint[tone],
          entry.isDone && "opacity-60",
        )}
      >
        <CardPicture {...summary.picture} alt="" />
      </div>
      <div className="min-w-0">
        <p className={cx("font-semibold text-sm", toneText[tone])}>
          {place}
          {entry.isDone && <span className="font-normal text-ink-700"> · done</span>}
        </p>
        <h3 className="wrap-anywhere line-clamp-2 font-semibold leading-snug">
          <Link to={pathToEntry(shown)} className="after:absolute after:inset-0 after:rounded-control">
            {summary.title}
          </Link>
        </h3>
        {conflicts.length > 0 && <p className="font-semibold text-berry-700 text-sm">No longer suits you</p>}
      </div>
    </li>
  );
}
