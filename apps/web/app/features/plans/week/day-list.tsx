import type { ShownWeekEntry } from "./shown-week.ts";
import { TodayCard } from "./today-card.tsx";
import type { WeekEditor } from "./use-week-editor.tsx";

interface DayListProps {
  label: string;
  shown: readonly ShownWeekEntry[];
  editor: WeekEditor;
  nextId?: string | null;
  level?: 2 | 3;
}

/** A day in its order. */
export function DayList({ label, shown, editor, nextId = null, level = 3 }: DayListProps) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {shown.map((each) => (
        <li key={each.entry.id}>
          <TodayCard shown={each} editor={editor} isNext={each.entry.id === nextId} level={level} />
        </li>
      ))}
    </ul>
  );
}
