import { formatWeekday } from "#app/days/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import type { ShownWeekEntry } from "./shown-week.ts";
import type { WeekActions } from "./use-week-actions.ts";

interface MissedProps {
  missed: readonly ShownWeekEntry[];
  today: string;
  actions: WeekActions;
}

/** What was planned for yesterday and not marked. It can move on or be skipped, and nothing is counted. */
export function Missed({ missed, today, actions }: MissedProps) {
  const [first] = missed;
  if (first === undefined) return null;
  const titles = new Intl.ListFormat("en-GB").format(missed.map(({ summary }) => summary.title));

  return (
    <section aria-label="From yesterday" className="rounded-card bg-fern-50 p-4 sm:p-5">
      <p className="wrap-anywhere text-ink-900">
        <span className="font-semibold">Still open from {formatWeekday(first.entry.day)}:</span> {titles}.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => actions.moveAll(missed, today)}>
          Move to today
        </Button>
        <Button variant="quiet" size="small" onClick={() => actions.skip(missed)}>
          {missed.length === 1 ? "Skip it" : "Skip them"}
        </Button>
      </div>
    </section>
  );
}
