import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { CopyPlus, Ellipsis, Eraser } from "lucide-react";
import { formatWeekday } from "#app/days/format-day.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import type { WeekActions } from "./use-week-actions.ts";

interface DayMenuProps {
  day: string;
  isEmpty: boolean;
  actions: WeekActions;
}

export function DayMenu({ day, isEmpty, actions }: DayMenuProps) {
  const name = formatWeekday(day);
  const label = `More for ${name}`;

  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={Ellipsis} />}
      actions={[
        {
          label: `Copy to ${formatWeekday(shiftDay(day, 1))}`,
          icon: CopyPlus,
          disabled: isEmpty,
          onSelect: () => actions.copyDays([day], 1, `${name} was`),
        },
        {
          label: `Copy to next ${name}`,
          icon: CopyPlus,
          disabled: isEmpty,
          onSelect: () => actions.copyDays([day], 7, `${name} was`),
        },
        {
          label: `Clear ${name}`,
          icon: Eraser,
          disabled: isEmpty,
          onSelect: () => actions.clearDays([day], `${name} was`),
        },
      ]}
    />
  );
}
