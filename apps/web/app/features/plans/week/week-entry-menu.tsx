import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import {
  ArrowLeftRight,
  CalendarDays,
  Ellipsis,
  Repeat2,
  Soup,
  StickyNote,
  Sunrise,
  Trash2,
  Users,
} from "lucide-react";
import { useNavigate } from "react-router";
import { beginActions } from "#app/items/begin-actions.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { pathToBegin } from "./path-to-entry.ts";
import type { ShownWeekEntry } from "./shown-week.ts";
import type { WeekEditor } from "./use-week-editor.tsx";

interface WeekEntryMenuProps {
  shown: ShownWeekEntry;
  editor: WeekEditor;
}

export function WeekEntryMenu({ shown, editor: { actions, ask } }: WeekEntryMenuProps) {
  const { entry, summary, servings, isLeftover } = shown;
  const label = `More for ${summary.title}`;
  const tomorrow = shiftDay(entry.day, 1);
  // One that has just been added has no plan yet in which it could be swapped.
  const isSaved = entry.planId !== null;
  const navigate = useNavigate();
  const beginPath = pathToBegin(shown);
  const isDinner = entry.kind === "meal" && entry.slot === "dinner" && !isLeftover;

  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={Ellipsis} />}
      actions={[
        ...(beginPath === null
          ? []
          : [{ ...beginActions[entry.kind], onSelect: () => void navigate(beginPath) }]),
        {
          label: "Swap",
          icon: ArrowLeftRight,
          disabled: !isSaved,
          onSelect: () => ask({ about: "swap", entryId: entry.id }),
        },
        { label: "Move to…", icon: CalendarDays, onSelect: () => ask({ about: "move", entryId: entry.id }) },
        {
          label: "Move to the next day",
          icon: Sunrise,
          onSelect: () => actions.move(shown, tomorrow, entry.slot),
        },
        { label: "Repeat on the next day", icon: Repeat2, onSelect: () => actions.repeat(shown, tomorrow) },
        ...(isDinner
          ? [{ label: "Leftovers for lunch", icon: Soup, onSelect: () => actions.keepLeftovers(shown) }]
          : []),
        ...(servings === null
          ? []
          : [
              {
                label: "Servings",
                icon: Users,
                onSelect: () => ask({ about: "servings", entryId: entry.id }),
              },
            ]),
        {
          label: entry.note === null ? "Add a note" : "Change the note",
          icon: StickyNote,
          onSelect: () => ask({ about: "note", entryId: entry.id }),
        },
        { label: "Remove", icon: Trash2, onSelect: () => actions.remove(shown) },
      ]}
    />
  );
}
