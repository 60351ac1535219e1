import { paths } from "@fernwell/contract/paths";
import type { WireWeek } from "@fernwell/contract/week";
import { findMonday, listDays, shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { ChevronLeft, ChevronRight, CopyPlus, Ellipsis, Eraser, ShoppingBasket, Undo2 } from "lucide-react";
import { Link } from "react-router";
import { formatDayAndMonth } from "#app/days/format-day.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { WeekEditor } from "./use-week-editor.tsx";
import { useWeekList } from "./use-week-list.ts";

interface WeekHeaderProps {
  monday: string;
  today: string;
  /** Null until they are loaded. */
  loaded: { readonly week: WireWeek; readonly editor: WeekEditor } | null;
  /** The page itself then offers to plan the week. */
  isEmpty?: boolean;
}

const stepStyle =
  "grid size-11 shrink-0 place-items-center rounded-full border border-line-strong bg-card text-ink-900 hover:border-fern-700 hover:bg-fern-50 hover:text-fern-700";

export function WeekHeader({ monday, today, loaded, isEmpty = false }: WeekHeaderProps) {
  const isThisWeek = findMonday(today) === monday;

  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-4xl">{isThisWeek ? "This week" : "Week"}</h1>
        <p className="mt-1 text-ink-700 text-lg">
          {formatDayAndMonth(monday)} to {formatDayAndMonth(shiftDay(monday, 6))}
          {!isThisWeek && (
            <>
              {" · "}
              <TextLink to={paths.week()}>This week</TextLink>
            </>
          )}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <nav aria-label="Weeks" className="flex gap-2">
          <Link to={paths.week(shiftDay(monday, -7))} aria-label="Previous week" className={stepStyle}>
            <ChevronLeft aria-hidden className="size-5" />
          </Link>
          <Link to={paths.week(shiftDay(monday, 7))} aria-label="Next week" className={stepStyle}>
            <ChevronRight aria-hidden className="size-5" />
          </Link>
        </nav>
        {loaded && !isEmpty && (
          <LinkButton to={paths.planWeek(monday)} variant="secondary" size="small">
            Plan my week
          </LinkButton>
        )}
        {loaded && <WeekMenu monday={monday} {...loaded} />}
      </div>
    </header>
  );
}

interface WeekMenuProps {
  monday: string;
  week: WireWeek;
  editor: WeekEditor;
}

function WeekMenu({ monday, week, editor: { actions, planned } }: WeekMenuProps) {
  const shopping = useWeekList(week, monday);
  const days = listDays(monday, 7);
  const isEmpty = planned.entries.length === 0;

  return (
    <Menu
      label="More for this week"
      trigger={<IconButton variant="outlined" label="More for this week" icon={Ellipsis} />}
      actions={[
        {
          label: planned.undoable === null ? "Undo" : `Undo: ${planned.undoable.what}`,
          icon: Undo2,
          disabled: planned.undoable === null,
          onSelect: planned.undo,
        },
        {
          label: "Copy to next week",
          icon: CopyPlus,
          disabled: isEmpty,
          onSelect: () => actions.copyDays(days, 7, "The week was"),
        },
        {
          label: "Shopping list",
          icon: ShoppingBasket,
          disabled: shopping.list === undefined || (shopping.list === null && !shopping.hasMeals),
          onSelect: shopping.open,
        },
        {
          label: "Clear this week",
          icon: Eraser,
          disabled: isEmpty,
          onSelect: () => actions.clearDays(days, "The week was"),
        },
      ]}
    />
  );
}
