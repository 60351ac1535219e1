import { findMonday, listDays } from "@fernwell/domain/planning/days/calendar-days";
import { useState } from "react";
import { formatDayAndMonth, formatWeekday } from "#app/days/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { anySlot, describeSlot, listSlots } from "../entries/entry-place.ts";
import { listOnDay, type ShownWeekEntry } from "./shown-week.ts";

interface MoveDialogProps {
  subject: ShownWeekEntry;
  shown: readonly ShownWeekEntry[];
  today: string;
  onMove: (day: string, slot: string | null) => void;
  onClose: () => void;
}

/** The days of a week with what is there already, or any other date. */
export function MoveDialog({ subject, shown, today, onMove, onClose }: MoveDialogProps) {
  const { entry, summary } = subject;
  const [slot, setSlot] = useState(entry.slot ?? anySlot);
  const [otherDay, setOtherDay] = useState("");
  const monday = findMonday(entry.day);
  const first = monday < today ? today : monday;
  const chosenSlot = slot === anySlot ? null : slot;

  return (
    <Dialog open onOpenChange={onClose} title={`Move ${summary.title}`}>
      <SelectField
        label={entry.kind === "meal" ? "Meal" : "Time of day"}
        choices={[anySlot, ...listSlots(entry.kind, entry.slot)].map((value) => ({
          value,
          label: value === anySlot ? "Any" : describeSlot(value),
        }))}
        value={slot}
        onValueChange={setSlot}
      />
      <ul aria-label="Days" className="mt-4 grid gap-2">
        {listDays(first, 7).map((day) => {
          const there = listOnDay(shown, day)
            .filter((other) => other.entry.kind === entry.kind && other.entry.id !== entry.id)
            .filter((other) => chosenSlot === null || other.entry.slot === chosenSlot)
            .map((other) => other.summary.title);
          return (
            <li key={day}>
              <button
                type="button"
                aria-current={day === entry.day ? "date" : undefined}
                onClick={() => onMove(day, chosenSlot)}
                className="flex min-h-13 w-full items-center gap-4 rounded-control border border-line-strong bg-card px-4 py-2 text-left hover:border-fern-700 hover:bg-fern-50 aria-[current]:border-fern-700"
              >
                <span className="w-28 shrink-0">
                  <span className="block font-semibold">{day === today ? "Today" : formatWeekday(day)}</span>
                  <span className="block text-ink-500 text-sm">{formatDayAndMonth(day)}</span>
                </span>
                <span className="wrap-anywhere line-clamp-2 min-w-0 text-ink-700 text-sm">
                  {day === entry.day && "Here now. "}
                  {there.length > 0 ? there.join(", ") : day === entry.day ? "" : "Free"}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <form
        className="mt-4 flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (otherDay !== "") onMove(otherDay, chosenSlot);
        }}
      >
        <div className="grow">
          <TextField
            label="Another day"
            type="date"
            value={otherDay}
            onChange={({ currentTarget }) => setOtherDay(currentTarget.value)}
          />
        </div>
        <Button type="submit" variant="secondary" aria-disabled={otherDay === ""}>
          Move
        </Button>
      </form>
    </Dialog>
  );
}
