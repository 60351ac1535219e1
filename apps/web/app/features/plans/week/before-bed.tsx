import type { WireWeek } from "@fernwell/contract/week";
import { Moon } from "lucide-react";
import type { ShownWeekEntry } from "./shown-week.ts";

/** What tomorrow's meals ask for tonight, such as beans to soak. */
export function BeforeBed({ week, tomorrow }: { week: WireWeek; tomorrow: readonly ShownWeekEntry[] }) {
  const tasks = tomorrow.flatMap(({ entry, summary, isLeftover, conflicts }) => {
    const ahead = week.ahead.find(({ meal_id }) => entry.kind === "meal" && meal_id === entry.itemId);
    const isDue = !isLeftover && !entry.isDone && conflicts.length === 0;
    return ahead && isDue ? [{ id: entry.id, title: summary.title, text: ahead.text }] : [];
  });
  if (tasks.length === 0) return null;

  return (
    <section aria-labelledby="before-bed" className="rounded-card bg-sun-50 p-5">
      <h2 id="before-bed" className="flex items-center gap-2.5 font-display font-semibold text-xl">
        <Moon aria-hidden className="size-5 shrink-0 text-sun-700" />
        Before you go to bed
      </h2>
      <ul className="mt-3 grid gap-3">
        {tasks.map(({ id, title, text }) => (
          <li key={id}>
            <p className="font-semibold">For {title}</p>
            <p className="mt-0.5 max-w-measure text-ink-700">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
