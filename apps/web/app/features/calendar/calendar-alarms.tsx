import { useId } from "react";
import { SaveState } from "#app/page/save-state.tsx";
import { SwitchField } from "#app/ui/switch-field.tsx";
import { useSetCalendarAlarms } from "./calendar.api.ts";

/** Shown once there is an address: only the calendar program can remind. */
export function CalendarAlarms({ hasAlarms }: { hasAlarms: boolean }) {
  const set = useSetCalendarAlarms();
  const id = useId();

  return (
    <section aria-labelledby={id} className="mt-6 border-line border-t pt-5">
      <h3 id={id} className="text-lg">
        Reminders
      </h3>
      <p className="mt-1 text-ink-700">
        Breakfast at 7:00, lunch at 11:30, dinner at 17:00, and everything else at its time of day. Your
        calendar app may take a few hours to notice, and some apps leave out reminders like these.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        <SwitchField
          label="Remind me of what I planned"
          isOn={set.isPending ? set.variables : hasAlarms}
          onChange={(isOn) => set.mutate(isOn)}
          tone="fern"
        />
        <SaveState save={set} />
      </div>
    </section>
  );
}
