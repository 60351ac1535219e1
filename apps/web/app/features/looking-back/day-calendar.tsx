import { listMonths, type Span } from "@fernwell/domain/doing/looking-back";
import { itemKinds } from "@fernwell/domain/item-kind";
import { useState } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { toneFill } from "#app/ui/tone.ts";
import { kindWords } from "./kind-words.ts";
import { MonthCard } from "./month-card.tsx";
import type { Past } from "./past.ts";
import type { RecordActions } from "./use-records.ts";

interface DayCalendarProps {
  span: Span;
  today: string;
  /** The newest first. */
  done: readonly Past[];
  actions: RecordActions;
}

/** A dot for each kind on each day. Choosing a day shows what was done, under its month. */
export function DayCalendar({ span, today, done, actions }: DayCalendarProps) {
  const byDay = Map.groupBy(done, ({ day }) => day);
  const [asked, setAsked] = useState<string | null>(null);
  const chosen = asked !== null && byDay.has(asked) ? asked : (done[0]?.day ?? null);

  return (
    <section aria-labelledby="your-days">
      <h2 id="your-days" className="text-2xl">
        Your days
      </h2>
      <ul aria-label="Colours" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-700">
        {itemKinds.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span aria-hidden className={`size-2.5 rounded-full ${toneFill[itemKindTable[kind].tone]}`} />
            {kindWords[kind]}
          </li>
        ))}
      </ul>
      <div className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-4">
        {listMonths(span)
          .toReversed()
          .map((days) => (
            <MonthCard
              key={days[0]}
              days={days}
              today={today}
              byDay={byDay}
              chosen={chosen}
              onChoose={setAsked}
              actions={actions}
            />
          ))}
      </div>
    </section>
  );
}
