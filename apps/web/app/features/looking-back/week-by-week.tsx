import { describeTotals, type Span, sumByWeek } from "@fernwell/domain/doing/looking-back";
import { itemKinds } from "@fernwell/domain/item-kind";
import { findMonday } from "@fernwell/domain/planning/days/calendar-days";
import { formatWeek } from "./format-week.ts";
import { KindChart } from "./kind-chart.tsx";
import { useChartCode } from "./lazy-week-chart.ts";
import type { Past } from "./past.ts";

interface WeekByWeekProps {
  span: Span;
  today: string;
  done: readonly Past[];
}

/** Minutes by kind and week, as bars and in words. Without the code for the bars the words say it all. */
export function WeekByWeek({ span, today, done }: WeekByWeekProps) {
  const code = useChartCode();
  const weeks = sumByWeek(done, span);
  const thisWeek = findMonday(today);

  return (
    <section aria-labelledby="week-by-week">
      <h2 id="week-by-week" className="text-2xl">
        Week by week
      </h2>
      {code !== "missing" && (
        <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-4">
          {itemKinds
            .map((kind) => ({ kind, own: done.filter((past) => past.kind === kind) }))
            .filter(({ own }) => own.length > 0)
            .map(({ kind, own }) => (
              <KindChart key={kind} kind={kind} done={own} weeks={weeks} isLoading={code === "loading"} />
            ))}
        </div>
      )}
      <h3 className="mt-6 font-display font-semibold text-lg">In words</h3>
      <dl className="mt-2 divide-y divide-line">
        {weeks
          .map(({ monday, totals }) => ({ monday, words: describeTotals(totals) }))
          .filter(({ words }) => words !== "")
          .toReversed()
          .map(({ monday, words }) => (
            <div key={monday} className="py-2.5 sm:flex sm:gap-6">
              <dt className="shrink-0 font-semibold sm:w-72">
                {monday === thisWeek ? "This week" : formatWeek(monday)}
              </dt>
              <dd className="text-ink-700">{words}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
